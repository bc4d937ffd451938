// How far the game or the turn has come: its steps in a row, the one of now filled. Where a game names no steps, the
// title of the scene stands there.

import { el } from "../shared/dom.js";
import { boot, stage } from "../shared/words.js";

const SHORT = 2; // letters of a step that stands in a disc

export class Timeline {
  /** @param {HTMLElement} holder */
  constructor(holder) {
    this.holder = holder;
    this.told = ""; // what is shown
  }

  /** @param {Pick<Page.State | Page.View, "title" | "timeline">} view */
  draw({ title, timeline }) {
    const told = JSON.stringify([title, timeline]);
    if (told === this.told) return;
    this.told = told;
    const words = stage(title, boot.title);
    this.holder.classList.toggle("steps", Boolean(timeline));
    this.holder.title = words;
    const steps = timeline && el("span", { class: "line", "aria-hidden": "true" }, ...pieces(timeline));
    this.holder.replaceChildren(...(steps ? [el("span", { class: "vh" }, words), steps] : [words]));
  }
}

/** @param {Protocol.Timeline} given */
function pieces({ title, steps, now, stage: done }) {
  const nodes = steps.map((step, n) => {
    const when = n < now ? "done" : n === now ? "now" : "next";
    const short = step.length <= SHORT;
    const doing = n === now && done ? el("small", {}, done) : null;
    if (short) return el("span", { class: `step ${when}` }, el("i", { class: "disc" }, step), doing);
    return el("span", { class: `step ${when}` }, el("i", { class: "pill" }, step, doing && " ", doing));
  });
  return [title && el("span", { class: "of-steps" }, title), ...nodes];
}
