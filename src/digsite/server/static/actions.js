// The action bar: every legal action as a button. Where there are many, verbs light their places.

import { byId, button, el, icon, PHONE, show } from "./dom.js";
import { say } from "./words.js";

const ROOM = 6; // buttons that a bar holds well
const ROOM_PHONE = 4;
const FEW = 2; // so many of one verb have buttons of their own even if they are lit on the table
const SHORT_LIST = 12; // a list of this many opens by itself

export class Bar {
  constructor(targets, play) {
    this.targets = targets;
    this.play = play;
    this.bar = byId("acts");
    this.list = byId("all");
    this.clear();
  }

  clear() {
    this.chosen = null; // the verb whose places are lit
    this.bar.replaceChildren();
    this.list.replaceChildren();
    show(this.list, false);
  }

  /** Offer these actions. */
  draw({ actions, groups }) {
    this.clear();
    this.targets.set(actions);
    this.labels = new Map(actions.map((each) => [each.action, each.label]));
    const placed = this.targets.placed();
    const spread = whichSpread(groups, PHONE.matches ? ROOM_PHONE : ROOM, placed);
    for (const group of groups) {
      if (spread.has(group)) this.bar.append(...this.singles(group));
      else this.bar.append(this.verb(group, groups.length === 1, placed));
    }
  }

  /** A button for each action of a kind; where there are several, what follows the verb tells them apart. */
  singles({ actions }) {
    const several = actions.length > 1 ? { class: "btn several" } : {};
    return actions.map((action) => this.single(action, undefined, several));
  }

  /** A button for one action. Looking at it points at its place. */
  single(action, words = this.labels.get(action), props = {}) {
    const [head, tail] = parted(words);
    const point = () => this.targets.point(action);
    const away = () => this.targets.point(null);
    return el(
      "button",
      { class: "btn", type: "button", "data-action": action, ...props, onclick: () => this.play(action), onpointerenter: point, onpointerleave: away, onfocus: point, onblur: away },
      el("span", {}, head, tail && el("small", {}, tail)),
    );
  }

  /** A button for a verb: lights its places, and lists its actions where that is short or needed. */
  verb(group, alone, placed) {
    const off = group.actions.some((action) => !placed.has(action));
    const press = () => this.press(group, node, alone || off || group.actions.length <= SHORT_LIST);
    const [head, tail] = parted(group.label);
    const words = alone ? say("web-as-list") : el("span", {}, head, tail && el("small", {}, tail));
    const node = button([alone && icon("list"), words], press, { "aria-pressed": "false", "aria-controls": "all" });
    return node;
  }

  press(group, node, listed) {
    const again = this.chosen === group;
    this.putDown();
    if (again) return;
    this.chosen = group;
    node.setAttribute("aria-pressed", "true");
    this.targets.light(new Set(group.actions));
    const [before, after] = group.label.split("…").map((each) => each.trim());
    const items = group.actions.map((action) => this.item(action, before, after ?? ""));
    const all = el("div", { class: "items", role: "group", "aria-label": group.label }, items);
    this.list.replaceChildren(listed ? all : opener(all));
    show(this.list);
  }

  /** One of many: its label without the words that all share. */
  item(action, before, after) {
    const whole = this.labels.get(action);
    const short = whole.slice(before.length, whole.length - after.length).trim();
    const node = this.single(action, short || whole, { class: "btn small", "aria-label": whole });
    return node;
  }

  /** Ask once more before a turn ends: instead of all buttons one that says so, and a way back. */
  confirm(action, back) {
    this.clear();
    const words = el("span", {}, this.labels.get(action), el("small", {}, say("web-ends-turn")));
    const node = button([icon("check"), words], () => this.play(action), { class: "btn main confirm several" });
    this.bar.append(node, button(say("web-not-yet"), back));
    this.targets.light(null);
    this.targets.point(action);
    node.focus({ preventScroll: true });
  }

  /** Light everything again. Gives whether a verb was chosen. */
  putDown() {
    if (!this.chosen) return false;
    this.chosen = null;
    for (const node of this.bar.querySelectorAll("[aria-pressed]")) node.setAttribute("aria-pressed", "false");
    this.list.replaceChildren();
    show(this.list, false);
    this.targets.light(null);
    return true;
  }
}

function opener(all) {
  show(all, false);
  const open = button([icon("list"), say("web-as-list")], () => {
    show(all);
    open.remove();
    all.firstElementChild.focus();
  }, { class: "btn quiet small", "aria-expanded": "false" });
  return el("div", {}, open, all);
}

/**
 * Which kinds have a button for each action: the smallest ones, as long as there is room.
 * Many that are lit on the table need none beside other verbs: the board keeps the room.
 */
function whichSpread(groups, room, placed) {
  const spread = new Set();
  const lit = ({ actions }) => groups.length > 1 && actions.length > FEW && actions.every((action) => placed.has(action));
  let used = groups.length;
  for (const group of groups.filter((each) => !lit(each)).sort((a, b) => a.actions.length - b.actions.length)) {
    used += group.actions.length - 1;
    if (used > room) break;
    spread.add(group);
  }
  return spread;
}

/** "Pass (space 1: ...)" has a head and a tail, and so has "Reserve room 5: +3". Brackets stay whole. */
function parted(words) {
  const cut = /^([^(:]{2,}) \([^)]*…$/u.exec(words); // what follows differs within the brackets
  if (cut) return [unbroken(`${cut[1]} …`), ""];
  const [, head, tail] = /^([^(:]{2,}) \(([^()]+)\)$/u.exec(words) ?? /^(.{2,}?)\s?: (.+)$/u.exec(words) ?? [null, words, ""];
  return tail === "…" ? [unbroken(`${head} …`), ""] : [unbroken(head), unbroken(tail)];
}

/** The last dots never stand on a line alone. */
const unbroken = (words) => words.replace(/ …$/u, "\u00a0…");
