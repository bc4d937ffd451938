// Dragging, for those who like it: to drag a thing is to click it, and then what it is dropped on.

const FAR = 8; // pixels; less is a click
const HOLD = 250; // milliseconds that a finger rests before it drags: else it scrolls

export class Drag {
  /** @param {import("./things.js").Things} things */
  constructor(things) {
    this.things = things;
    /** @type {{ node: Page.Target, x: number, y: number, at: number, ghost: HTMLElement | null } | null} */
    this.held = null;
    this.dropped = false; // whether the click that follows belongs to what was just dropped
    const { root } = things;
    root.addEventListener("pointerdown", (event) => this.take(event));
    root.addEventListener("click", (event) => this.dropped && event.stopImmediatePropagation(), { capture: true });
    root.addEventListener("touchmove", (event) => this.held?.ghost && event.preventDefault(), { passive: false });
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.drop(event));
    addEventListener("pointercancel", () => this.letGo());
  }

  /** @param {PointerEvent} event */
  take(event) {
    this.dropped = false;
    const node = event.isPrimary && event.button === 0 ? this.things.at(event.target) : null;
    this.held = node && { node, x: event.clientX, y: event.clientY, at: event.timeStamp, ghost: null };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { held } = this;
    if (!held || !event.isPrimary) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR;
    if (!held.ghost && far) {
      if (event.pointerType === "touch" && event.timeStamp - held.at < HOLD) {
        this.held = null;
        return;
      }
      held.ghost = ghostOf(held.node);
      this.things.begin(held.node);
    }
    if (held.ghost) held.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
  }

  /** @param {PointerEvent} event */
  drop(event) {
    const { held } = this;
    this.letGo();
    if (!held?.ghost) return;
    this.dropped = true;
    setTimeout(() => (this.dropped = false));
    const under = /** @type {Element | null} */ (document.elementFromPoint(event.clientX, event.clientY)?.closest("[id]"));
    if (under && under !== held.node && !held.node.contains(under)) this.things.clicked(under.closest(".legal[id]")?.id ?? under.id);
  }

  letGo() {
    this.held?.ghost?.remove();
    this.held = null;
  }
}

/**
 * A picture of a thing, to be carried by the pointer.
 * @param {Page.Target} node
 */
function ghostOf(node) {
  const box = node.getBoundingClientRect();
  const drawing = /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (node));
  const { x, y, width, height } = drawing.getBBox();
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.innerHTML = `<svg viewBox="${x} ${y} ${width} ${height}" width="${box.width}" height="${box.height}"></svg>`;
  const copy = /** @type {Element} */ (node.cloneNode(true));
  for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
  ghost.firstElementChild?.append(copy);
  document.body.append(ghost);
  return ghost;
}
