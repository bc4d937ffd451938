// A symbol of the pictures, drawn by itself.

import { svg } from "../shared/dom.js";

/**
 * A symbol as the pictures draw it: some take their colours from the class of who uses them, or of the seat.
 * @param {string} symbol
 * @param {string} kind the class of the drawing
 * @param {string} [colour] of the seat, if it has one
 */
export function drawing(symbol, kind, colour = "") {
  const known = document.querySelector(`#main use[href="#${symbol}"]`)?.getAttribute("class");
  const seat = colour ? ` p-${colour}` : "";
  return svg("svg", { class: `${kind}${seat}`, "aria-hidden": "true" }, svg("use", { href: `#${symbol}`, class: known }));
}
