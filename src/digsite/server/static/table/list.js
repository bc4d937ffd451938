// Every legal action as a list, beside the table: for the keyboard, for screen readers, and to look up.

import { byId, button, el } from "../shared/dom.js";
import { drawer } from "./drawer.js";

export class List {
  /**
   * @param {import("./things.js").Things} things
   * @param {Page.Play} play
   */
  constructor(things, play) {
    this.things = things;
    this.play = play;
    this.drawer = drawer(byId("all"), { modal: false });
  }

  /**
   * These are the actions now.
   * @param {Pick<Page.State, "actions" | "groups">} of
   */
  set({ actions, groups }) {
    this.actions = actions;
    this.groups = groups;
    if (!byId("all").open) return;
    if (actions.length) this.draw();
    else this.drawer.close();
  }

  open() {
    if (this.drawer.close() || !this.actions?.length) return;
    this.draw();
    this.drawer.open();
    byId("all-inside").querySelector("button")?.focus();
  }

  draw() {
    const labels = new Map(this.actions?.map((each) => [each.action, each.label]));
    byId("all-inside").replaceChildren(...(this.groups ?? []).map((group) => this.group(group, labels)));
  }

  /**
   * @param {Protocol.Group} group
   * @param {Map<number, string>} labels
   */
  group({ label, actions }, labels) {
    const items = actions.map((action) => el("li", {}, this.item(action, labels.get(action) ?? "")));
    return el("ul", { "aria-label": label }, items);
  }

  /**
   * A button for one action. Looking at it points at its place.
   * @param {number} action
   * @param {string} words
   */
  item(action, words) {
    const point = () => this.things.point(action);
    const away = () => this.things.point(null);
    return button(words, () => this.play(action), { class: "btn small", "data-action": action, onpointerenter: point, onpointerleave: away, onfocus: point, onblur: away });
  }

  /** Returns whether it was open. */
  close() {
    return this.drawer.close();
  }
}
