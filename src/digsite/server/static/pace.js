// States one after another, so that the moves of bots can be followed. A click skips to the end.

import { reducedMotion } from "./dom.js";

const PAUSE = 350;

export class Pace {
  constructor(draw) {
    this.draw = draw;
    this.queue = [];
    this.shown = 0; // when the last state was drawn
    addEventListener("pointerdown", () => this.flush(), { capture: true });
    addEventListener("keydown", () => this.flush(), { capture: true });
  }

  /** Draw a state at once, or in its turn. */
  add(state, atOnce) {
    this.queue.push(state);
    if (atOnce || reducedMotion() || document.hidden) this.flush();
    else if (this.queue.length === 1) this.next();
  }

  next() {
    clearTimeout(this.timer);
    const wait = this.shown + PAUSE - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.next(), wait);
      return;
    }
    const state = this.queue.shift();
    if (!state) return;
    this.shown = performance.now();
    this.draw(state);
    if (this.queue.length) this.next();
  }

  flush() {
    const last = this.queue.at(-1);
    clearTimeout(this.timer);
    this.queue = [];
    if (!last) return;
    this.shown = performance.now();
    this.draw(last);
  }
}
