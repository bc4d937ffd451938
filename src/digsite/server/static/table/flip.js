// Animation: things glide from where they were to where they are (a technique known as FLIP: first, last,
// invert, play). A thing is found by its id.

const GLIDE = 200;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const NEAR = 1; // less than this is no move
const MANY = 16; // if more things than this are new, the table is a new one: nothing is animated

/** @typedef {Page.Spot & { part: string, node: Element, left: number, top: number }} Place where a thing is */

/**
 * These nodes and what is in them.
 * @param {Node[]} nodes
 */
export function within(nodes) {
  return new Set(nodes.flatMap((node) => [node, ...(node instanceof Element ? node.querySelectorAll("[id]") : [])]));
}

/**
 * Where these things are that have an id: on the screen, and in the units of their picture.
 * @param {Page.Pictures} pictures
 * @param {Set<Node>} things
 * @param {string} [which]
 * @returns {Map<string, Place>}
 */
export function places(pictures, things, which = "[id]") {
  const found = new Map();
  for (const [part, picture] of pictures) {
    const nodes = [...picture.querySelectorAll(which)].filter((node) => things.has(node));
    const units = nodes.length ? picture.getScreenCTM()?.inverse() : null;
    if (!units) continue;
    for (const node of nodes) {
      const box = node.getBoundingClientRect();
      const { x, y } = new DOMPoint(box.left, box.top).matrixTransform(units);
      found.set(node.id, { part, node, x, y, left: box.left, top: box.top });
    }
  }
  return found;
}

/**
 * Animate everything that has moved or is new, except what can be clicked now.
 * @param {Map<string, Place>} before
 * @param {Page.Pictures} pictures
 * @param {Set<Node>} things
 */
export function glide(before, pictures, things) {
  const moved = new Map();
  /** @type {Element[]} */
  const fresh = [];
  /** @type {((() => void) | null)[]} */
  const moves = [];
  for (const [id, now] of places(pictures, things, "[id]:not(.legal, .legal *)")) {
    const was = before.get(id);
    if (was) moves.push(glided(now, was, pictures, moved));
    else if (!now.node.querySelector("[id]")) fresh.push(now.node);
  }
  if (fresh.length <= MANY) moves.push(...fresh.map(settled));
  for (const start of moves) start?.();
}

/**
 * Return what starts the animation of a thing that has moved. All things are measured before the
 * first animation starts.
 * @param {Place} now
 * @param {Place} was
 * @param {Page.Pictures} pictures
 * @param {Map<Element, Page.Spot>} moved
 */
function glided(now, was, pictures, moved) {
  const scale = pictures.get(now.part)?.getScreenCTM()?.a ?? 1;
  const own =
    was.part === now.part
      ? { x: was.x - now.x, y: was.y - now.y }
      : { x: (was.left - now.left) / scale, y: (was.top - now.top) / scale };
  moved.set(now.node, own);
  const around = parentOf(now.node, moved) ?? { x: 0, y: 0 };
  const x = own.x - around.x;
  const y = own.y - around.y;
  if (Math.hypot(x, y) < NEAR) return null;
  const [from, to] = away(now.node, x, y);
  return () => now.node.animate([{ transform: from }, { transform: to }], { duration: GLIDE, easing: EASE });
}

/** @param {Element} node */
function settled(node) {
  const [from, to] = away(node, 0, -8);
  return () => node.animate([{ transform: from, opacity: 0 }, { transform: to, opacity: 1 }], { duration: GLIDE, easing: EASE });
}

/**
 * The transform of an element as if it were elsewhere, and as it is. A browser animates it without
 * painting the picture anew for each frame, which it does not do for the property `translate`.
 * @param {Element} node
 * @param {number} x
 * @param {number} y
 */
export function away(node, x, y) {
  const { transform } = getComputedStyle(node);
  const own = transform === "none" ? "" : ` ${transform}`;
  return [`translate(${x}px, ${y}px)${own}`, `translate(0px, 0px)${own}`];
}

/**
 * How far what a thing lies on was moved.
 * @param {Element} node
 * @param {Map<Element, Page.Spot>} moved
 */
function parentOf(node, moved) {
  const around = node.parentElement?.closest("[id]");
  return around && moved.get(around);
}
