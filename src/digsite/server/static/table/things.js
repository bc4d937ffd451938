// The things on the table that can be clicked: what is lit. A click picks a thing up or puts it back.

import { Barred } from "./barred.js";

const REST = 1000; // milliseconds; then what is lit begins to breathe
const SOON = 60; // milliseconds; if the answer comes sooner, nothing is marked: the new table is seen at once

export class Things {
  /**
   * @param {HTMLElement} root what all pictures are in
   * @param {(id: string) => void} clicked gets the id of the thing that was clicked
   * @param {() => boolean} confirm confirms what is picked, if it can be
   * @param {Page.Refuse} refuse says why something cannot be picked
   */
  constructor(root, clicked, confirm = () => false, refuse = () => {}) {
    this.root = root;
    this.clicked = clicked;
    this.refuse = refuse;
    this.barred = new Barred(root);
    /** @type {Record<string, Protocol.Click>} */
    this.clicks = {}; // by id: what a click leads to
    /** @type {string[]} */
    this.picks = [];
    /** @type {Page.Target | null} */
    this.begun = null; // the thing that was clicked last
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    root.addEventListener("mousedown", (event) => this.pressed(event));
    root.addEventListener("click", (event) => this.touched(event));
    root.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && this.holds(this.at(event.target)) && confirm()) event.preventDefault();
      else if (event.key === "Enter" || event.key === " ") this.touched(event);
    });
  }

  /**
   * These can be clicked now, and these are picked.
   * @param {Protocol.Gathering | null} gathering
   */
  set(gathering) {
    this.clicks = gathering?.clicks ?? {};
    this.begun = null;
    this.picks = gathering?.picks ?? [];
    const picked = new Set(this.picks);
    for (const node of this.root.querySelectorAll(".chosen, .meant")) node.classList.remove("chosen", "meant");
    for (const node of this.lit()) node.classList.toggle("in-hand", picked.has(node.id));
    this.barred.set(gathering?.why ?? {});
    this.rest();
  }

  /** Let what is lit breathe after a while: not at once, because a table that breathes changes more slowly. */
  rest() {
    this.hush();
    if (Object.keys(this.clicks).length) this.timer = setTimeout(() => this.root.classList.add("waiting"), REST);
  }

  /** Something was asked for: if the answer takes longer, what was clicked stays marked. */
  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.hush();
      this.begun?.classList.add("chosen");
    }, SOON);
  }

  /** Stop the breathing, and do not begin it later. */
  hush() {
    clearTimeout(this.timer);
    this.root.classList.remove("waiting");
  }

  /** What is drawn as something that can be clicked. */
  lit() {
    return [.../** @type {NodeListOf<Page.Target>} */ (this.root.querySelectorAll(".legal[id]"))];
  }

  /** What can be clicked and is in sight. */
  awake() {
    return this.lit().filter((node) => node.id in this.clicks && node.getClientRects().length);
  }

  /**
   * Point at the places of an action, or stop pointing.
   * @param {number | null} action
   */
  point(action) {
    for (const node of /** @type {NodeListOf<Page.Target>} */ (this.root.querySelectorAll("[data-actions]"))) {
      const meant = action !== null && actionsOf(node).includes(action);
      node.classList.toggle("meant", meant);
    }
  }

  /**
   * The thing that can be clicked at a place of the page, if there is one.
   * @param {EventTarget | Element | null} place
   */
  at(place) {
    const node = /** @type {Page.Target | null | undefined} */ (/** @type {Element | null} */ (place)?.closest?.(".legal[id]"));
    return node && node.id in this.clicks ? node : null;
  }

  /**
   * Whether a thing is picked, or one of its pile.
   * @param {Page.Target | null} node
   */
  holds(node) {
    return node !== null && (this.picks.includes(node.id) || node.classList.contains("picked"));
  }

  /** @param {Event} event */
  touched(event) {
    const node = this.at(event.target);
    const why = node ? null : this.barred.why(event.target);
    if (node || why) event.preventDefault();
    if (node) this.begin(node);
    else if (why) this.refuse(why.say, why.rule);
  }

  /**
   * A click gives no focus: if the element with the focus went when the table is drawn, that would take long.
   * @param {MouseEvent} event
   */
  pressed(event) {
    if (!(/** @type {Element} */ (event.target).closest(".legal[id], svg [aria-disabled], .do .btn"))) return;
    event.preventDefault();
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
  }

  /** @param {Page.Target} node */
  begin(node) {
    this.begun = node;
    this.clicked(node.id);
  }
}

/**
 * The actions that happen at a thing.
 * @param {Page.Target} node
 */
const actionsOf = (node) => (node.dataset.actions ?? "").split(" ").map(Number);
