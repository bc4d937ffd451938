// The review of a finished game: it is asked for, waited for, and shown in the place of the table. What is in this folder is fetched when a review is opened first.

import { call, reason } from "../shared/api.js";
import { button, byId, el, icon, onScreenChange, screenKind, show } from "../shared/dom.js";
import { boot, percent, say } from "../shared/words.js";
import { told } from "../table/ending.js";
import { accounts } from "./accounts.js";
import { Curve } from "./curve.js";
import { Learn } from "./learn.js";
import { Line } from "./line.js";
import { signed } from "./points.js";
import { telling } from "./telling.js";
import { turning } from "./turning.js";

const AGAIN = 700; // milliseconds from one look at how far it is to the next
export const HASH = "#review";

/**
 * What the review stands on: the parts of the table's page.
 * @typedef {object} Table
 * @property {import("../table/showing.js").Showing} showing
 * @property {import("../table/memory.js").Memory} memory
 * @property {import("../table/past.js").Past} past
 * @property {import("../table/doing.js").Doing} doing
 * @property {import("../table/prompt.js").Prompt} prompt
 */

export class Review {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.root = el("main", { class: "review", id: "review", hidden: true });
    byId("ending").after(this.root);
    /** @type {Protocol.LookedBack | null} */
    this.review = null;
    this.viewer = -1; // as whom it was asked for
    this.at = 0; // the ply of the cursor
    /** @type {Curve | null} */
    this.curve = null;
    this.moment = el("p", { class: "moment", "aria-live": "polite" });
    this.knobs = el("span", { class: "row" });
    this.turning = el("section", { class: "panel turning" });
    this.learn = new Learn(this);
    this.line = new Line(this);
    onScreenChange(() => {
      if (this.learn.own) this.learn.again();
      else if (this.review) this.drawCurve();
    });
  }

  get path() {
    return `/api/tables/${boot.table}/review`;
  }

  get state() {
    return /** @type {import("../table/ending.js").Over} */ (this.table.memory.state);
  }

  /** The seats that I played. */
  get mine() {
    return this.state.mine;
  }

  /** Whose chances are told: mine, if I have one seat. */
  get seat() {
    return this.state.viewer;
  }

  get asked() {
    return this.seat === null ? "" : `?seat=${this.seat}`;
  }

  /** My marked moments. */
  get mistakes() {
    return (this.review?.moments ?? []).filter((moment) => this.mine.includes(moment.seat));
  }

  /** Show the review; ask for it, if nobody has. */
  async open() {
    await sheet();
    this.table.past.leave();
    this.table.showing.ending?.open(true);
    show(byId("ending"), false);
    show(this.root);
    document.querySelector(".skip")?.setAttribute("href", HASH);
    history.replaceState(null, "", HASH);
    scrollTo(0, 0);
    if (this.review) this.draw();
    else await this.fetch();
  }

  /** Show the end of the game again. */
  close() {
    this.hide();
    this.table.showing.showEnding(true);
  }

  /** Leave the page to the table. */
  hide() {
    show(this.root, false);
    history.replaceState(null, "", location.pathname + location.search);
  }

  async fetch() {
    try {
      let now = await this.now();
      if (now.progress === null) {
        await call("POST", this.path);
        now = await this.now();
      }
      this.take(now);
    } catch (error) {
      this.fail(reason(error));
    }
  }

  /** @returns {Promise<Protocol.ReviewNow>} */
  now() {
    return call("GET", `${this.path}${this.asked}${this.asked ? "&" : "?"}lang=${boot.lang}`);
  }

  /** @param {Protocol.ReviewNow} now */
  take({ progress, review, words }) {
    Object.assign(boot.words, words);
    if (review) {
      this.review = review;
      this.at = review.turning[0]?.ply ?? 0;
      if (!this.root.hidden) this.draw();
    } else if (progress === null) {
      this.fail(say("review-stopped"));
    } else {
      this.wait(progress);
      setTimeout(() => this.root.hidden || this.look(), AGAIN);
    }
  }

  /** Look how far it is; where the connection is lost, look again. */
  async look() {
    try {
      this.take(await this.now());
    } catch (error) {
      if (error instanceof Error && "why" in error && error.why === "offline") setTimeout(() => this.root.hidden || this.look(), AGAIN * 4);
      else this.fail(reason(error));
    }
  }

  /** @param {number} progress */
  wait(progress) {
    const bar = el("progress", { max: 1, value: progress, "aria-label": say("review-title") });
    this.root.replaceChildren(el("section", { class: "panel waiting" }, el("h2", {}, say("review-making", { share: percent(Math.floor(100 * progress) / 100) })), bar, el("p", {}, say("review-making-about")), this.back()));
  }

  /** @param {string} sentence */
  fail(sentence) {
    const again = "review-again" in boot.words && button(say("review-again"), () => this.fetch(), { class: "btn main" });
    this.root.replaceChildren(el("section", { class: "panel waiting" }, el("p", { class: "why", role: "alert" }, sentence), el("p", { class: "row" }, again, this.back())));
  }

  back() {
    return button(say("web-result"), () => this.close(), { class: "btn" });
  }

  draw() {
    const review = /** @type {Protocol.LookedBack} */ (this.review);
    const { state, mistakes } = this;
    this.root.replaceChildren(
      el("section", { class: "summing" }, el("div", {}, told(state), this.summary(review)), el("span", { class: "row" }, this.back(), mistakes.length > 0 && button([icon("hint"), say("review-learn", { n: mistakes.length })], () => this.learn.begin(0), { class: "btn main big", id: "learn" }))),
      this.curvePanel(),
      this.turning,
      accounts(review, state, this.seat),
    );
    this.drawCurve();
    this.point(this.at);
  }

  /**
   * How much was luck, and how much were my own errors.
   * @param {Protocol.LookedBack} review
   */
  summary({ accounts: each }) {
    if (this.seat === null) return null;
    const { chance, hidden, errors } = each[this.seat];
    return el("p", {}, say("review-summary", { luck: signed(chance + hidden), errors: signed(errors) }));
  }

  curvePanel() {
    const holder = el("div", { class: "curve-box" });
    this.curve = new Curve(holder, this, (ply) => this.point(ply));
    const steps = el(
      "span",
      { class: "btns" },
      knob("first", "web-first", () => this.point(0)),
      knob("back", "web-back", () => this.step(-1)),
      knob("on", "web-on", () => this.step(1)),
      knob("last", "web-now", () => this.point(Infinity)),
    );
    return el("section", { class: "panel chances" }, el("h2", {}, say("review-chances"), this.curve.legend()), holder, el("div", { class: "ctl" }, steps, this.moment, this.knobs));
  }

  drawCurve() {
    this.curve?.draw(screenKind() === "upright");
  }

  /**
   * To the moment before, or the next.
   * @param {number} by
   */
  step(by) {
    const plies = /** @type {Protocol.LookedBack} */ (this.review).curve.map(([ply]) => ply);
    const next = by > 0 ? plies.find((ply) => ply > this.at) : plies.findLast((ply) => ply < this.at);
    this.point(next ?? this.at);
  }

  /**
   * Put the cursor to a ply, and say what happened there.
   * @param {number} ply
   */
  point(ply) {
    const { review } = this;
    if (!review) return;
    this.at = Math.min(ply, review.last);
    this.curve?.point(this.at);
    this.turning.replaceChildren(...turning(this));
    const moment = review.moments.find((each) => each.ply === this.at);
    this.moment.replaceChildren(...telling(this, moment));
    this.knobs.replaceChildren(
      ...(moment ? [button(say("review-play-better"), () => this.line.play(moment), { class: "btn small", id: "play-better" })] : []),
      button(say("review-show-table"), () => this.showTable(), { class: "btn small", id: "show-moment" }),
    );
  }

  /**
   * The row of the log that tells of a ply.
   * @param {number} ply
   */
  row(ply) {
    return this.state.rows.find((row) => row.end > ply);
  }

  /** @param {number | null} seat */
  player(seat) {
    return this.state.players.find((player) => player.seat === seat);
  }

  /** Show the table as it was where the cursor is, with the way back. */
  showTable() {
    const { past, showing } = this.table;
    this.hide();
    showing.ending?.open(false);
    past.more = () => [button(say("review-back"), () => this.leaveTable(), { class: "btn main", id: "to-review" })];
    const n = past.replay.rowOf(this.at);
    if (n >= past.replay.rows.length - 1) showing.showEnding(false);
    else past.lookAt(n);
  }

  /** Come back from the table, to where it was looked at. */
  leaveTable() {
    const { past } = this.table;
    const looked = past.replay.at;
    past.more = () => [];
    if (looked !== null && looked >= 0) this.at = past.replay.rows[looked].end;
    past.replay.now();
    this.open();
  }
}

/**
 * @param {string} drawing
 * @param {string} key
 * @param {() => unknown} onclick
 */
const knob = (drawing, key, onclick) => el("button", { class: "icon", type: "button", "aria-label": say(key), onclick }, icon(drawing));

/** @type {Promise<unknown> | null} */
let dressed = null;

/** Fetch the style sheet once. */
function sheet() {
  dressed ??= new Promise((done) => {
    const link = el("link", { rel: "stylesheet", href: new URL("review.css", import.meta.url).pathname });
    link.addEventListener("load", done);
    link.addEventListener("error", done);
    document.head.append(link);
  });
  return dressed;
}
