// Gold corners around what has come or moved since my last turn.

import { svg } from "../shared/dom.js";

const FAR = 8; // in units of the picture; a shorter move only made room for another piece
const MOST = 10; // if more things than this are new, the table is a new one: nothing is marked
const GAP = 5;
const ARM = 10;
const PILE = ".pile"; // cards that lie over each other: they are news when they come, not when they lie closer

/**
 * A thing that stands on a part: its node, the drawings it is made of, and where it is.
 * @typedef {object} Thing
 * @property {string} part
 * @property {Element} node
 * @property {Element[]} uses
 * @property {(string | null)[]} drawings
 * @property {Page.Spot & { around: string }} at
 */
/** @typedef {Map<string, Thing>} Things by their ids */

/**
 * What stands on board and sides: id -> the drawings it is made of, and where it is.
 * @param {Page.Pictures} pictures
 * @returns {Things}
 */
function standing(pictures) {
  const found = new Map();
  for (const [part, picture] of pictures) {
    if (!picture.matches(".part-board, .part-side")) continue;
    for (const node of picture.querySelectorAll("[id]")) {
      if (node.querySelector("[id]")) continue; // a container of other things
      if (node.closest(".enlarged")) continue; // it was there before, and smaller
      const uses = node.matches("use") ? [node] : [...node.querySelectorAll("use:not(.ring, .would *, .ghost *)")]; // what lights up, or only might come, has not come
      if (!uses.length) continue;
      found.set(node.id, { part, node, uses, drawings: uses.map((use) => use.getAttribute("href")), at: place(uses[0]) });
    }
  }
  return found;
}

/**
 * The same of pictures that are only text: a table that was seen before this page was opened.
 * @param {Page.Part[]} parts
 */
function stood(parts) {
  /** @type {Page.Pictures} */
  const pictures = new Map();
  for (const part of parts) {
    const picture = new DOMParser().parseFromString(part.svg, "text/html").querySelector("svg");
    if (picture) pictures.set(part.name, picture);
  }
  return standing(pictures);
}

/** @param {Element} use */
function place(use) {
  const around = use.closest("[transform]")?.getAttribute("transform") ?? "";
  return { x: Number(use.getAttribute("x")), y: Number(use.getAttribute("y")), around };
}

/**
 * Mark what is new on the pictures.
 * @param {Page.Pictures} pictures
 * @param {Things | null} before
 */
function mark(pictures, before) {
  unmark(pictures);
  if (!before) return;
  const fresh = [...standing(pictures).entries()].filter(([id, now]) => isNew(now, before.get(id)));
  if (fresh.length > MOST) return;
  const marked = fresh
    .filter(([, { node }]) => !node.querySelector(".last"))
    .map(([id, { part, node, uses }]) => ({ picture: pictures.get(part), node: (before.has(id) && uses.at(-1)) || node })); // a thing on its place, or a new place
  surround(marked);
}

/**
 * Mark just these things, where they are drawn.
 * @param {Page.Pictures} pictures
 * @param {string[]} ids
 */
function point(pictures, ids) {
  unmark(pictures);
  const marked = [...pictures.values()].flatMap((picture) => [...new Set(ids)].map((id) => ({ picture, node: picture.querySelector(`#${CSS.escape(id)}`) })));
  surround(marked);
}

/**
 * Draw corners around things; cards that came to one pile have them in common.
 * @param {{ picture?: SVGSVGElement, node: Element | null }[]} marked
 */
function surround(marked) {
  /** @type {Map<Element, { picture: SVGSVGElement, nodes: Element[] }>} */
  const together = new Map();
  for (const { picture, node } of marked) {
    if (!picture || !node) continue;
    const pile = node.closest(PILE) ?? node;
    together.set(pile, { picture, nodes: [...(together.get(pile)?.nodes ?? []), node] });
  }
  const corners = [...together.values()].map(({ picture, nodes }) => ({ picture, path: corner(picture, nodes) }));
  for (const { picture, path } of corners) if (path) picture.append(path);
}

/** Remembers what stood at my last turn, and marks what is new since then. */
export class News {
  /**
   * at: a ply -> the table then
   * @param {import("./board.js").Board} board
   * @param {(ply: number) => Promise<Page.View | null>} at
   */
  constructor(board, at) {
    this.board = board;
    this.at = at;
    /** @type {{ ply: number, things: Things } | null} */
    this.before = null; // { ply, things }: what stood at my last turn
    /** @type {() => string[]} */
    this.lit = () => []; // the things of the step of the recap that is lit
  }

  /**
   * Mark what is new in a state; isShown: whether it still is what is shown.
   * @param {Page.State} state
   * @param {() => boolean} isShown
   */
  async draw(state, isShown) {
    if (state.viewer === null) return;
    const since = state.news || (state.rows.find((row) => row.seat !== null)?.from ?? state.ply); // what was laid out is not news
    if (since >= state.ply) this.before = { ply: state.ply, things: standing(this.board.pictures()) };
    else if (this.before?.ply !== since && state.turn === "you") {
      const view = await this.at(since);
      if (!view || !isShown()) return;
      this.before = { ply: since, things: stood(view.parts) };
    }
    this.mark(since);
  }

  /**
   * Mark the things of the step that is lit, or else everything that is new since a ply.
   * @param {number} [since]
   */
  mark(since = this.before?.ply) {
    const pictures = this.board.pictures();
    const things = this.lit();
    if (things.length) point(pictures, things);
    else mark(pictures, this.before && this.before.ply === since ? this.before.things : null);
  }
}

/** @param {Page.Pictures} pictures */
export function unmark(pictures) {
  for (const picture of pictures.values()) picture.querySelectorAll(".news").forEach((each) => each.remove());
}

/**
 * Whether a thing is to be pointed at: it has come, has more on it, or lies elsewhere on the board.
 * @param {Thing} now
 * @param {Thing | undefined} was
 */
export function isNew(now, was) {
  if (!was) return true;
  if (now.drawings.length > was.drawings.length) return true;
  if (now.part !== was.part) return true;
  if (now.drawings.join() !== was.drawings.join()) return false; // it only looks different
  const moved = Math.hypot(now.at.x - was.at.x, now.at.y - was.at.y) > FAR || now.at.around !== was.at.around;
  return moved && now.node.closest(".part-board") !== null && now.node.closest(PILE) === null;
}

/**
 * The corners around things that lie together; all are measured before one is drawn.
 * @param {SVGSVGElement} picture
 * @param {Element[]} nodes
 */
function corner(picture, nodes) {
  const boxes = nodes.map((node) => node.getBoundingClientRect()).filter((box) => box.width);
  const units = picture.getScreenCTM()?.inverse();
  if (!boxes.length || !units) return null;
  const a = new DOMPoint(Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))).matrixTransform(units);
  const b = new DOMPoint(Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))).matrixTransform(units);
  const [gap, arm] = [GAP, ARM].map((length) => Math.min(length, length * units.a)); // on a picture that is drawn large, as long as they are seen
  const [left, top, right, low] = [a.x - gap, a.y - gap, b.x + gap, b.y + gap];
  const d = [
    `M${left} ${top + arm}V${top}H${left + arm}`,
    `M${right - arm} ${top}H${right}V${top + arm}`,
    `M${right} ${low - arm}V${low}H${right - arm}`,
    `M${left + arm} ${low}H${left}V${low - arm}`,
  ].join("");
  return svg("path", { class: "last news", d, "aria-hidden": "true" });
}
