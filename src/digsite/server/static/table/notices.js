// Event cards: what concerns me, over the board, until I act or put them away.

import { button, byId, el, icon } from "../shared/dom.js";
import { say } from "../shared/words.js";
import { drawing } from "./drawing.js";

const MOST = 3; // cards that are shown at a time, the newest
const GAP = 8; // pixels to the edge of what a card lies on
const LIT = 100; // how many drawings that are covered are as bad as a thing that can be clicked

/** @typedef {{ left: number, top: number }} Corner */

export class Notices {
  constructor() {
    this.holder = byId("notices");
    /** @type {Map<string, HTMLElement>} */
    this.cards = new Map(); // those that are shown, the newest first
    /** @type {Set<string>} */
    this.away = new Set(); // those that were put away
    this.placed = 0; // how many cards there were when they were laid where they lie
    addEventListener("resize", () => {
      this.placed = 0;
      this.settle();
    });
  }

  /**
   * Show what has concerned the viewer since he acted. A card that stays is not announced again.
   * @param {Page.State} state
   */
  draw(state) {
    /** @type {Map<string, { notice: Protocol.Notice, colour: string }>} */
    const found = new Map();
    state.happened.forEach(({ ply, notice, colour }, n) => {
      const key = `${state.viewer} ${ply} ${n - state.happened.findIndex((each) => each.ply === ply)}`;
      if (notice && ply >= state.news && !this.away.has(key)) found.set(key, { notice, colour });
    });
    const newest = [...found].slice(-MOST);
    for (const [key, card] of this.cards) if (!newest.some(([each]) => each === key)) this.remove(key, card);
    for (const [key, { notice, colour }] of newest) if (!this.cards.has(key)) this.add(key, told(notice, colour, () => this.dismiss(key)));
    this.settle();
  }

  /**
   * @param {string} key
   * @param {HTMLElement} card
   */
  add(key, card) {
    this.cards = new Map([[key, card], ...this.cards]);
    this.holder.prepend(card);
  }

  /**
   * @param {string} key
   * @param {HTMLElement} card
   */
  remove(key, card) {
    this.cards.delete(key);
    card.remove();
  }

  /**
   * Put a card away, or the newest one. Returns whether there was one.
   * @param {string} [which]
   */
  dismiss(which) {
    const [key, card] = [...this.cards].find(([each]) => !which || each === which) ?? [];
    if (!key || !card) return false;
    this.away.add(key);
    this.remove(key, card);
    this.settle();
    return true;
  }

  /** Stay, or lie where nothing is covered that can be clicked, and little that is drawn: at the top of the board, in another corner of it, or over the log. */
  settle() {
    if (!this.cards.size) return;
    const lit = [...document.querySelectorAll("#main .legal, #board .picked")].map((each) => each.getBoundingClientRect());
    const size = this.holder.getBoundingClientRect();
    const stays = this.placed === this.cards.size && covered(size, size, lit) === 0;
    if (stays) return;
    this.placed = this.cards.size;
    const drawn = [...document.querySelectorAll("#board text, #board use, #log li")].map((each) => each.getBoundingClientRect());
    const corners = places(size, [byId("board"), document.querySelector(".panel.log")]);
    const best = corners.map((at) => ({ at, covers: covered(at, size, lit) * LIT + covered(at, size, drawn) })).reduce((one, other) => (other.covers < one.covers ? other : one), { at: corners[0], covers: Infinity });
    if (best.at) Object.assign(this.holder.style, { left: `${best.at.left}px`, top: `${best.at.top}px` });
  }
}

/**
 * @param {Protocol.Notice} notice
 * @param {string} colour of the seat whose piece is drawn
 * @param {() => void} dismiss
 */
function told({ text, more, tone, picture }, colour, dismiss) {
  return framed(tone, [picture && drawing(picture, "event-picture", colour), el("div", {}, el("b", {}, text), more && el("p", {}, more))], dismiss);
}

/**
 * @param {string} tone
 * @param {Page.Inside[]} inside
 * @param {() => void} dismiss
 */
function framed(tone, inside, dismiss) {
  return el("article", { class: `event ${tone}` }, inside, button(icon("close"), dismiss, { class: "icon", "aria-label": say("web-dismiss") }));
}

/**
 * Where a box may lie: along the top of the board, at its lower corners, and over the log.
 * @param {DOMRect} size
 * @param {(Element | null)[]} grounds
 * @returns {Corner[]}
 */
function places(size, grounds) {
  const [board, log] = grounds.map((each) => each?.getBoundingClientRect());
  if (!board) return [];
  const right = Math.max(board.left + GAP, board.right - size.width - GAP);
  const low = Math.min(board.bottom, innerHeight) - size.height - GAP;
  const top = Math.max(board.top, 0) + GAP;
  const found = [
    { left: board.left + (board.width - size.width) / 2, top },
    { left: right, top },
    { left: board.left + GAP, top },
    { left: right, top: low },
    { left: board.left + GAP, top: low },
  ];
  if (log && log.height > size.height && log.top < innerHeight) found.push({ left: log.left + (log.width - size.width) / 2, top: log.top + GAP });
  return found.map(({ left, top: high }) => ({ left: Math.max(GAP, Math.min(left, innerWidth - size.width - GAP)), top: high }));
}

/**
 * How many of these boxes would be covered.
 * @param {Corner} at
 * @param {DOMRect} size
 * @param {DOMRect[]} boxes
 */
function covered({ left, top }, { width, height }, boxes) {
  return boxes.filter((box) => box.width && box.left < left + width && box.right > left && box.top < top + height && box.bottom > top).length;
}
