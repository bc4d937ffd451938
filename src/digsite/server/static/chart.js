// Points over time: a stepped line for each seat, each with a pattern of its own.

import { mark, svg } from "./dom.js";
import { say } from "./words.js";

const EDGE = { left: 40, right: 74, top: 12, bottom: 12 };

export class Chart {
  constructor(holder) {
    this.holder = holder;
    this.cursor = null;
    new ResizeObserver(() => this.draw()).observe(holder);
  }

  /** points: [[ply, [score of each seat]], ...]; last: the last ply */
  set({ points, last }, players) {
    Object.assign(this, { points, last, players });
    this.draw();
  }

  /** Where on the way the reader is. */
  point(ply) {
    this.ply = ply;
    if (!this.cursor) return;
    this.cursor.setAttribute("transform", `translate(${this.x(ply)} 0)`);
  }

  draw() {
    const { clientWidth: wide, clientHeight: high } = this.holder;
    if (!this.points || wide < 100) return;
    Object.assign(this, { wide, high });
    const scores = this.points.flatMap(([, each]) => each).filter((each) => each !== null);
    this.low = Math.min(0, ...scores);
    this.top = Math.max(1, ...scores);
    this.cursor = svg("g", {}, svg("path", { class: "cur", d: `M0 ${EDGE.top}V${high - EDGE.bottom}` }), svg("circle", { class: "curd", r: 6, cy: EDGE.top }));
    const whole = svg(
      "svg",
      { class: "chart", viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": this.told() },
      ticks(this.low, this.top).map((value) => this.rule(value)),
      this.players.map((player) => this.line(player)),
      this.cursor,
      this.legend(),
    );
    this.holder.replaceChildren(whole);
    this.point(this.ply ?? this.last);
  }

  x(ply) {
    return EDGE.left + ((this.wide - EDGE.left - EDGE.right) * ply) / Math.max(1, this.last);
  }

  y(score) {
    const share = (score - this.low) / (this.top - this.low);
    return this.high - EDGE.bottom - share * (this.high - EDGE.top - EDGE.bottom);
  }

  rule(value) {
    const y = this.y(value);
    return [
      svg("path", { class: "grid", d: `M${EDGE.left} ${y}H${this.wide - EDGE.right}` }),
      svg("text", { class: "ax", x: EDGE.left - 8, y: y + 4, "text-anchor": "end" }, String(value)),
    ];
  }

  line(player) {
    const steps = this.points.filter(([, scores]) => scores[player.seat] !== null);
    const d = steps.map(([ply, scores], n) => `${n ? `H${this.x(ply)}V` : `M${this.x(ply)} `}${this.y(scores[player.seat])}`);
    return svg("path", { class: `ln ln-${player.colour} p-${player.colour}`, d: `${d.join("")}H${this.x(this.last)}` });
  }

  /** The last scores, best first, at the end of the lines. */
  legend() {
    const last = this.points.at(-1)[1];
    return [...this.players]
      .sort((a, b) => last[b.seat] - last[a.seat])
      .map((player, n) => {
        const picture = mark(player.colour);
        for (const [name, value] of Object.entries({ x: this.wide - EDGE.right + 10, y: EDGE.top + 27 * n, width: 22, height: 22 })) picture.setAttribute(name, value);
        return [picture, svg("text", { class: "num", x: this.wide - EDGE.right + 40, y: EDGE.top + 27 * n + 18 }, String(last[player.seat] ?? "–"))];
      });
  }

  told() {
    const last = this.points.at(-1)[1];
    return `${say("web-chart")}: ${this.players.map((player) => `${player.name} ${last[player.seat] ?? "–"}`).join(", ")}`;
  }
}

/** Four to six round numbers from low to top. */
function ticks(low, top) {
  const rough = Math.max(1, (top - low) / 5);
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * ten).find((each) => each >= rough);
  const found = [];
  for (let value = Math.ceil(low / step) * step; value <= top; value += step) found.push(value);
  return found;
}
