// Shows states one after another, so that the moves of bots can be followed. A click skips to the last.

import { reducedMotion } from "../shared/dom.js";

const PAUSE = 350; // from one state to the next, at least
const REST = 150; // after what a state let move

export class Pace {
  /** @param {(state: Page.State, moves: boolean) => number} draw draws a state, and says how long something moves then */
  constructor(draw) {
    this.draw = draw;
    /** @type {Page.State[]} */
    this.queue = [];
    this.until = 0; // when the next state may be drawn
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    addEventListener("pointerdown", () => this.flush(false), { capture: true });
    addEventListener("keydown", () => this.flush(false), { capture: true });
  }

  /**
   * Draw a state at once, or in its turn.
   * @param {Page.State} state
   * @param {boolean} atOnce
   */
  add(state, atOnce) {
    this.queue.push(state);
    if (atOnce || reducedMotion() || document.hidden) this.flush(true);
    else if (this.queue.length === 1) this.next();
  }

  next() {
    clearTimeout(this.timer);
    const wait = this.until - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.next(), wait);
      return;
    }
    const state = this.queue.shift();
    if (!state) return;
    this.show(state, true);
    if (this.queue.length) this.next();
  }

  /**
   * @param {Page.State} state
   * @param {boolean} moves
   */
  show(state, moves) {
    const now = performance.now();
    this.until = now + Math.max(PAUSE, this.draw(state, moves) + REST);
  }

  /**
   * Draw the last state that waits; moves: whether what led to it is shown.
   * @param {boolean} moves
   */
  flush(moves) {
    const last = this.queue.at(-1);
    clearTimeout(this.timer);
    this.queue = [];
    if (last) this.show(last, moves);
  }
}
