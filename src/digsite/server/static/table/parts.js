// The parts of the table, each in its slot. Only what has changed in a picture is drawn again.

import { el, reducedMotion } from "../shared/dom.js";
import { glide, places, within } from "./flip.js";
import { Picture } from "./picture.js";
import { Scale } from "./scale.js";
import { Zoom } from "./zoom.js";

/**
 * A part as it is drawn. words: its title and note, as they stand in `title`, where there is one.
 * @typedef {object} Drawn
 * @property {string} slot
 * @property {HTMLElement} node
 * @property {Picture} picture
 * @property {Scale} scale
 * @property {Zoom | null} zoom
 * @property {HTMLElement | null} title
 * @property {string} words
 */

export class Parts {
  /** @param {Record<"scene" | "board" | "corner" | "side" | "hand" | "players" | "aside", HTMLElement>} slots where the parts of each go */
  constructor(slots) {
    this.slots = slots;
    /** @type {Map<string, Drawn>} */
    this.drawn = new Map();
    this.high = 0; // units of the highest thing that was ever in the hand: its room stays when that goes
  }

  /**
   * Draw these parts and no others. Returns what is to be called when the rest of the page is drawn
   * too: things glide then, unless the table is shown for the first time. All that is measured
   * is measured before anything changes, or after everything has: the page is laid out once.
   * @param {Page.Part[]} parts
   * @param {{ still?: boolean }} [how]
   */
  draw(parts, { still = false } = {}) {
    const moves = !still && !reducedMotion() && this.drawn.size > 0;
    const plans = this.plans(parts);
    const moved = [...plans.values()].flatMap((plan) => plan.changes.filter((change) => change.moved).map((change) => change.node));
    const before = moves && places(this.pictures(), within(moved));
    this.forget(new Set(parts.map((part) => part.name)));
    /** @type {Node[]} */
    const come = [];
    for (const [slot, holder] of Object.entries(this.slots)) {
      const here = parts.filter((part) => part.slot === slot).map((part) => this.drawnPart(part, plans.get(part.name), come));
      here.forEach((node, n) => holder.children[n] !== node && holder.insertBefore(node, holder.children[n] ?? null));
      if (slot !== "hand") holder.hidden = !here.length;
    }
    this.fitSides(parts.filter((part) => part.slot === "side"));
    this.fitHand(parts.filter((part) => part.slot === "hand"));
    return () => {
      if (before) glide(before, this.pictures(), within(come));
    };
  }

  /**
   * name -> what has to change, for each part whose drawing is another one
   * @param {Page.Part[]} parts
   */
  plans(parts) {
    /** @type {Map<string, import("./picture.js").Plan>} */
    const found = new Map();
    for (const part of parts) {
      const { picture } = this.drawnAs(part);
      if (picture.svg !== part.svg) found.set(part.name, picture.plan(part.svg));
    }
    return found;
  }

  /**
   * The parts of the side share their column's height: this is the width at which they fill it.
   * @param {Page.Part[]} parts
   */
  fitSides(parts) {
    const slender = parts.reduce((sum, part) => sum + part.height / part.width, 0);
    const { style, classList } = /** @type {HTMLElement} */ (this.slots.side.parentElement);
    classList.toggle("sideless", !parts.length);
    style.setProperty("--slender", String(slender || 1));
    style.setProperty("--sides", String(parts.length));
  }

  /**
   * The hand keeps its room, whatever comes and goes. Where the window is low, several cards stand beside the board.
   * @param {Page.Part[]} parts
   */
  fitHand(parts) {
    const { hand } = this.slots;
    const high = Math.max(this.high, ...parts.map((part) => part.height));
    hand.hidden = !high;
    document.body.classList.toggle("hand-aside", parts.length > 1);
    if (high !== this.high) hand.style.setProperty("--high", String(high));
    this.high = high;
  }

  /** name -> the <svg> of each part */
  pictures() {
    /** @type {Page.Pictures} */
    const found = new Map();
    for (const [name, { picture }] of this.drawn) if (picture.root) found.set(name, picture.root);
    return found;
  }

  /** @param {Set<string>} names */
  forget(names) {
    for (const [name, { node }] of this.drawn) {
      if (names.has(name)) continue;
      node.remove();
      this.drawn.delete(name);
    }
  }

  /**
   * Draw one part as planned; what has come or moved in it goes into `come`.
   * @param {Page.Part} part
   * @param {import("./picture.js").Plan | undefined} plan
   * @param {Node[]} come
   */
  drawnPart(part, plan, come) {
    const drawn = this.drawnAs(part);
    if (plan) {
      come.push(...drawn.picture.show(plan));
      for (const { style } of [drawn.node, drawn.picture.holder]) {
        style.setProperty("--w", String(part.width));
        style.setProperty("--h", String(part.height));
      }
      drawn.scale.of(part.width, part.height);
      if (drawn.picture.root) drawn.zoom?.show(drawn.picture.root);
    }
    const words = `${part.title}\n${part.note}`;
    if (drawn.title && drawn.words !== words) drawn.title.replaceChildren(part.title, " ", el("small", {}, part.note));
    drawn.words = words;
    return drawn.node;
  }

  /**
   * A part as it is drawn in its slot; it is made if it is not there yet.
   * @param {Page.Part} part
   */
  drawnAs(part) {
    const known = this.drawn.get(part.name);
    if (known?.slot === part.slot) return known;
    known?.node.remove();
    const made = this.framed(part);
    this.drawn.set(part.name, made);
    return made;
  }

  /**
   * A part on the side or aside lies on a sheet with its title; the others lie on the table as they are.
   * @param {Page.Part} part
   * @returns {Drawn}
   */
  framed({ name, slot }) {
    const holder = el("div", { class: "picture" });
    const scale = new Scale(holder);
    const zoom = slot === "board" ? new Zoom(holder, scale) : null;
    const title = slot === "side" || slot === "aside" ? el("h2", { id: `h-${name}` }) : null;
    const node = title
      ? el("section", { class: "panel side-part", id: `at-${name}`, "aria-labelledby": title.id }, title, holder)
      : el("div", { class: `spot spot-${slot}`, id: `at-${name}` }, holder, zoom?.knobs);
    return { slot, node, picture: new Picture(holder), scale, zoom, title, words: "" };
  }
}
