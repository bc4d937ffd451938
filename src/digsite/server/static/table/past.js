// Looking back: an earlier moment is shown in place of the table, with buttons to others and to now.

import { button, byId, el } from "../shared/dom.js";
import { say } from "../shared/words.js";
import { controls } from "./controls.js";
import { Replay } from "./replay.js";

export class Past {
  /** @param {import("./replay.js").Calls} calls */
  constructor(calls) {
    this.replay = new Replay(calls);
    controls(byId("replay"), this.replay);
    /** @type {() => HTMLElement[]} */
    this.more = () => []; // further buttons while somebody looks back
  }

  get looking() {
    return this.replay.looking;
  }

  /**
   * Show the moment of a row of the log.
   * @param {number} row
   */
  lookAt(row) {
    return this.replay.go(row);
  }

  /**
   * A page that was opened at a moment begins there. Returns whether this one was.
   * @param {number} last
   */
  begin(last) {
    const ply = new URLSearchParams(location.search).get("ply");
    if (ply === null || !(Number(ply) < last)) return false;
    this.replay.go(this.replay.rowOf(Number(ply)));
    return this.looking;
  }

  /** Draw the moment again, because its place on the page has changed. */
  again() {
    return this.replay.go(this.replay.at ?? this.replay.rows.length);
  }

  /** Go back to now. Returns whether somebody looked back. */
  leave() {
    if (!this.looking) return false;
    this.replay.now();
    return true;
  }

  /** Buttons to the moment before, to the next, and to now. */
  knobs() {
    return el(
      "span",
      { class: "past-knobs" },
      button(say("web-back"), () => this.replay.step(-1)),
      button(say("web-on"), () => this.replay.step(1)),
      button(say("web-now"), () => this.replay.now(), { class: "btn main" }),
      this.more(),
    );
  }
}
