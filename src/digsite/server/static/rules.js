// The rules in the page. They open at the chapter that has most to do with what is asked now.

import { call } from "./api.js";
import { byId, el } from "./dom.js";
import { drawer } from "./drawer.js";
import { boot, say } from "./words.js";

const LONG = 5; // letters; shorter words say nothing of a chapter

export class Rules {
  constructor(game) {
    this.game = game;
    this.inside = byId("rules-inside");
    this.drawer = drawer(byId("rules"), { modal: false });
    this.topic = "";
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
    const chapter = matching(this.rules.chapters, this.topic);
    if (chapter) byId(chapter.id)?.scrollIntoView({ block: "start" });
    this.inside.focus({ preventScroll: true });
  }

  /** What is going on, in words: the rules open at what they say of it. */
  about(title) {
    this.topic = title;
  }
}

/** The chapter whose title shares most words with what is going on; the last words say most. */
export function matching(chapters, topic) {
  const said = stems(topic);
  const weight = (chapter) => stems(chapter.title).reduce((sum, word) => sum + said.lastIndexOf(word) + 1, 0);
  const best = [...chapters].sort((one, other) => weight(other) - weight(one))[0];
  return best && weight(best) ? best : null;
}

const stems = (words) =>
  words.toLocaleLowerCase().split(/[^\p{L}]+/u).filter((word) => word.length >= LONG).map((word) => word.slice(0, LONG));
