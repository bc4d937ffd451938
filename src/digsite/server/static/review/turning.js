// The turning points: what changed the chances most, in the order of the game.

import { el, mark, svg } from "../shared/dom.js";
import { say } from "../shared/words.js";
import { sign, signed } from "./points.js";

/**
 * The inside of their panel; a click puts the cursor there.
 * @param {import("./review.js").Review} review
 */
export function turning(review) {
  const found = review.review?.turning ?? [];
  const head = el("h2", {}, say("review-turning"), el("small", {}, say(review.seat === null ? "review-turning-any" : "review-turning-mine")));
  if (!found.length) return [head, el("p", { class: "note" }, say("review-no-turning"))];
  return [head, el("ol", {}, found.map((point) => row(review, point)))];
}

/**
 * @param {import("./review.js").Review} review
 * @param {Protocol.ReviewTurning} point
 */
function row(review, { ply, seat, change, rolled }) {
  const told = review.row(ply);
  const moment = review.review?.moments.find((each) => each.ply === ply);
  const actor = review.player(moment?.seat ?? told?.seat ?? null);
  const who = review.seat === null ? review.player(seat) : actor;
  const here = ply === review.at;
  return el(
    "li",
    {},
    el(
      "button",
      { type: "button", class: here ? "here" : "", "aria-current": here && "true", onclick: () => review.point(ply) },
      el("span", { class: "tn" }, String(ply)),
      el("span", { class: "by" }, rolled ? dice() : who && mark(who.colour, who.name), moment && el("span", { class: `mk ${moment.mark}` }, sign(moment.mark))),
      el("span", { class: "tx" }, moment?.played ?? told?.text ?? say("review-rolled")),
      el("b", { class: `num${change < 0 && !rolled ? " down" : ""}` }, signed(change)),
    ),
  );
}

/** A die: chance did it. */
export const dice = () =>
  svg("svg", { class: "die", viewBox: "0 0 20 20", role: "img", "aria-label": say("review-chance") }, svg("rect", { x: 1, y: 1, width: 18, height: 18, rx: 3 }), [[6, 6], [14, 6], [6, 14], [14, 14]].map(([cx, cy]) => svg("circle", { cx, cy, r: 1.9 })));
