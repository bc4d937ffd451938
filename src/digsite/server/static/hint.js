// A hint: what a bot would play, and how good it thinks that is. Offered, never pushed.

import { byId, button, el, show } from "./dom.js";
import { percent, say } from "./words.js";

export class Hint {
  constructor(wire, targets, play) {
    Object.assign(this, { wire, targets, play });
    this.panel = byId("hints");
    byId("hint").addEventListener("click", () => this.ask());
  }

  /** Ask for candidates for the table as it is now. */
  async ask() {
    if (this.putDown() || byId("hint").hidden) return;
    const { version } = this.state;
    show(this.panel);
    this.panel.replaceChildren(el("p", { class: "note", role: "status" }, say("web-thinking")));
    const answer = await this.wire.send({ do: "hint", version });
    if (this.panel.hidden || this.state.version !== version) return;
    if (!answer.ok) this.panel.replaceChildren(el("p", { class: "why" }, answer.say));
    else this.draw(answer);
  }

  draw({ candidates, by }) {
    const rows = candidates.map((each) => this.row(each));
    const close = button(say("web-close"), () => this.putDown(), { class: "btn quiet small" });
    this.panel.replaceChildren(
      el("h2", {}, say("web-hint-by", { who: by }), close),
      el("p", { class: "note" }, say("web-hint-about")),
      el("ol", {}, rows),
    );
    if (candidates.length) this.targets.point(candidates[0].action);
  }

  row({ action, label, value, spread, share }) {
    const bar = el("span", { class: "bar", "aria-hidden": "true" }, el("i"));
    bar.firstChild.style.width = percentage(share);
    const point = () => this.targets.point(action);
    return el(
      "li",
      { onpointerenter: point },
      el("span", { class: "what" }, label),
      bar,
      expectation(value, spread),
      button(say("web-play-it"), () => this.play(action), { class: "btn small", "aria-label": `${say("web-play-it")}: ${label}`, onfocus: point }),
    );
  }

  /** A new state: what was thought of the old one is over. */
  set(state) {
    this.state = state;
    this.putDown();
  }

  putDown() {
    if (this.panel.hidden) return false;
    show(this.panel, false);
    this.targets.point(null);
    return true;
  }
}

/** "62 % ± 8": how good a move is thought to be, and how far that differed from world to world. */
function expectation(value, spread) {
  if (spread === null) return el("span", { class: "num" }, el("b", {}, percent(value)));
  const sway = Math.max(1, Math.round(100 * spread));
  const words = say("web-hint-value", { value: percent(value), spread: sway });
  return el("span", { class: "num", role: "img", "aria-label": words, title: words }, el("b", {}, percent(value)), ` ± ${sway}`);
}

const percentage = (share) => `${Math.round(100 * share)}%`;
