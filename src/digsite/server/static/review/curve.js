// The curve of chances: a line for each seat with marks on it, and below it a lane with my luck.

import { el, mark, svg } from "../shared/dom.js";
import { colon, say } from "../shared/words.js";
import { called, points, sign, signed } from "./points.js";

const EDGE = { left: 44, right: 40, top: 14, lane: 64 };
const LEAST = 0.05; // luck whose number is told
const BADGE = { wide: 30, high: 22 };
const COSTS = { inaccuracy: 5, mistake: 10, blunder: 15 };

export class Curve {
  /**
   * @param {HTMLElement} holder
   * @param {import("./review.js").Review} of
   * @param {(ply: number) => void} point is told where somebody clicked
   */
  constructor(holder, of, point) {
    this.holder = holder;
    this.of = of;
    /** @type {SVGGElement | null} */
    this.cursor = null;
    this.wide = 0;
    this.high = 0;
    this.small = false;
    holder.addEventListener("click", (event) => point(this.plyAt(event.clientX)));
    new ResizeObserver(() => this.draw(this.small)).observe(holder);
  }

  get review() {
    return /** @type {Protocol.LookedBack} */ (this.of.review);
  }

  /** Whose luck the lane tells: mine, or the winner's. */
  get lucky() {
    return this.of.seat ?? this.of.state.over?.placings[0]?.seat ?? 0;
  }

  legend() {
    const lines = this.of.state.players.map((player) => ({ ...player, name: called(player, this.of.mine) })).map(({ seat, colour, name }) => el("li", {}, svg("svg", { class: "lsw", viewBox: "0 0 34 10", "aria-hidden": "true" }, svg("path", { class: this.dress(seat, colour), d: "M1 5H33" })), name));
    const marks = Object.entries(COSTS).map(([name, cost]) => el("li", {}, el("span", { class: `mk ${name}` }, sign(name)), `${cost}`));
    return el("ul", { class: "leg" }, lines, marks, el("li", {}, say("review-points-lost")));
  }

  /**
   * @param {number} seat
   * @param {string} colour
   */
  dress(seat, colour) {
    return `ln ln-${colour} p-${colour}${seat === this.of.seat ? " own" : ""}`;
  }

  /** @param {boolean} small */
  draw(small) {
    const { clientWidth: wide, clientHeight: high } = this.holder;
    this.small = small;
    if (!this.of.review || wide < 100 || high < 100) return;
    this.wide = wide;
    this.high = high;
    this.cursor = svg("g", { class: "cursor" }, svg("path", { d: `M0 ${EDGE.top - 8}V${high}` }));
    const { players } = this.of.state;
    this.holder.replaceChildren(
      svg(
        "svg",
        { class: "curve", viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": this.told() },
        [0, 0.25, 0.5, 0.75, 1].map((share) => this.rule(share)),
        this.lane(),
        players.map(({ seat, colour }) => svg("path", { class: this.dress(seat, colour), d: this.way(seat) })),
        this.cursor,
        this.badges(),
        this.ends(),
      ),
    );
    this.point(this.of.at);
  }

  told() {
    return colon(say("review-chances"), this.of.state.players.map(({ seat, name }) => `${name} ${points(this.review.accounts[seat].start)} → ${points(this.review.accounts[seat].result)}`).join(", "));
  }

  /** @param {number} ply */
  x(ply) {
    return EDGE.left + ((this.wide - EDGE.left - EDGE.right) * ply) / Math.max(1, this.review.last);
  }

  /** @param {number} share */
  y(share) {
    const low = this.high - EDGE.lane - 20;
    return low - Math.min(1, Math.max(0, share)) * (low - EDGE.top);
  }

  /**
   * The ply of the curve that is nearest to a place of the window.
   * @param {number} clientX
   */
  plyAt(clientX) {
    const at = clientX - this.holder.getBoundingClientRect().left;
    return this.review.curve.map(([ply]) => ply).reduce((best, ply) => (Math.abs(this.x(ply) - at) < Math.abs(this.x(best) - at) ? ply : best), 0);
  }

  /** @param {number} ply */
  point(ply) {
    this.cursor?.setAttribute("transform", `translate(${this.x(ply)} 0)`);
  }

  /** @param {number} share */
  rule(share) {
    const y = this.y(share);
    return [svg("path", { class: share === 0 || share === 1 ? "grid0" : "grid1", d: `M${EDGE.left} ${y}H${this.wide - EDGE.right}` }), svg("text", { class: "ax", x: EDGE.left - 8, y: y + 4, "text-anchor": "end" }, points(share))];
  }

  /** @param {number} seat */
  way(seat) {
    return this.review.curve.map(([ply, chances], n) => `${n ? "L" : "M"}${this.x(ply).toFixed(1)} ${this.y(chances[seat]).toFixed(1)}`).join("");
  }

  /**
   * The chances of a seat at a ply of the curve.
   * @param {number} ply
   * @param {number} seat
   */
  chance(ply, seat) {
    return this.review.curve.findLast(([at]) => at <= ply)?.[1][seat] ?? 0;
  }

  /** Marks at the lines of those who moved: none covers another, as far as there is room. */
  badges() {
    /** @type {{ x: number, y: number }[]} */
    const taken = [];
    const shown = this.review.moments.filter(({ seat, mark: name }) => !this.small || this.of.mine.includes(seat) || name !== "inaccuracy");
    return shown.map(({ ply, seat, mark: name, chances, cost }) => {
      const at = { x: this.x(ply), y: this.y(chances) };
      const spot = spotFor(at, taken, this.y(0));
      taken.push(spot);
      const player = this.of.player(seat);
      const label = `${player?.name ?? ""}: ${say(`review-${name}`)}, ${points(cost)}`;
      const go = (/** @type {Event} */ event) => {
        event.stopPropagation();
        this.of.point(ply);
      };
      return svg("g", { class: `fault p-${player?.colour}`, "data-ply": ply, onclick: go }, svg("title", {}, label), svg("circle", { class: "pt", cx: at.x, cy: at.y, r: 4.5 }), svg("g", { class: `bdg ${name}`, transform: `translate(${spot.x - BADGE.wide / 2} ${spot.y - BADGE.high / 2})` }, svg("rect", { width: BADGE.wide, height: BADGE.high, rx: 4 }), svg("text", { x: BADGE.wide / 2, y: 16, "text-anchor": "middle" }, sign(name))));
    });
  }

  /** Bars of luck, up or down. */
  lane() {
    const middle = this.high - EDGE.lane / 2 - 4;
    const scale = (EDGE.lane / 2 - 14) / Math.max(0.1, ...this.review.rolls.map(({ luck }) => Math.abs(luck[this.lucky])));
    let last = -Infinity;
    const bars = this.review.rolls.map(({ ply, luck }) => {
      const gained = luck[this.lucky];
      const long = Math.abs(gained) * scale;
      const x = this.x(ply);
      const told = Math.abs(gained) >= LEAST && x - last > 34;
      if (told) last = x;
      return [svg("rect", { class: "lk", x: x - 2.5, y: gained > 0 ? middle - long : middle, width: 5, height: long }), told && svg("text", { class: "lkt", x, y: gained > 0 ? middle - long - 3 : middle + long + 12, "text-anchor": "middle" }, signed(gained))];
    });
    const name = this.of.seat === null ? say("review-luck") : say("review-my-luck");
    return [svg("path", { class: "grid0", d: `M${EDGE.left} ${middle}H${this.wide - EDGE.right}` }), svg("text", { class: "ax", x: EDGE.left, y: this.high - EDGE.lane - 2, "text-anchor": "start" }, name), bars];
  }

  /** The seats at the end of their lines. */
  ends() {
    const seats = this.of.state.players.map(({ seat, colour }) => ({ colour, y: this.y(this.review.accounts[seat].result) })).sort((one, other) => one.y - other.y);
    let free = -Infinity;
    return seats.map(({ colour, y }, n) => {
      const lowest = this.y(0) + 11 - 24 * (seats.length - 1 - n);
      const top = Math.max(free, Math.min(y, lowest) - 11);
      free = top + 24;
      const picture = mark(colour);
      for (const [name, value] of Object.entries({ x: this.wide - EDGE.right + 10, y: top, width: 22, height: 22 })) picture.setAttribute(name, String(value));
      return picture;
    });
  }
}

/**
 * A place for a badge near a point: below it or above, wherever nothing stands yet.
 * @param {Page.Spot} at
 * @param {Page.Spot[]} taken
 * @param {number} low
 */
function spotFor({ x, y }, taken, low) {
  const tried = [24, -24, 48, -48, 72, -72].map((by) => ({ x, y: y + by })).filter((spot) => spot.y > BADGE.high / 2 && spot.y < low);
  const clear = tried.find((spot) => taken.every((other) => Math.abs(other.x - spot.x) > BADGE.wide || Math.abs(other.y - spot.y) > BADGE.high));
  return clear ?? tried[0] ?? { x, y };
}
