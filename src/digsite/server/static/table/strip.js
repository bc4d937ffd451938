// The strip below the board: small buttons for what has no place on it, and the one button that confirms.

import { byId, button, el, show, svg } from "../shared/dom.js";
import { say } from "../shared/words.js";

const GUARD = 400; // milliseconds for which a button that changed under the hand takes no click

export class Strip {
  /** @param {{ confirm: () => void, choose: (click: Protocol.Click) => void, putBack: () => void }} calls */
  constructor({ confirm, choose, putBack }) {
    this.choose = choose;
    this.acts = byId("acts");
    this.button = byId("confirm");
    this.tools = byId("tools");
    this.pressed = false; // whether the button was pressed, and what came of it is not shown yet
    this.timer = 0; // ends the guard
    this.button.addEventListener("click", () => {
      if ("guarded" in this.button.dataset) return this.guard();
      this.pressed = true;
      confirm();
    });
    byId("put-back").addEventListener("click", putBack);
    this.pointer = { x: 0, y: 0 }; // where it was seen last
    for (const moved of ["pointermove", "pointerdown"]) addEventListener(moved, (event) => this.follow(/** @type {PointerEvent} */ (event)), { passive: true });
  }

  /**
   * Offer what a gathering offers; nothing, if there is none.
   * @param {Protocol.Gathering | null} gathering
   */
  draw(gathering) {
    const { pressed, said } = this;
    document.getElementById("anyway")?.remove();
    this.acts.replaceChildren(...(gathering?.buttons ?? []).map((each) => this.small(each)));
    show(byId("put-back"), Boolean(gathering?.picks.length));
    show(this.button, Boolean(gathering));
    if (!gathering) return; // others act: when the button comes back, it may come under a resting pointer
    this.pressed = false;
    this.button.textContent = gathering.confirm || say("web-choose");
    this.button.disabled = !gathering.actions.length;
    if (pressed || (said !== this.said && this.underTheHand())) this.guard();
  }

  /**
   * Ask whether something shall really be played: the large button does not, another one does. That stands in the place of the tools, so that the sentence has room; but never where the pointer rests, which may click once more.
   * @param {() => void} anyway
   */
  ask(anyway) {
    const other = button(say("web-anyway"), anyway, { id: "anyway", class: "btn" });
    const under = inside(this.pointer, this.tools.getBoundingClientRect());
    this.acts.replaceChildren();
    this.tools.append(other);
    this.add(under ? [other] : []);
    byId("prompt").classList.add("asked");
    this.button.textContent = say("web-not-yet");
    this.button.disabled = false;
    this.guard();
  }

  /** @param {PointerEvent} event */
  follow({ clientX, clientY }) {
    this.pointer = { x: clientX, y: clientY };
  }

  /** What the button says, and whether it can be pressed. */
  get said() {
    return `${this.button.hidden}${this.button.disabled}${this.button.textContent}`;
  }

  underTheHand() {
    return this.button.matches(":hover") || document.activeElement === this.button;
  }

  /** Take no click for a moment: it would be meant for what the button said before. A click in vain begins the moment anew. */
  guard() {
    clearTimeout(this.timer);
    this.button.dataset.guarded = "";
    this.timer = setTimeout(() => delete this.button.dataset.guarded, GUARD);
  }

  /**
   * Small buttons besides those of the game. Where there are none at all, the sentence has their room.
   * @param {HTMLElement[]} nodes
   */
  add(nodes) {
    this.acts.append(...nodes);
    byId("prompt").classList.toggle("bare", !this.acts.childElementCount);
  }

  /** Nothing came of what was confirmed: the same can be confirmed again. */
  again() {
    this.pressed = false;
  }

  /**
   * Press a small button by its place in the row, from 1 on. Returns whether there is one.
   * @param {number} place
   */
  press(place) {
    const small = this.acts.querySelectorAll("[aria-pressed]")[place - 1];
    /** @type {HTMLElement | undefined} */ (small)?.click();
    return Boolean(small);
  }

  /** @param {Protocol.GatheringButton} given */
  small({ id, label, chosen, picture, ...click }) {
    const drawing = picture && svg("svg", { "aria-hidden": "true" }, svg("use", { href: `#${picture}` }));
    return button([drawing, el("span", {}, label)], () => this.choose(click), { id: `button-${id}`, "aria-pressed": String(chosen) });
  }
}

/**
 * @param {Page.Spot} at
 * @param {DOMRect} box
 */
const inside = ({ x, y }, { left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
