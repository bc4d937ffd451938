// Things that cannot be picked now, though people may want to: a click or Enter on one says why.

export class Barred {
  /** @param {HTMLElement} root what all pictures are in */
  constructor(root) {
    this.root = root;
    /** @type {Record<string, Protocol.WhyNot>} */
    this.reasons = {}; // by id
    /** @type {Element[]} */
    this.marked = [];
  }

  /**
   * These things have a reason now, and no others.
   * @param {Record<string, Protocol.WhyNot>} reasons
   */
  set(reasons) {
    this.reasons = reasons;
    for (const node of this.marked) unmark(node);
    this.marked = Object.keys(reasons).flatMap((id) => this.root.querySelector(`#${id}`) ?? []);
    for (const node of this.marked) mark(node);
  }

  /**
   * Why a thing cannot be picked; null if there is nothing to say.
   * @param {EventTarget | null} place
   */
  why(place) {
    const id = /** @type {Element | null} */ (place)?.closest?.("svg [id][aria-disabled]")?.id ?? "";
    return this.reasons[id] ?? null;
  }
}

/** @param {Element} node */
function mark(node) {
  node.setAttribute("tabindex", "0");
  node.setAttribute("aria-disabled", "true");
}

/** @param {Element} node */
function unmark(node) {
  node.removeAttribute("aria-disabled");
  if (!node.classList.contains("legal")) node.removeAttribute("tabindex");
}
