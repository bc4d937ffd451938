// How many units of its picture a pixel is. What must stay legible on a small picture grows by it.

const FAR = 1.5; // beyond this, what is only an aside is left out
const ALIKE = 0.03; // a share; everything in a picture is styled anew when its unit changes

export class Scale {
  constructor(holder) {
    this.holder = holder;
    this.units = [0, 0];
    this.unit = 0;
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

  set() {
    const unit = Math.max(...this.units.map((units, n) => units / Math.max(1, this.pixels[n])));
    if (Math.abs(unit - this.unit) < ALIKE * unit && unit > FAR === this.unit > FAR) return;
    this.unit = unit;
    this.holder.style.setProperty("--unit", unit.toFixed(2));
    this.holder.classList.toggle("far", unit > FAR);
  }
}
