// The better line, played out on the board: one action after the other, with the reason in words.

import { call, reason } from "../shared/api.js";
import { button, el, screenKind } from "../shared/dom.js";
import { boot, say } from "../shared/words.js";
import { because } from "./telling.js";

const STEP = 1300; // milliseconds from one action to the next

export class Line {
  /** @param {import("./review.js").Review} review */
  constructor(review) {
    this.review = review;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /**
   * Show the table at a moment, and what would have been better there.
   * @param {Protocol.ReviewMoment} moment
   */
  async play(moment) {
    const { review } = this;
    const query = `${review.asked || "?"}${review.asked ? "&" : ""}screen=${screenKind()}&lang=${boot.lang}`;
    try {
      /** @type {Protocol.Better} */
      const better = await call("GET", `${review.path}/${moment.ply}/better${query}`);
      review.hide();
      review.table.showing.practising = true; // what comes from the table waits
      review.table.showing.ending?.open(false);
      this.show(moment, better, 0);
    } catch (error) {
      review.moment.replaceChildren(el("span", { class: "why" }, reason(error)));
    }
  }

  /**
   * @param {Protocol.ReviewMoment} moment
   * @param {Protocol.Better} better
   * @param {number} n
   */
  show(moment, better, n) {
    const { table } = this.review;
    const view = /** @type {Page.View | undefined} */ (better.views[n]);
    clearTimeout(this.timer);
    if (!view) return this.leave();
    const last = n + 1 === better.views.length;
    const glide = table.showing.board.drawPast(view, this.review.state.version);
    table.prompt.drawPast({ n: n + 1, of: better.views.length }, { seat: moment.seat, text: say("review-better", { what: better.steps[n] }), from: 0, end: 0 }, this.review.player(moment.seat));
    if (last && moment.reasons.length) table.prompt.write(say("review-better", { what: better.steps[n] }), because(moment));
    const again = last && better.views.length > 1 && button(say("web-play"), () => this.show(moment, better, 0));
    table.doing.offerOnly(el("span", { class: "past-knobs" }, again, button(say("review-back"), () => this.leave(), { class: "btn main", id: "to-review" })));
    glide();
    if (!last) this.timer = setTimeout(() => this.show(moment, better, n + 1), STEP);
  }

  leave() {
    clearTimeout(this.timer);
    this.review.table.showing.practising = false;
    this.review.open();
  }
}
