// The rules in the page. They open at the chapter that has most to say of what is asked now.

import { call, reason } from "../shared/api.js";
import { byId, el } from "../shared/dom.js";
import { drawer } from "./drawer.js";
import { boot } from "../shared/words.js";

export class Rules {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.inside = byId("rules-inside");
    this.drawer = drawer(byId("rules"), { modal: false });
    this.chapter = "";
    /** @type {Protocol.Rules | null} */
    this.rules = null;
    byId("open-rules").addEventListener("click", () => this.toggle());
  }

  async toggle() {
    if (this.drawer.close()) return;
    this.drawer.open();
    try {
      this.rules ??= /** @type {Protocol.Rules} */ (await call("GET", `/api/rules/${this.game}?lang=${boot.lang}`));
    } catch (error) {
      this.inside.replaceChildren(el("p", { class: "why" }, reason(error)));
      return;
    }
    if (!this.inside.childElementCount) this.inside.innerHTML = this.rules.html; // markup of ours
    document.getElementById(this.chapter)?.scrollIntoView({ block: "start" });
    this.inside.focus({ preventScroll: true });
  }
}
