// What happened since my last turn, one step after another: each is told, and lit on the board.

import { button, byId, el, icon, show } from "../shared/dom.js";
import { say } from "../shared/words.js";

export class Recap {
  /**
   * @param {import("./log.js").Log} log
   */
  constructor(log) {
    this.log = log;
    /** @type {() => void} */
    this.changed = () => {}; // called when another step is lit
    /** @type {Page.Row[]} */
    this.steps = []; // the rows of the log since my last turn
    /** @type {Page.State | null} */
    this.state = null;
    this.since = -1; // the ply from which on these are
    /** @type {number | null} */
    this.at = null; // the step that is lit
    this.count = el("span", { class: "steps-count" });
    this.told = el("span", { class: "vh", "aria-live": "polite" }); // for those who do not see what is lit
    byId("recap").append(el("b", {}, say("web-since")), this.knob("back", "web-step-back", -1), this.count, this.knob("on", "web-step-on", 1), this.told);
    this.line = el("span", { class: "line" });
    byId("ticker").append(this.knob("back", "web-step-back", -1), this.line, this.knob("on", "web-step-on", 1));
  }

  /**
   * @param {string} drawing
   * @param {string} key
   * @param {number} by
   */
  knob(drawing, key, by) {
    return button(icon(drawing), () => this.step(by), { class: "icon", "aria-label": say(key), title: by < 0 ? "," : "." });
  }

  /**
   * Take the steps of a state: what was seen to happen, or all that is told where nothing is to be seen.
   * What is lit stays lit until something else is new.
   * @param {Page.State} state
   */
  set(state) {
    const told = state.rows.filter((row) => row.end > state.news && (row.seat !== null || state.news > 0));
    const seen = told.filter((row) => of(state, row).length > 0);
    const others = told.some((row) => row.seat !== null); // chance alone goes on within my own turn
    const steps = others ? (seen.length ? seen : told) : [];
    if (this.since !== state.news || steps.length !== this.steps.length) this.at = null;
    Object.assign(this, { state, steps, since: state.news });
    show(byId("recap"), steps.length > 0);
    this.write();
  }

  /**
   * Go to another step; beyond the last and before the first none is lit. Returns whether there are steps.
   * @param {number} by
   */
  step(by) {
    if (!this.steps.length) return false;
    const last = this.steps.length - 1;
    const next = this.at === null ? (by > 0 ? 0 : last) : this.at + by;
    this.at = next < 0 || next > last ? null : next;
    this.write();
    this.changed();
    return true;
  }

  /** The ids of the things of the step that is lit. */
  get things() {
    if (this.at === null || !this.state) return [];
    return thingsOf(this.state, this.steps[this.at]);
  }

  write() {
    const of = this.steps.length;
    const row = this.steps[this.at ?? of - 1];
    this.count.textContent = this.at === null ? String(of || "") : say("web-step-of", { n: this.at + 1, of });
    this.line.textContent = row ? row.text : "";
    show(byId("ticker"), of > 0);
    this.told.textContent = this.at === null ? "" : row.text;
    this.log.light(this.at === null ? undefined : row);
  }
}

/**
 * The ids of the things that a row of the log tells of.
 * @param {Page.State} state
 * @param {Page.Row} row
 */
export const thingsOf = (state, row) => of(state, row).flatMap(({ source, target }) => [source, target]).filter(Boolean);

/**
 * What was seen to happen in a row of the log.
 * @param {Page.State} state
 * @param {Page.Row} row
 */
const of = (state, row) => state.happened.filter(({ ply }) => ply >= row.from && ply < row.end);
