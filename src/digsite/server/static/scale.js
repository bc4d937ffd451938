// How many units of its picture a pixel is. What must stay legible on a small picture grows by it.

const FAR = 1.5; // beyond this, what is only an aside is left out
const ROOM = 1.12; // everything in a picture is styled anew when its unit changes: seldom, so it is a little more

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
    this.holder.classList.toggle("far", unit > FAR);
    if (unit <= this.unit && this.unit <= unit * ROOM ** 2) return;
    this.unit = unit * ROOM;
    this.holder.style.setProperty("--unit", this.unit.toFixed(2));
  }
}
