// How many units of its picture a pixel is, in steps: what is .legible grows with them (table.css).

const FAR = 1.5; // units; beyond this, what is only an aside is left out
const STEP = 1.25;
const STEPS = 7;

export class Scale {
  constructor(holder) {
    this.holder = holder;
    this.units = [0, 0];
    this.step = 0;
    new ResizeObserver(([{ contentRect }]) => {
      this.pixels = [contentRect.width, contentRect.height];
      this.set();
    }).observe(holder);
  }

  /** The picture has these units now. */
  of(width, height) {
    this.units = [width, height];
    if (this.pixels) this.set();
  }

  /** A class of the picture, and not a property: that would style all that is in it anew. */
  set() {
    const unit = Math.max(...this.units.map((units, n) => units / Math.max(1, this.pixels[n])));
    const step = Math.min(Math.max(0, Math.ceil(Math.log(unit) / Math.log(STEP))), STEPS);
    this.holder.classList.toggle("far", unit > FAR);
    if (step === this.step) return;
    this.holder.classList.remove(`unit-${this.step}`);
    this.holder.classList.add(`unit-${step}`);
    this.step = step;
  }
}
