// The parts of the table, each in its slot. A part whose drawing has not changed is left alone.

import { el, reducedMotion } from "./dom.js";
import { glide, places } from "./flip.js";
import { Scale } from "./scale.js";

export class Parts {
  /** slots: name of a slot -> the element that its parts go into */
  constructor(slots) {
    this.slots = slots;
    this.drawn = new Map(); // name -> { node, holder, title, svg }
  }

  /** Draw these parts and no others; things glide unless the table is shown for the first time. */
  draw(parts, { still = false } = {}) {
    const changed = new Set(parts.filter((part) => this.drawn.get(part.name)?.svg !== part.svg).map((part) => part.name));
    const before = still || reducedMotion() || !this.drawn.size ? null : places(this.pictures(changed));
    const focused = document.activeElement?.closest?.("svg [id]")?.id;
    this.forget(new Set(parts.map((part) => part.name)));
    for (const [slot, holder] of Object.entries(this.slots)) {
      const here = parts.filter((part) => part.slot === slot).map((part) => this.drawnPart(part));
      here.forEach((node, n) => holder.children[n] !== node && holder.insertBefore(node, holder.children[n] ?? null));
      holder.hidden = !here.length;
    }
    this.fitSides(parts.filter((part) => part.slot === "side"));
    if (before) glide(before, this.pictures(changed));
    if (focused && !document.activeElement?.closest("svg")) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  /** The parts of the side share their column's height: this is the width at which they fill it. */
  fitSides(parts) {
    const slender = parts.reduce((sum, part) => sum + part.height / part.width, 0);
    const { style } = this.slots.side.parentElement;
    style.setProperty("--slender", slender || 1);
    style.setProperty("--sides", parts.length);
  }

  /** name -> the <svg> of each part, or of those that are named */
  pictures(names = null) {
    const wanted = [...this.drawn].filter(([name]) => !names || names.has(name));
    return new Map(wanted.map(([name, { holder }]) => [name, holder.firstElementChild]));
  }

  forget(names) {
    for (const [name, { node }] of this.drawn) {
      if (names.has(name)) continue;
      node.remove();
      this.drawn.delete(name);
    }
  }

  drawnPart(part) {
    const known = this.drawn.get(part.name);
    const drawn = known?.slot === part.slot ? known : framed(part);
    if (known && known !== drawn) known.node.remove();
    if (drawn.svg !== part.svg) {
      drawn.holder.innerHTML = part.svg; // markup of ours: the server writes and escapes it
      drawn.svg = part.svg;
      drawn.node.style.setProperty("--w", part.width);
      drawn.node.style.setProperty("--h", part.height);
      drawn.scale.of(part.width, part.height);
    }
    drawn.title?.replaceChildren(part.title, " ", el("small", {}, part.note));
    this.drawn.set(part.name, drawn);
    return drawn.node;
  }
}

/** A part on the side lies on a sheet with its title; the others lie on the table as they are. */
function framed(part) {
  const holder = el("div", { class: "picture" });
  if (part.slot !== "side") {
    const node = el("div", { class: `spot spot-${part.slot}`, id: `at-${part.name}` }, holder);
    return { slot: part.slot, node, holder, scale: new Scale(holder) };
  }
  const title = el("h2", { id: `h-${part.name}` });
  const node = el("section", { class: "panel side-part", id: `at-${part.name}`, "aria-labelledby": title.id }, title, holder);
  return { slot: part.slot, node, holder, title, scale: new Scale(holder) };
}
