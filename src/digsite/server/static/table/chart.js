// Points over time: a stepped line for each seat, each with a pattern of its own.

import { mark, svg } from "../shared/dom.js";
import { colon, say } from "../shared/words.js";

const EDGE = { left: 40, right: 74, top: 12, bottom: 12 };

export class Chart {
  /** @param {HTMLElement} holder */
  constructor(holder) {
    this.holder = holder;
    /** @type {SVGGElement | null} */
    this.cursor = null;
    /** @type {Protocol.Scores["points"]} */
    this.points = [];
    this.last = 0; // the last ply
    /** @type {Protocol.Player[]} */
    this.players = [];
    /** @type {number | null} */
    this.ply = null; // where the reader is
    this.wide = 0; // pixels
    this.high = 0;
    this.low = 0; // points
    this.top = 1;
    new ResizeObserver(() => this.draw()).observe(holder);
  }

  /**
   * Draw these scores.
   * @param {Protocol.Scores} scores
   * @param {Protocol.Player[]} players
   */
  set({ points, last }, players) {
    this.points = points;
    this.last = last;
    this.players = players;
    this.draw();
  }

  /**
   * Where on the way the reader is.
   * @param {number} ply
   */
  point(ply) {
    this.ply = ply;
    if (!this.cursor) return;
    this.cursor.setAttribute("transform", `translate(${this.x(ply)} 0)`);
  }

  draw() {
    const { clientWidth: wide, clientHeight: high } = this.holder;
    if (!this.points.length || wide < 100) return;
    this.wide = wide;
    this.high = high;
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

  /** @param {number} ply */
  x(ply) {
    return EDGE.left + ((this.wide - EDGE.left - EDGE.right) * ply) / Math.max(1, this.last);
  }

  /** @param {number} score */
  y(score) {
    const share = (score - this.low) / (this.top - this.low);
    return this.high - EDGE.bottom - share * (this.high - EDGE.top - EDGE.bottom);
  }

  /** @param {number} value */
  rule(value) {
    const y = this.y(value);
    return [
      svg("path", { class: "grid", d: `M${EDGE.left} ${y}H${this.wide - EDGE.right}` }),
      svg("text", { class: "ax", x: EDGE.left - 8, y: y + 4, "text-anchor": "end" }, String(value)),
    ];
  }

  /** @param {Protocol.Player} player */
  line(player) {
    const steps = this.points.flatMap(([ply, scores]) => {
      const score = scores[player.seat];
      return score === null ? [] : [{ ply, score }];
    });
    const d = steps.map(({ ply, score }, n) => `${n ? `H${this.x(ply)}V` : `M${this.x(ply)} `}${this.y(score)}`);
    return svg("path", { class: `ln ln-${player.colour} p-${player.colour}`, d: d.length ? `${d.join("")}H${this.x(this.last)}` : "" });
  }

  /** The last scores, best first, at the end of the lines. */
  legend() {
    const last = this.lastScores();
    return [...this.players]
      .sort((a, b) => (last[b.seat] ?? 0) - (last[a.seat] ?? 0))
      .map((player, n) => {
        const picture = mark(player.colour);
        for (const [name, value] of Object.entries({ x: this.wide - EDGE.right + 10, y: EDGE.top + 27 * n, width: 22, height: 22 })) picture.setAttribute(name, String(value));
        return [picture, svg("text", { class: "num", x: this.wide - EDGE.right + 40, y: EDGE.top + 27 * n + 18 }, String(last[player.seat] ?? "–"))];
      });
  }

  lastScores() {
    return this.points.at(-1)?.[1] ?? [];
  }

  told() {
    const last = this.lastScores();
    return colon(say("web-chart"), this.players.map((player) => `${player.name} ${last[player.seat] ?? "–"}`).join(", "));
  }
}

/**
 * Four to six round numbers from low to top.
 * @param {number} low
 * @param {number} top
 */
export function ticks(low, top) {
  const rough = Math.max(1, (top - low) / 5);
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5].map((each) => each * ten).find((each) => each >= rough) ?? 10 * ten;
  const found = [];
  for (let value = Math.ceil(low / step) * step; value <= top; value += step) found.push(value);
  return found;
}
