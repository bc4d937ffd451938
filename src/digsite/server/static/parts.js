// The parts of the table, each in its slot. What has not changed of their drawings is left alone.

import { el, reducedMotion } from "./dom.js";
import { glide, places, within } from "./flip.js";
import { Picture } from "./picture.js";
import { Scale } from "./scale.js";

export class Parts {
  /** slots: name of a slot -> the element that its parts go into */
  constructor(slots) {
    this.slots = slots;
    this.drawn = new Map(); // name -> { slot, node, picture, scale, title }
  }

  /**
   * Draw these parts and no others. Gives what is to be called when the rest of the page is drawn
   * too: things glide then, unless the table is shown for the first time. All that is measured
   * is measured before anything changes, or after everything has: the page is laid out once.
   */
  draw(parts, { still = false } = {}) {
    const moves = !still && !reducedMotion() && this.drawn.size > 0;
    const plans = this.plans(parts);
    const changes = [...plans.values()].flatMap((plan) => plan.changes);
    const before = moves && places(this.pictures(), within(changes.filter(({ moved }) => moved).map(({ node }) => node)));
    const focused = document.activeElement?.closest?.("svg [id]")?.id;
    this.forget(new Set(parts.map((part) => part.name)));
    const come = [];
    for (const [slot, holder] of Object.entries(this.slots)) {
      const here = parts.filter((part) => part.slot === slot).map((part) => this.drawnPart(part, plans.get(part.name), come));
      here.forEach((node, n) => holder.children[n] !== node && holder.insertBefore(node, holder.children[n] ?? null));
      holder.hidden = !here.length;
    }
    this.fitSides(parts.filter((part) => part.slot === "side"));
    return () => {
      if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus({ preventScroll: true });
      if (before) glide(before, this.pictures(), within(come));
    };
  }

  /** name -> what has to change, for each part whose drawing is another one */
  plans(parts) {
    const found = new Map();
    for (const part of parts) {
      const drawn = this.drawn.get(part.name);
      if (!drawn || drawn.slot !== part.slot) this.drawn.set(part.name, this.framed(part));
      const { picture } = this.drawn.get(part.name);
      if (picture.svg !== part.svg) found.set(part.name, picture.plan(part.svg));
    }
    return found;
  }

  /** The parts of the side share their column's height: this is the width at which they fill it. */
  fitSides(parts) {
    const slender = parts.reduce((sum, part) => sum + part.height / part.width, 0);
    const { style, classList } = this.slots.side.parentElement;
    classList.toggle("sideless", !parts.length);
    style.setProperty("--slender", slender || 1);
    style.setProperty("--sides", parts.length);
  }

  /** name -> the <svg> of each part */
  pictures() {
    return new Map([...this.drawn].map(([name, { picture }]) => [name, picture.root]).filter(([, root]) => root));
  }

  forget(names) {
    for (const [name, { node }] of this.drawn) {
      if (names.has(name)) continue;
      node.remove();
      this.drawn.delete(name);
    }
  }

  /** Draw one part as planned; what has come or moved in it goes into `come`. */
  drawnPart(part, plan, come) {
    const drawn = this.drawn.get(part.name);
    if (plan) {
      come.push(...drawn.picture.show(plan));
      for (const { style } of [drawn.node, drawn.picture.holder]) {
        style.setProperty("--w", part.width);
        style.setProperty("--h", part.height);
      }
      drawn.scale.of(part.width, part.height);
    }
    const words = `${part.title}\n${part.note}`;
    if (drawn.title && drawn.words !== words) drawn.title.replaceChildren(part.title, " ", el("small", {}, part.note));
    drawn.words = words;
    return drawn.node;
  }

  /** A part on the side lies on a sheet with its title; the others lie on the table as they are. */
  framed(part) {
    this.drawn.get(part.name)?.node.remove();
    const holder = el("div", { class: "picture" });
    const drawn = { slot: part.slot, picture: new Picture(holder), scale: new Scale(holder) };
    if (part.slot !== "side") {
      drawn.node = el("div", { class: `spot spot-${part.slot}`, id: `at-${part.name}` }, holder);
      return drawn;
    }
    drawn.title = el("h2", { id: `h-${part.name}` });
    drawn.node = el("section", { class: "panel side-part", id: `at-${part.name}`, "aria-labelledby": drawn.title.id }, drawn.title, holder);
    return drawn;
  }
}
