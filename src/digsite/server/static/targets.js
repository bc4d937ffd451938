// The things on the table that may be clicked. What is lit is legal; nothing else is.

import { choose } from "./choice.js";

const REST = 1000; // milliseconds; then what is lit begins to breathe
const SOON = 60; // an answer that comes before is not waited for: its table is the next thing seen

export class Targets {
  /** root: what all pictures are in. play: gets the action that was chosen. */
  constructor(root, play) {
    this.root = root;
    this.play = play;
    this.legal = new Map(); // action -> { action, label }
    this.only = null; // the actions of the verb that was chosen, or all of them
    this.begun = null; // the thing that was clicked last
    root.addEventListener("mousedown", (event) => this.pressed(event));
    root.addEventListener("click", (event) => this.touched(event));
    root.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") this.touched(event);
    });
  }

  /** These are the actions now. */
  set(actions) {
    this.legal = new Map(actions.map((each) => [each.action, each]));
    this.begun = null;
    for (const node of this.all()) node.classList.remove("chosen", "meant");
    this.light(null);
    this.rest();
  }

  /** What is lit breathes only while somebody is waited for: a table changes faster that does not. */
  rest() {
    this.hush();
    if (this.legal.size) this.timer = setTimeout(() => this.root.classList.add("waiting"), REST);
  }

  /** Something was asked for: if the answer takes longer, what was clicked stays marked. */
  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.hush();
      this.begun?.classList.add("chosen");
    }, SOON);
  }

  hush() {
    clearTimeout(this.timer);
    this.root.classList.remove("waiting");
  }

  /** Light the things behind which there is one of these actions; null: all. */
  light(actions) {
    this.only = actions;
    for (const node of this.all()) {
      const asleep = !this.behind(node).length;
      if (asleep === (node.getAttribute("aria-disabled") === "true")) continue;
      node.classList.toggle("asleep", asleep);
      node.setAttribute("tabindex", asleep ? "-1" : "0");
      if (asleep) node.setAttribute("aria-disabled", "true");
      else node.removeAttribute("aria-disabled");
    }
  }

  all() {
    return [...this.root.querySelectorAll("[data-actions]")];
  }

  awake() {
    return this.all().filter((node) => !node.classList.contains("asleep") && node.getClientRects().length);
  }

  /** The actions behind a thing that may be chosen now. */
  behind(node) {
    const actions = node.dataset.actions.split(" ").map(Number);
    return actions.filter((each) => this.legal.has(each) && (!this.only || this.only.has(each)));
  }

  /** Every action that has a place on the table. */
  placed() {
    return new Set(this.all().flatMap((node) => node.dataset.actions.split(" ").map(Number)));
  }

  /** Point at the places of an action, or stop pointing. */
  point(action) {
    for (const node of this.all()) {
      const meant = action !== null && node.dataset.actions.split(" ").map(Number).includes(action);
      node.classList.toggle("meant", meant);
    }
  }

  touched(event) {
    const node = event.target.closest("[data-actions]");
    if (!node) return;
    event.preventDefault();
    const actions = this.behind(node);
    if (actions.length === 1) this.begin(node, actions[0]);
    else if (actions.length) {
      const offered = actions.map((each) => this.legal.get(each));
      choose(node, offered, (action) => this.begin(node, action));
    }
  }

  /** Who clicks needs no focus; to take away what has it, when the table is drawn, takes long. */
  pressed(event) {
    if (!event.target.closest("[data-actions], .acts .btn, .all .btn")) return;
    event.preventDefault();
    document.activeElement.blur();
  }

  begin(node, action) {
    this.begun = node;
    this.play(action);
  }
}
