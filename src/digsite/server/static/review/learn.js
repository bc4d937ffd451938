// Learn from my mistakes: each of my marked moments is played again by hand, on the board of the table.

import { call, reason } from "../shared/api.js";
import { button, byId, el, icon, screenKind, svg } from "../shared/dom.js";
import { boot, say } from "../shared/words.js";
import { Memory } from "../table/memory.js";
import { points } from "./points.js";
import { because } from "./telling.js";

/** @typedef {{ label: string, chances: number, kind: "best" | "yours" | "played" }} Way something that could be played at a moment */

export class Learn {
  /** @param {import("./review.js").Review} review */
  constructor(review) {
    this.review = review;
    this.n = 0; // which of my moments
    this.card = el("section", { class: "panel learn", id: "learn-card", "aria-live": "polite" });
    this.said = el("div", { class: "judgement" });
    /** @type {{ memory: Memory, wire: import("../shared/socket.js").Wire } | null} */
    this.own = null; // what the table does when nobody learns
  }

  get moment() {
    return this.review.mistakes[this.n];
  }

  get path() {
    return `${this.review.path}/${this.moment.ply}`;
  }

  /**
   * Begin with one of my moments.
   * @param {number} n
   */
  async begin(n) {
    const { review } = this;
    const { doing, showing } = review.table;
    this.n = n;
    try {
      const practice = await this.picked([]);
      review.hide();
      this.own ??= { memory: doing.memory, wire: doing.wire };
      showing.practising = true;
      showing.ending?.open(false);
      document.body.classList.add("learning");
      byId("main").append(this.card);
      doing.memory = new Memory();
      doing.wire = /** @type {import("../shared/socket.js").Wire} */ (/** @type {unknown} */ (this));
      this.offer(practice);
      this.ask();
    } catch (error) {
      review.fail(reason(error));
    }
  }

  /**
   * The moment with these things picked.
   * @param {string[]} picks
   * @returns {Promise<Protocol.Practice>}
   */
  picked(picks) {
    return call("POST", `${this.path}/moment?lang=${boot.lang}`, { seat: this.moment.seat, picks, screen: screenKind() });
  }

  /**
   * Let the moment be played, as if it were now.
   * @param {Protocol.Practice} practice
   */
  offer(practice) {
    const { doing, showing } = this.review.table;
    const { seat } = this.moment;
    const parts = practice.parts.map((part) => ({ ...part, svg: part.svg ?? "" }));
    /** @type {Page.State} */
    const state = { ...this.review.state, ...practice, parts, viewer: seat, actor: seat, turn: "you", can_undo: false, undo_steps: 0, hint: false, over: null, lesson: null, happened: [] };
    doing.memory.state = doing.memory.heard = state;
    doing.memory.busy = false;
    const move = showing.board.draw(state, { still: true });
    showing.drawNow(state, move);
  }

  /**
   * What the table would send to the server: picks are asked about, and what is confirmed is judged.
   * @param {{ do: string, picks?: string[], actions?: number[] }} message
   */
  async send({ do: what, picks = [], actions = [] }) {
    try {
      if (what === "act") {
        await this.judge(actions);
        return { ok: true };
      }
      const { gathering, parts } = await this.picked(picks);
      return { ok: true, version: this.review.state.version, gathering, parts };
    } catch (error) {
      return { ok: false, why: "busy", say: reason(error) };
    }
  }

  /** @param {number[]} actions */
  async judge(actions) {
    this.said.replaceChildren(el("p", { class: "note" }, say("review-judging")));
    const judging = this.moment;
    this.review.table.doing.list?.close();
    try {
      /** @type {Protocol.Judged} */
      const judged = await call("POST", `${this.path}/try?lang=${boot.lang}`, { seat: judging.seat, actions });
      if (judging !== this.moment || !this.own) return;
      if (!judged.right) this.offer(await this.picked([])); // it is laid out anew, to be tried again
      this.tell(judged);
    } catch (error) {
      this.said.replaceChildren(el("p", { class: "why", role: "alert" }, reason(error)));
      throw error;
    }
  }

  /** Ask what would have been better. */
  ask() {
    const { mistakes } = this.review;
    this.said.replaceChildren();
    this.card.replaceChildren(
      el("div", { class: "head" }, el("h2", {}, say("review-learn-title")), el("small", {}, say("review-of", { n: this.n + 1, of: mistakes.length })), button(say("review-back"), () => this.leave(), { class: "btn small", id: "to-review" })),
      el("p", { class: "q" }, say("review-lost", { what: this.moment.played, points: points(this.moment.cost) }), " ", el("b", {}, say("review-ask"))),
      el("p", { class: "note" }, say("review-how")),
      this.said,
      this.ways([button(say("review-show-best"), () => this.showBest(), { class: "btn", id: "show-best" })]),
    );
  }

  /**
   * The buttons below the card; the last one leads on.
   * @param {HTMLElement[]} first
   */
  ways(first) {
    const more = this.n + 1 < this.review.mistakes.length;
    return el("div", { class: "turns row" }, first, more && button(say("review-next"), () => this.begin(this.n + 1), { class: "btn main", id: "next-moment" }));
  }

  /**
   * Say whether what was tried is right; if it is, everything is told.
   * @param {Protocol.Judged} judged
   */
  tell({ right, cost, say: labels }) {
    const what = labels.join(", ");
    this.card.dataset.right = String(right);
    if (!right) {
      this.said.replaceChildren(el("h3", { class: "bad" }, say("review-wrong", { what, points: points(cost) })));
      return;
    }
    const yours = { label: what, chances: this.moment.chances - cost, kind: /** @type {const} */ ("yours") };
    this.answer(el("h3", { class: "good" }, icon("check"), say("review-right", { what })), cost > 0 ? [yours] : []);
  }

  showBest() {
    this.answer("", []);
  }

  /**
   * The best, what was tried, and what was played, with the chances that each gives.
   * @param {Page.Inside} head
   * @param {Way[]} tried
   */
  answer(head, tried) {
    const { better, played, chances, cost } = this.moment;
    /** @type {Way[]} */
    const ways = [{ label: better.join(", "), chances, kind: "best" }, ...tried, { label: played, chances: chances - cost, kind: "played" }];
    this.said.replaceChildren(...[head, el("p", {}, because(this.moment)), el("table", {}, ways.map(way))].filter((each) => each !== "").map((each) => /** @type {Node} */ (each)));
    this.card.querySelector(".turns")?.replaceWith(this.ways([button(say("review-try-another"), () => this.again(), { class: "btn", id: "try-another" })]));
  }

  /** Lay the moment out anew. */
  async again() {
    try {
      this.offer(await this.picked([]));
    } catch (error) {
      this.said.replaceChildren(el("p", { class: "why", role: "alert" }, reason(error)));
    }
  }

  leave() {
    const { doing, showing } = this.review.table;
    if (this.own) Object.assign(doing, this.own);
    this.own = null;
    showing.practising = false;
    document.body.classList.remove("learning");
    this.card.remove();
    this.review.open();
  }
}

/** @param {Way} given */
function way({ label, chances, kind }) {
  const long = Math.max(1, 100 * chances);
  return el("tr", { class: kind }, el("th", { scope: "row" }, label), el("td", {}, svg("svg", { viewBox: "0 0 100 10", "aria-hidden": "true" }, svg("rect", { width: long, height: 10, rx: 2 }))), el("td", { class: "num" }, points(chances)), el("td", {}, say(`review-${kind}`)));
}
