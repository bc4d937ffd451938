// A lesson: a card that says what to do, and rings around what it speaks of. All else lies in the shade.

import { button, byId, el, show, svg } from "../shared/dom.js";
import { boot, say } from "../shared/words.js";
import { boxAt, covered, place } from "./place.js";

const GAP = 8; // pixels between a thing and its ring, and from the card to the edge
const ROUND = 12;
const BESIDE = new Set(["goal", "confirm"]); // what is no thing in the picture

export class Lesson {
  /**
   * @param {(how: "on" | "back" | "skip" | "play") => void} turn asks the server
   * @param {import("./sheets.js").Sheets} sheets
   */
  constructor(turn, sheets) {
    this.turn = turn;
    this.sheets = sheets;
    this.opened = false; // whether the sheet of the sides was opened for this step
    this.card = byId("lesson");
    this.shade = byId("scrim");
    /** @type {Protocol.StepShown | null} */
    this.step = null;
    this.seen = ""; // where everything was when it was drawn last
    this.said = byId("lesson"); // where a sentence on another try goes
  }

  /** @param {Protocol.StepShown | null} step */
  draw(step) {
    const was = this.step;
    this.step = step;
    show(this.card, Boolean(step));
    this.shade.toggleAttribute("hidden", !step); // a drawing has no property for that
    if (!step) return;
    this.write();
    this.reveal();
    this.seen = "";
    if (!was) this.watch();
  }

  hide() {
    this.draw(null);
  }

  /** Say what this step says. */
  write() {
    const { n, of, title, text } = /** @type {Protocol.StepShown} */ (this.step);
    const focused = document.activeElement?.id;
    const dots = el("ol", { class: "dots", "aria-hidden": "true" }, Array.from({ length: of }, (_, at) => el("li", { class: at < n ? "done" : at === n ? "now" : "" })));
    this.said = el("p", { class: "nearly", role: "status" });
    const head = n < of && [el("small", {}, say("web-lesson-step", { n: n + 1, of })), button(say("web-lesson-skip"), () => this.ask(), { id: "lesson-skip", class: "btn quiet small" })];
    this.card.classList.toggle("end", n === of);
    this.card.replaceChildren(el("div", { class: "head" }, dots, head), el("h2", { id: "h-lesson" }, title), el("p", {}, text), this.said, el("div", { class: "turns" }, this.buttons()));
    if (focused?.startsWith("lesson-")) (document.getElementById(focused) ?? byId("lesson-on")).focus();
  }

  /** Open the sheet of the sides where what is pointed at lies on it; close it again at another step. */
  reveal() {
    const beside = this.step?.points.map((id) => document.getElementById(id)).some((node) => node?.closest("#side"));
    if (beside && !this.opened) this.sheets.open("side");
    if (!beside && this.opened) this.sheets.close();
    this.opened = Boolean(beside);
  }

  buttons() {
    const { n, of, asks } = /** @type {Protocol.StepShown} */ (this.step);
    if (n === of) return [
      button(say("web-lesson-play"), () => this.turn("play"), { id: "lesson-on", class: "btn main big" }),
      el("a", { class: "btn", href: `/new?game=${boot.game}` }, say("web-lesson-new")),
      el("a", { class: "btn quiet", href: "/" }, say("web-lobby")),
    ];
    return [
      n > 0 && button(say("web-lesson-back"), () => this.turn("back"), { id: "lesson-back", class: "btn quiet" }),
      button(say(asks ? "web-lesson-show" : "web-lesson-next"), () => this.turn("on"), { id: "lesson-on", class: asks ? "btn" : "btn main" }),
    ];
  }

  /** Ask whether to skip the lesson, in its own card. Returns whether there is something to ask. */
  ask() {
    if (!this.step || this.step.n === this.step.of) return false;
    const stay = button(say("web-lesson-stay"), () => this.write(), { id: "lesson-stay", class: "btn" });
    this.card.replaceChildren(el("h2", { id: "h-lesson" }, say("web-lesson-skip-ask")), el("div", { class: "turns" }, stay, button(say("web-lesson-skip"), () => this.turn("skip"), { id: "lesson-on", class: "btn main" })));
    stay.focus();
    this.seen = "";
    return true;
  }

  /**
   * Say why something else was not done. Returns whether there is a step that says it.
   * @param {string} sentence
   */
  nearly(sentence) {
    if (!this.step) return false;
    if (this.said === this.card || this.said.textContent === sentence) return true;
    this.said.textContent = sentence;
    this.seen = "";
    return true;
  }

  /** Follow what is pointed at, wherever it goes, as long as the lesson is shown. */
  watch() {
    if (!this.step) return;
    const boxes = this.boxes();
    const seen = JSON.stringify([boxes, innerWidth, innerHeight, document.body.dataset.picks]);
    if (seen !== this.seen) this.lay(boxes);
    this.seen = seen;
    requestAnimationFrame(() => this.watch());
  }

  /** Where all is that is pointed at and in sight. */
  boxes() {
    return /** @type {Protocol.StepShown} */ (this.step).points.map(pointed).filter((found) => found !== null).map((found) => ringed(found.getBoundingClientRect()));
  }

  /** @param {import("./place.js").Box[]} boxes */
  lay(boxes) {
    const step = /** @type {Protocol.StepShown} */ (this.step);
    const strip = byId("prompt").getBoundingClientRect();
    const holes = step.asks ? [...boxes, strip] : boxes;
    const all = { width: "100%", height: "100%" };
    this.shade.replaceChildren(
      svg("mask", { id: "holes" }, svg("rect", { ...all, fill: "#fff" }), holes.map((box) => svg("rect", { ...frame(box), fill: "#000" }))),
      svg("rect", { ...all, class: "dark", mask: "url(#holes)" }),
      ...boxes.map((box) => svg("rect", { ...frame(box), class: "ring" })),
    );
    const { width, height } = this.card.getBoundingClientRect();
    const room = { left: GAP, top: GAP, right: innerWidth - GAP, bottom: (strip.top > height + 2 * GAP ? strip.top : innerHeight) - GAP };
    const now = this.card.getBoundingClientRect();
    const lit = document.body.dataset.picks ? [...document.querySelectorAll("#board .legal")].map((each) => each.getBoundingClientRect()) : []; // something is picked: the next click is near
    const stays = this.seen && covered(boxAt(now, { width, height }), [...boxes, ...lit]) === 0 && now.bottom <= room.bottom;
    if (stays) return;
    const others = [...lit, byId("board").getBoundingClientRect()]; // what happens, happens on the board: better over a side
    const at = place({ width, height }, boxes, room, others);
    Object.assign(this.card.style, { left: `${at.left}px`, top: `${at.top}px` });
  }
}

/**
 * What is seen of a thing that a step points at: itself, or its button where it is on a closed sheet.
 * @param {string} id
 */
function pointed(id) {
  if (id === "confirm") return pressedNext();
  const found = [id, ...(BESIDE.has(id) ? [] : [`button-${id}`])].map((each) => document.getElementById(each));
  return found.find((node) => node?.getClientRects().length) ?? null;
}

/** The one large button; or the small ones beside it, as long as one of these is to be chosen first. */
function pressedNext() {
  const [confirm, acts] = [/** @type {HTMLButtonElement} */ (byId("confirm")), byId("acts")];
  const waits = confirm.disabled || !document.body.dataset.picks;
  const found = document.createRange();
  if (waits && acts.querySelector("[aria-pressed]")) found.selectNodeContents(acts);
  else found.selectNode(confirm);
  return found.getClientRects().length ? found : null;
}

/** @param {DOMRect} box */
const ringed = ({ left, top, right, bottom }) => ({ left: Math.max(2, left - GAP), top: Math.max(2, top - GAP), right: Math.min(innerWidth - 2, right + GAP), bottom: Math.min(innerHeight - 2, bottom + GAP) });

/** @param {import("./place.js").Box} box */
const frame = ({ left, top, right, bottom }) => ({ x: left, y: top, width: right - left, height: bottom - top, rx: ROUND });
