// A hint: what a bot would play, and how good it thinks that is. Offered, never pushed.

import { byId, button, el, show } from "../shared/dom.js";
import { colon, percent, say } from "../shared/words.js";

export class Hint {
  /**
   * @param {import("../shared/socket.js").Wire} wire
   * @param {import("./things.js").Things} things
   * @param {Page.Play} play
   */
  constructor(wire, things, play) {
    this.wire = wire;
    this.things = things;
    this.play = play;
    /** @type {Page.State | null} */
    this.state = null;
    this.panel = byId("hints");
  }

  /**
   * Ask for candidates for the table as it is now; put those away that are shown.
   * @param {Page.State | null} state
   */
  async ask(state) {
    if (this.close() || !state?.hint) return;
    this.state = state;
    const { version } = state;
    show(this.panel);
    this.panel.replaceChildren(el("p", { class: "note", role: "status" }, say("web-thinking")));
    const answer = await this.wire.send({ do: "hint", version });
    if (this.panel.hidden || this.state.version !== version) return;
    if (answer.ok) this.draw(answer);
    else this.panel.replaceChildren(el("p", { class: "why" }, answer.say));
  }

  /** @param {Protocol.Advice} given */
  draw({ candidates, reasons, by, tip }) {
    const rows = candidates.map((each, n) => this.row(each, n ? [] : reasons));
    const close = button(say("web-close"), () => this.close(), { class: "btn quiet small" });
    this.panel.replaceChildren(
      el("h2", {}, say("web-hint-by", { who: by }), close),
      el("ol", {}, rows),
      el("p", { class: "note" }, say("web-hint-about")),
      ...(tip ? [el("p", { class: "note" }, tip)] : []),
    );
    if (candidates.length) this.things.point(candidates[0].action);
  }

  /**
   * @param {Protocol.Candidate} given
   * @param {string[]} reasons
   */
  row({ action, label, value, spread, share }, reasons) {
    const length = el("i");
    length.style.width = percentage(share);
    const bar = el("span", { class: "bar", "aria-hidden": "true" }, length);
    const point = () => this.things.point(action);
    return el(
      "li",
      { onpointerenter: point },
      el("span", { class: "what" }, label),
      ...reasons.map((sentence) => el("span", { class: "because" }, sentence)),
      bar,
      expectation(value, spread),
      button(say("web-play-it"), () => this.play(action), { class: "btn small", "aria-label": colon(say("web-play-it"), label), onfocus: point }),
    );
  }

  /**
   * A new state: the hint for the old one is removed.
   * @param {Page.State} state
   */
  set(state) {
    this.state = state;
    this.close();
  }

  /** Returns whether it was open. */
  close() {
    if (this.panel.hidden) return false;
    show(this.panel, false);
    this.things.point(null);
    return true;
  }
}

/**
 * "62 % ± 8": how good a move is thought to be, and how far that differed from world to world.
 * @param {number} value
 * @param {number | null} spread
 */
function expectation(value, spread) {
  if (spread === null) return el("span", { class: "num" }, el("b", {}, percent(value)));
  const sway = Math.max(1, Math.round(100 * spread));
  const words = say("web-hint-value", { value: percent(value), spread: sway });
  return el("span", { class: "num", role: "img", "aria-label": words, title: words }, el("b", {}, percent(value)), ` ± ${sway}`);
}

/** @param {number} share */
const percentage = (share) => `${Math.round(100 * share)}%`;
