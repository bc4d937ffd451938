// The log: what happened, in sentences. Each leads to its moment.

import { button, byId, el, mark } from "../shared/dom.js";
import { say } from "../shared/words.js";
import { drawing } from "./drawing.js";

export class Log {
  /** @param {(row: number) => unknown} go shows the moment of a row */
  constructor(go) {
    this.list = byId("log");
    this.go = go;
    /** @type {Page.Row[]} */
    this.rows = [];
    /** @type {HTMLElement[]} */
    this.nodes = [];
    this.pointed = -1;
    /** @type {Page.Row | null} */
    this.hovered = null; // the row under the mouse, or with the focus
    this.changed = () => {}; // called when that is another one
    this.setup = 0; // rows of how the table was laid out, before anybody acted
    this.fold = button("", () => this.unfold(this.list.classList.contains("folded")), { class: "fold" });
    this.list.append(el("li", { class: "folds" }, this.fold));
    this.unfold(false);
    this.list.addEventListener("pointerover", ({ target }) => this.hover(target));
    this.list.addEventListener("focusin", ({ target }) => this.hover(target));
    for (const end of /** @type {const} */ (["pointerleave", "focusout"])) this.list.addEventListener(end, () => this.hover(null));
    new ResizeObserver(() => this.reach()).observe(this.list);
  }

  /**
   * Show rows; those from ply `news` on are new to the reader.
   * @param {Page.Row[]} rows
   * @param {Protocol.Player[]} players
   * @param {number} news
   */
  draw(rows, players, news) {
    let same = 0;
    while (same < Math.min(rows.length, this.rows.length) && alike(rows[same], this.rows[same])) same += 1;
    this.nodes.splice(same).forEach((node) => node.remove());
    this.rows = rows;
    for (let n = same; n < rows.length; n += 1) {
      this.nodes.push(this.node(rows[n], n, players));
      this.list.append(this.nodes[n]);
    }
    const acted = rows.findIndex((row) => row.seat !== null);
    this.setup = acted < 0 ? rows.length - 1 : acted; // before anybody acts, what came last is news
    this.nodes.forEach((node, n) => node.classList.toggle("setup", n < this.setup));
    this.fold.hidden = this.setup < 1;
    this.fold.textContent = say("web-setup", { rows: this.setup });
    /** @param {Page.Row} row */
    const fresh = (row) => row.end > news && (row.seat !== null || news > 0); // not what was laid out before I came
    this.nodes.forEach((node, n) => node.classList.toggle("new", fresh(rows[n])));
  }

  /**
   * Show the rows of the set-up, or one row instead of them.
   * @param {boolean} yes
   */
  unfold(yes) {
    this.list.classList.toggle("folded", !yes);
    this.fold.setAttribute("aria-expanded", String(yes));
  }

  /**
   * Somebody points at a row: what it tells of is lit on the board.
   * @param {EventTarget | null} target
   */
  hover(target) {
    const item = target instanceof Element ? target.closest("li") : null;
    const row = this.rows[this.nodes.findIndex((node) => node === item)] ?? null;
    if (row === this.hovered) return;
    this.hovered = row;
    this.changed();
  }

  /**
   * Mark the row that is shown, and bring it into sight.
   * @param {number} n
   */
  point(n) {
    this.nodes.forEach((node, each) => node.classList.toggle("now", each === n));
    byId("count").textContent = this.rows.length ? say("web-move-of", { n: n + 1, of: this.rows.length }) : "";
    this.pointed = n;
    if (n < this.setup && n < this.rows.length - 1) this.unfold(true); // somebody looks back at it
    this.reach();
  }

  /**
   * Scroll so far that a row is in sight.
   * @param {number} [row]
   */
  reach(row = this.pointed) {
    const node = this.nodes[row];
    if (!node || !this.list.clientHeight) return;
    const { offsetTop: top, offsetHeight: high } = node;
    const start = top - this.list.offsetTop;
    if (start < this.list.scrollTop || start + high > this.list.scrollTop + this.list.clientHeight) {
      this.list.scrollTop = Math.min(start, start - this.list.clientHeight + 2 * high); // its beginning, if it is a long one
    }
  }

  /**
   * @param {Page.Row} row
   * @param {number} n
   * @param {Protocol.Player[]} players
   */
  node(row, n, players) {
    const player = players.find((each) => each.seat === row.seat);
    /** @param {MouseEvent} event */
    const open = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.go(n);
    };
    return el(
      "li",
      { class: player ? "" : "chance" },
      el(
        "a",
        { href: `?ply=${row.end}`, onclick: open },
        el("span", { class: "n" }, String(n + 1)),
        player ? mark(player.colour) : el("span", { class: "mark" }),
        el("span", {}, row.text),
        row.shows && drawing(row.shows.picture, "row-picture", row.shows.colour),
      ),
    );
  }

  /**
   * Light the row of a step of the recap, and bring it into sight; none without a row.
   * @param {Page.Row | undefined} row
   */
  light(row) {
    const at = this.rows.findIndex((each) => each.from === row?.from);
    this.nodes.forEach((node, n) => node.classList.toggle("lit", n === at));
    if (at >= 0) this.reach(at);
  }
}

/**
 * @param {Page.Row} one
 * @param {Page.Row} other
 */
const alike = (one, other) => one.text === other.text && one.end === other.end && one.from === other.from && one.shows?.picture === other.shows?.picture;
