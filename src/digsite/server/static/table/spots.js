// Where things of the pictures are on the screen, and what they look like there.

import { svg } from "../shared/dom.js";
import { drawing } from "./drawing.js";

const USUAL = 44; // pixels: the height of what has no size of its own in the picture

/**
 * A place on the screen, and what moves from or to it, as it looks there: its element, and a copy.
 * @typedef {object} Place
 * @property {DOMRect} box
 * @property {Element} thing
 * @property {SVGGraphicsElement | null} piece
 * @property {SVGElement | null} copy
 */

/**
 * Where a thing is, and in it, or on it, the piece that is drawn with a symbol, the uppermost. A thing that
 * is not in sight, such as a player's sheet on a phone, is where its seat is; a pile of which all is picked
 * up, where that is.
 * @param {string} id
 * @param {string} symbol
 * @returns {Place | null}
 */
export function placeOf(id, symbol) {
  const name = CSS.escape(id);
  const thing = id ? document.querySelector(`#main :is(#${name}, #${name}-picked)`) : null;
  if (!thing) return null;
  const ground = seen(thing)?.getBoundingClientRect();
  if (!ground?.width) return null;
  const piece = symbol ? uppermost(thing, symbol, ground) : null;
  return { box: piece?.getBoundingClientRect() ?? ground, thing, piece, copy: piece && copied(piece) };
}

/**
 * @param {Element} thing
 * @param {string} symbol
 * @param {DOMRect} ground
 */
function uppermost(thing, symbol, ground) {
  const all = /** @type {NodeListOf<SVGGraphicsElement>} */ (thing.closest("svg")?.querySelectorAll(`use[href="#${symbol}"]`));
  return [...all].findLast((each) => (thing.contains(each) ? each.getBoundingClientRect().width > 0 : stands(each, ground))) ?? null;
}

/**
 * Whether the middle of a piece is on a ground.
 * @param {Element} piece
 * @param {DOMRect} ground
 */
function stands(piece, ground) {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && x > ground.left && x < ground.right && y > ground.top && y < ground.bottom;
}

/** @param {Element} thing */
function seen(thing) {
  if (thing.getBoundingClientRect().width) return thing;
  const colour = [...thing.classList].find((each) => each.startsWith("p-"));
  return colour ? document.querySelector(`#chips .${colour}`) : null;
}

/**
 * A piece by itself, in a drawing that is as large as the piece.
 * @param {SVGGraphicsElement} piece
 */
function copied(piece) {
  const { x, y, width, height } = piece.getBBox();
  const copy = /** @type {Element} */ (piece.cloneNode(true));
  for (const name of ["id", "transform"]) copy.removeAttribute(name);
  const seat = piece.closest("[class*='p-']")?.getAttribute("class")?.match(/\bp-\w+/)?.[0] ?? "";
  return svg("svg", { class: seat, viewBox: `${x} ${y} ${width} ${height}` }, copy);
}

/**
 * What moves: the piece as it looks in one of these places, or its symbol, with a size for the latter.
 * @param {Protocol.Happening} happening
 * @param {(Place | null)[]} places
 */
export function shapeOf({ picture, colour }, places) {
  const known = places.find((place) => place?.copy);
  if (known?.copy) return { node: /** @type {SVGElement} */ (known.copy.cloneNode(true)), width: known.box.width, height: known.box.height };
  const symbol = /** @type {SVGSymbolElement | null} */ (picture ? document.getElementById(picture) : null);
  const { width = 0, height = 0 } = symbol?.viewBox?.baseVal ?? {};
  return width ? { node: drawing(picture, "", colour), width: (USUAL * width) / height, height: USUAL } : null;
}

/**
 * The numbers that stand in a thing and are in sight, by the class of their words: where each is, and what it is.
 * @param {string} id
 */
export function numbersIn(id) {
  /** @type {Map<string, { node: SVGTextElement, value: number }[]>} */
  const found = new Map();
  for (const node of /** @type {NodeListOf<SVGTextElement>} */ (document.querySelectorAll(`#main #${CSS.escape(id)} text`))) {
    if (!/^\d+$/.test(node.textContent ?? "") || !node.getClientRects().length) continue;
    const kind = node.getAttribute("class") ?? "";
    found.set(kind, [...(found.get(kind) ?? []), { node, value: Number(node.textContent) }]);
  }
  return found;
}
