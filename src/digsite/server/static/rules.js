// The rules in the page. They open at the chapter that has most to say of what is asked now.

import { call } from "./api.js";
import { byId, el } from "./dom.js";
import { drawer } from "./drawer.js";
import { boot, say } from "./words.js";

export class Rules {
  constructor(game) {
    this.game = game;
    this.inside = byId("rules-inside");
    this.drawer = drawer(byId("rules"), { modal: false });
    this.chapter = "";
    byId("open-rules").addEventListener("click", () => this.toggle());
  }

  async toggle() {
    if (this.drawer.close()) return;
    this.drawer.open();
    try {
      this.rules ??= await call("GET", `/api/rules/${this.game}?lang=${boot.lang}`);
    } catch (error) {
      this.inside.replaceChildren(el("p", { class: "why" }, error.message || say("web-lost")));
      return;
    }
    if (!this.inside.childElementCount) this.inside.innerHTML = this.rules.html; // markup of ours
    byId(this.chapter)?.scrollIntoView({ block: "start" });
    this.inside.focus({ preventScroll: true });
  }
}
