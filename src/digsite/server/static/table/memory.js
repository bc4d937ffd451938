// What the page remembers of its table: the last state, what is drawn, and what the server sends only
// when it changes.

import { happenedIn, rowsOf } from "./rows.js";

export class Memory {
  constructor() {
    /** @type {Page.State | null} */
    this.state = null; // what is drawn, or would be if nobody looked back
    /** @type {Page.State | null} */
    this.heard = null; // the last state that came
    /** @type {Map<string, string>} */
    this.kept = new Map(); // name -> drawing, for parts that have not changed
    /** @type {Protocol.LogEntry[]} */
    this.entries = []; // the log
    this.fresh = false; // whether the connection was opened since the last state came
    this.busy = false; // whether something was sent whose state has not come yet
  }

  /**
   * Fill in what the server left out, because it has not changed. Returns whether to draw it at once.
   * @param {Protocol.TableState} message
   */
  take(message) {
    const parts = this.whole(message.parts);
    this.entries.length = Math.min(this.entries.length, message.log.from);
    this.entries.push(...message.log.entries);
    const state = { ...message, parts, rows: rowsOf(this.entries), happened: happenedIn(this.entries) };
    const atOnce = this.fresh || this.busy || state.turn === "mine" || state.viewer !== this.heard?.viewer;
    this.heard = state;
    this.fresh = this.busy = false;
    return { state, atOnce };
  }

  /**
   * The state with other picks, if it is still the one they were picked from.
   * @param {Protocol.Gathered} answer
   */
  gathered({ version, gathering, parts }) {
    const whole = this.whole(parts);
    if (!this.state || this.state.version !== version || this.heard !== this.state) return null;
    this.state = this.heard = { ...this.state, gathering, parts: whole };
    return this.state;
  }

  /**
   * The parts with their drawings: those that have not changed are not sent again.
   * @param {Protocol.Picture[]} sent
   */
  whole(sent) {
    const parts = sent.map((part) => ({ ...part, svg: part.svg ?? this.kept.get(part.name) ?? "" }));
    this.kept = new Map(parts.map((part) => [part.name, part.svg]));
    return parts;
  }
}
