// The facts of a game, always in this order: how long, how many players, how difficult.

import { el, icon, svg } from "../shared/dom.js";
import { colon, say } from "../shared/words.js";

const HARDEST = 3;

/**
 * What nobody knows of a game is left out.
 * @param {{ minutes: number, difficulty: number }} game
 * @param {string} players
 */
export function facts({ minutes, difficulty }, players) {
  return el(
    "ul",
    { class: "facts" },
    minutes > 0 && el("li", {}, icon("clock"), say("web-minutes", { n: minutes })),
    el("li", {}, icon("people"), players),
    difficulty > 0 && el("li", {}, triangles(difficulty), el("span", { class: "vh" }, colon(say("web-difficulty"), "")), say(`web-difficulty-${difficulty}`)),
  );
}

/**
 * As many triangles as a game is difficult are filled.
 * @param {number} difficulty
 */
function triangles(difficulty) {
  const each = (/** @type {unknown} */ _, /** @type {number} */ n) => svg("path", { class: n < difficulty ? "on" : "", d: `M${n * 14 + 1} 13 ${n * 14 + 7} 2l6 11z` });
  return svg("svg", { class: "triangles", viewBox: "0 0 42 14", "aria-hidden": "true" }, Array.from({ length: HARDEST }, each));
}
