// The log: what happened, in sentences. Each leads to its moment.

import { byId, el, mark } from "./dom.js";
import { say } from "./words.js";

/** The actions of a turn that belong to one sentence are one row. */
export function rowsOf(entries) {
  const rows = [];
  for (const { ply, seat, text, goes_on: goesOn } of entries) {
    const last = rows.at(-1);
    if (text && goesOn && last?.seat === seat) last.text += `, ${text}`;
    else if (text) rows.push({ seat, text, from: ply, end: 0 });
    if (rows.length) rows.at(-1).end = ply + 1;
  }
  return rows;
}

export class Log {
  /** go: shows a moment, given as a row's number */
  constructor(go) {
    this.list = byId("log");
    this.go = go;
    this.rows = [];
    this.nodes = [];
    this.pointed = -1;
    new ResizeObserver(() => this.reach()).observe(this.list);
  }

  /** Show rows; those from ply `news` on are new to the reader. */
  draw(rows, players, news) {
    let same = 0;
    while (same < Math.min(rows.length, this.rows.length) && alike(rows[same], this.rows[same])) same += 1;
    this.nodes.splice(same).forEach((node) => node.remove());
    this.rows = rows;
    for (let n = same; n < rows.length; n += 1) {
      this.nodes.push(this.node(rows[n], n, players));
      this.list.append(this.nodes[n]);
    }
    const fresh = (row) => row.end > news && (row.seat !== null || news > 0); // not what was laid out before I came
    this.nodes.forEach((node, n) => node.classList.toggle("new", fresh(rows[n])));
    this.ticker(rows.filter((row) => row.end > news && row.seat !== null));
  }

  /** Mark the row that is shown, and bring it into sight. */
  point(n) {
    this.nodes.forEach((node, each) => node.classList.toggle("now", each === n));
    byId("count").textContent = this.rows.length ? say("web-move-of", { n: n + 1, of: this.rows.length }) : "";
    this.pointed = n;
    this.reach();
  }

  reach() {
    const node = this.nodes[this.pointed];
    if (!node || !this.list.clientHeight) return;
    const { offsetTop: top, offsetHeight: high } = node;
    const start = top - this.list.offsetTop;
    if (start < this.list.scrollTop || start + high > this.list.scrollTop + this.list.clientHeight) {
      this.list.scrollTop = start - this.list.clientHeight + 2 * high;
    }
  }

  node(row, n, players) {
    const player = players.find((each) => each.seat === row.seat);
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
      ),
    );
  }

  /** On a phone the log is far away: what is new stands in the prompt too. */
  ticker(rows) {
    byId("ticker").replaceChildren(...rows.slice(-4).map((row) => el("span", {}, row.text)));
  }
}

const alike = (one, other) => one.text === other.text && one.end === other.end && one.from === other.from;
