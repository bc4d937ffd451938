// What happened where the cursor is, what would have been better, and why.

import { el } from "../shared/dom.js";
import { colon, say } from "../shared/words.js";
import { called, points } from "./points.js";

const REASONS = 2; // that are told at most

/**
 * @param {import("./review.js").Review} review
 * @param {Protocol.ReviewMoment | undefined} moment the marked turn there, if there is one
 * @returns {(Node | string)[]}
 */
export function telling(review, moment) {
  const row = review.row(review.at);
  const who = review.player(moment?.seat ?? row?.seat ?? null);
  const name = who ? colon(called(who, review.mine), "") : "";
  const what = el("b", {}, sentence(moment?.played ?? row?.text ?? say("web-beginning")));
  if (!moment) return [name, what, " ", review.review?.only.includes(review.at) ? say("review-one-good") : ""];
  const better = el("b", {}, sentence(say("review-better", { what: moment.better.join(", ") })));
  return [name, what, " ", say("review-cost", { points: points(moment.cost) }), " ", better, " ", because(moment)];
}

/**
 * Why the better move is better, in a sentence or two.
 * @param {Protocol.ReviewMoment} moment
 */
export const because = ({ reasons }) => reasons.slice(0, REASONS).join(" ");

/**
 * With a full stop, if it has no end of its own.
 * @param {string} text
 */
const sentence = (text) => (/[.!?]$/u.test(text) ? text : `${text}.`);
