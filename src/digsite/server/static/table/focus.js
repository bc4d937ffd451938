// The focus of whoever plays by keys: when the table is drawn anew, it stays where it was, or nearby.

import { middle } from "./keys.js";

export class Focus {
  /** @param {import("./things.js").Things} things */
  constructor(things) {
    this.things = things;
    /** @type {{ id: string, x: number, y: number } | null} */
    this.last = null; // what had the focus, and where it was; null for whoever has a mouse
    things.root.addEventListener("focusin", ({ target }) => this.note(/** @type {Element} */ (target)));
    addEventListener("pointerdown", () => (this.last = null), { capture: true });
  }

  /** @param {Element} node */
  note(node) {
    this.last = { id: node.id, ...middle(node) };
  }

  /** If what had the focus is gone, or can no longer have it: give it to the nearest thing that is lit. */
  keep() {
    const { last } = this;
    if (!last || holds(document.activeElement)) return;
    const same = document.getElementById(last.id);
    const node = holds(same) ? same : nearest(last, this.things.awake());
    /** @type {HTMLElement | undefined} */ (node)?.focus({ preventScroll: true });
  }
}

/**
 * Whether a node can have the focus.
 * @param {Element | null} node
 */
function holds(node) {
  if (!node || node === document.body || node.matches(":disabled, [hidden]")) return false;
  return !node.closest("svg") || node.hasAttribute("tabindex");
}

/**
 * The thing whose middle is nearest to a place; undefined if there is none.
 * @template {Element} T
 * @param {{ x: number, y: number }} place
 * @param {T[]} nodes
 * @returns {T | undefined}
 */
export function nearest({ x, y }, nodes) {
  let [found, least] = [nodes[0], Infinity];
  for (const node of nodes) {
    const at = middle(node);
    const far = Math.hypot(at.x - x, at.y - y);
    if (far < least) [found, least] = [node, far];
  }
  return found;
}
