// The rules in the page. They open at the paragraph that has most to say of what is asked now.

import { reason } from "../shared/api.js";
import { byId, el } from "../shared/dom.js";
import { drawer } from "./drawer.js";

export class Rules {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.inside = byId("rules-inside");
    this.drawer = drawer(byId("rules"), { modal: false });
    this.chapter = ""; // the mark of a chapter or a paragraph
    this.filled = false;
    byId("open-rules").addEventListener("click", () => this.drawer.close() || this.open(this.chapter));
    byId("why").addEventListener("click", ({ target }) => {
      const named = /** @type {Element} */ (target).closest("[data-rule]");
      if (named instanceof HTMLElement) this.open(named.dataset.rule ?? "");
    });
  }

  /**
   * Open the rules at a mark.
   * @param {string} mark
   */
  async open(mark) {
    this.drawer.open();
    try {
      if (!this.filled) await (await import("../rules/book.js")).fill(this.game); // what is not opened is not fetched
      this.filled = true;
    } catch (error) {
      this.inside.replaceChildren(el("p", { class: "why" }, reason(error)));
      return;
    }
    for (const node of this.inside.querySelectorAll(".asked")) node.classList.remove("asked");
    const place = this.inside.querySelector(`#${mark.replace(".", "\\.")}`);
    place?.classList.add("asked");
    place?.scrollIntoView({ block: "start" });
    this.inside.focus({ preventScroll: true });
  }
}
