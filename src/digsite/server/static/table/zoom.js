// Zooming and moving the board: wheel, pinch, drag, buttons and keys. The picture itself does not change,
// only where it is seen; so clicks, focus and dragged pieces find their places.

import { el, icon, reducedMotion } from "../shared/dom.js";
import { say } from "../shared/words.js";
import { asBefore, FIT, held, moved, reaching, through, written, zoomed } from "./views.js";

const STEP = 1.4; // of a button or a key
const WHEEL = 0.0015; // how much a wheel's pixel zooms
const EASE = { duration: 300, easing: "cubic-bezier(.2, .7, .2, 1)" };
const FAR = 6; // pixels; less is a click
const HOLD = 250; // milliseconds; a finger that rests so long on a thing drags that, not the board
const READ = 2; // units a pixel; if it were more, a part of the board is shown at first, in which words can be read
const SMALL = 1.2; // units a pixel; from here on, the buttons are offered

export class Zoom {
  /**
   * @param {HTMLElement} holder of the picture
   * @param {import("./scale.js").Scale} scale
   */
  constructor(holder, scale) {
    this.holder = holder;
    this.scale = scale;
    this.view = FIT;
    /** @type {import("./views.js").Frame | null} */
    this.frame = null;
    /** @type {Map<number, Page.Spot & { at: number, lit: boolean }>} */
    this.fingers = new Map(); // what presses on the board, where and since when
    this.moving = false;
    this.chosen = false; // whether somebody has chosen what is seen
    this.knobs = el("div", { class: "zoom", role: "group" }, this.knob("plus", "web-zoom-in", () => this.step(STEP)), this.knob("minus", "web-zoom-out", () => this.step(1 / STEP)), this.knob("fit", "web-zoom-fit", () => this.fit()));
    this.knobs.hidden = true;
    scale.changed = () => {
      this.look(held(this.view, this.room));
      this.approach();
    };
    this.listen();
  }

  listen() {
    const { holder } = this;
    holder.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    holder.addEventListener("pointerdown", (event) => this.press(event));
    addEventListener("pointermove", (event) => this.drag(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) addEventListener(end, (event) => this.release(event));
    holder.addEventListener("focusin", ({ target }) => this.reach(/** @type {Element} */ (target)));
    addEventListener("keydown", (event) => this.key(event));
  }

  /**
   * @param {string} drawing
   * @param {string} key
   * @param {() => void} onclick
   */
  knob(drawing, key, onclick) {
    return el("button", { class: "icon", type: "button", "aria-label": say(key), title: say(key), onclick }, icon(drawing));
  }

  /** The room of the picture in pixels, and how large it may grow. */
  get room() {
    const [width = 1, height = 1] = this.scale.pixels;
    return { width, height, most: Math.max(2, 2.5 * this.scale.fitting) };
  }

  /** @param {import("./views.js").View} view */
  look(view) {
    this.view = view;
    const near = view.k > 1;
    this.holder.style.transform = near ? written(view) : "";
    this.holder.classList.toggle("zoomed", near);
    this.knobs.hidden = !near && this.scale.fitting < SMALL;
    this.knobs.classList.toggle("near", near);
    if (!this.moving) this.scale.zoom(view.k);
  }

  /** A board that would be too small to read is shown in part, around what can be clicked: until somebody chooses. */
  approach() {
    const by = this.scale.fitting / READ;
    if (this.chosen || this.view.k > 1 || by <= 1 || !this.scale.pixels.length) return;
    const boxes = [...this.holder.querySelectorAll(".legal")].map((each) => each.getBoundingClientRect());
    const spots = boxes.map(({ left, top, width, height }) => this.spot({ clientX: left + width / 2, clientY: top + height / 2 }));
    const { width, height } = this.room;
    const middle = { x: between(spots.map(({ x }) => x)) ?? width / 2, y: between(spots.map(({ y }) => y)) ?? height / 2 };
    this.look(held({ k: by, x: width / 2 - middle.x * by, y: height / 2 - middle.y * by }, this.room));
  }

  fit() {
    this.glide(FIT);
  }

  /** @param {number} by */
  step(by) {
    const { width, height } = this.room;
    this.glide(zoomed(this.view, by, { x: width / 2, y: height / 2 }, this.room));
  }

  /**
   * Look so, from how it is seen now, in a short while.
   * @param {import("./views.js").View} view
   * @param {import("./views.js").View} from
   */
  glide(view, from = this.view) {
    this.chosen = true;
    this.look(view);
    this.ease(from);
  }

  /** @param {import("./views.js").View} from how it was seen before */
  ease(from) {
    if (!reducedMotion()) this.holder.animate([{ transform: written(from) }, { transform: written(this.view) }], EASE);
  }

  /**
   * The picture shows this now. One that grows eases to its new frame; if only a part of it is seen, that stays.
   * @param {SVGSVGElement} picture
   */
  show(picture) {
    const { x, y, width, height } = picture.viewBox.baseVal;
    const before = this.frame;
    this.frame = { x, y, width, height };
    if (!before || !this.scale.pixels.length || String(Object.values(before)) === String(Object.values(this.frame))) return;
    const was = through(this.view, asBefore(before, this.frame, this.room));
    if (this.view.k > 1) this.look(held({ ...was, k: Math.max(1, was.k) }, this.room));
    else this.ease(was);
  }

  /**
   * Bring something into sight.
   * @param {Element} node
   */
  reach(node) {
    if (this.view.k === 1) return;
    const [box, all] = [node.getBoundingClientRect(), this.holder.parentElement?.getBoundingClientRect()];
    if (all) this.look(reaching(this.view, { x: box.left - all.left, y: box.top - all.top, width: box.width, height: box.height }, this.room));
  }

  /**
   * Where an event happens, from the corner of the room on.
   * @param {Pick<MouseEvent, "clientX" | "clientY">} event
   */
  spot({ clientX, clientY }) {
    const { left = 0, top = 0 } = this.holder.parentElement?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    const page = document.documentElement;
    if (!event.ctrlKey && page.scrollHeight > page.clientHeight) return; // the page itself is moved
    event.preventDefault();
    this.chosen = true;
    this.look(zoomed(this.view, Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 5 : 1)), this.spot(event), this.room));
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const lit = Boolean(/** @type {Element} */ (event.target).closest(".legal[id]"));
    this.fingers.set(event.pointerId, { ...this.spot(event), at: event.timeStamp, lit });
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const is = this.spot(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(was, is, other);
    else if (this.moving || this.begins(event, was, is)) this.pull(was, is);
    else return;
    this.fingers.set(event.pointerId, { ...was, ...is });
  }

  /**
   * Whether the board begins to move: not where it is all in sight, nor with a piece that is dragged.
   * @param {PointerEvent} event
   * @param {Page.Spot & { at: number, lit: boolean }} was
   * @param {Page.Spot} is
   */
  begins(event, was, is) {
    if (this.view.k === 1 || Math.hypot(is.x - was.x, is.y - was.y) < FAR) return false;
    return !was.lit || (event.pointerType === "touch" && event.timeStamp - was.at < HOLD);
  }

  /**
   * @param {Page.Spot} was
   * @param {Page.Spot} is
   */
  pull(was, is) {
    this.moving = this.chosen = true;
    this.look(moved(this.view, { x: is.x - was.x, y: is.y - was.y }, this.room));
  }

  /**
   * @param {Page.Spot} was
   * @param {Page.Spot} is
   * @param {Page.Spot} other
   */
  pinch(was, is, other) {
    this.moving = this.chosen = true;
    const by = Math.hypot(is.x - other.x, is.y - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
    this.look(zoomed(this.view, by, { x: (is.x + other.x) / 2, y: (is.y + other.y) / 2 }, this.room));
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size) return;
    this.moving = false;
    this.scale.zoom(this.view.k);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || /** @type {Element} */ (event.target).closest?.("input, textarea, select, dialog")) return;
    if (event.key === "+" || event.key === "=") this.step(STEP);
    else if (event.key === "-") this.step(1 / STEP);
    else if (event.key === "0") this.fit();
  }
}

/**
 * The middle between the least and the largest of these; nothing if there are none.
 * @param {number[]} all
 */
const between = (all) => (all.length ? (Math.min(...all) + Math.max(...all)) / 2 : null);
