// How many units of a picture one pixel is, in steps. Shapes with the class "legible" grow by that step
// (table.css).

const FAR = 1.5; // units a pixel; from here on, less important words are left out
const STEP = 1.25;
const STEPS = 7;

export class Scale {
  /** @param {HTMLElement} holder */
  constructor(holder) {
    this.holder = holder;
    this.units = [0, 0];
    this.step = 0;
    this.near = 1; // how many times larger than it fits the picture is seen
    /** Called when the picture or its room has another size. */
    this.changed = () => {};
    /** @type {number[]} */
    this.pixels = []; // not measured yet
    new ResizeObserver(([{ contentRect }]) => {
      if (!contentRect.width) return; // it is hidden, and will be seen again as it was
      this.pixels = [contentRect.width, contentRect.height];
      this.set();
    }).observe(holder);
  }

  /**
   * The picture has these units now.
   * @param {number} width
   * @param {number} height
   */
  of(width, height) {
    this.units = [width, height];
    if (this.pixels.length) this.set();
  }

  /** How many units a pixel is when the whole picture is seen. */
  get fitting() {
    return Math.max(...this.units.map((units, n) => units / Math.max(1, this.pixels[n] ?? 1)));
  }

  /**
   * The picture is seen so many times larger than it fits.
   * @param {number} near
   */
  zoom(near) {
    if (this.near === near) return;
    this.near = near;
    this.mark();
  }

  set() {
    this.mark();
    this.changed();
  }

  /** Set as a class, because a custom property would make the browser style the whole picture again. */
  mark() {
    const unit = this.fitting / this.near;
    const step = stepOf(unit);
    this.holder.classList.toggle("far", unit > FAR);
    if (step === this.step) return;
    this.holder.classList.remove(`unit-${this.step}`);
    this.holder.classList.add(`unit-${step}`);
    this.step = step;
  }
}

/**
 * The step for so many units a pixel: 0 where a unit is a pixel or more.
 * @param {number} unit
 */
export function stepOf(unit) {
  return Math.min(Math.max(0, Math.ceil(Math.log(unit) / Math.log(STEP))), STEPS);
}
