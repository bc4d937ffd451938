// The table of accounts: for each seat its errors, its luck, and what it would have had without luck.

import { el, mark, svg } from "../shared/dom.js";
import { say } from "../shared/words.js";
import { called, points, sign, signed } from "./points.js";

const MARKS = ["blunder", "mistake", "inaccuracy"];
const COLUMNS = ["review-player", "review-per-decision", "review-marks", "review-start", "review-errors", "review-others", "review-chance", "review-hidden", "review-without"];

/**
 * @param {Protocol.LookedBack} review
 * @param {import("../table/ending.js").Over} state
 * @param {number | null} viewer
 */
export function accounts(review, state, viewer) {
  const order = (state.over.placings).map(({ seat }) => seat);
  const widest = Math.max(0.01, ...review.accounts.flatMap(({ chance, hidden }) => [Math.abs(chance), Math.abs(hidden)]));
  const head = el("tr", {}, COLUMNS.map((key) => el("th", { scope: "col" }, say(key))));
  return el(
    "section",
    { class: "panel accounts" },
    el("h2", {}, say("review-accounts"), el("small", {}, say("review-accounts-about"))),
    el("table", {}, el("thead", {}, head), el("tbody", {}, order.map((seat) => row(review, state, seat, { me: seat === viewer, widest })))),
    el("p", { class: "note" }, say("review-about-hidden")),
  );
}

/**
 * @param {Protocol.LookedBack} review
 * @param {import("../table/ending.js").Over} state
 * @param {number} seat
 * @param {{ me: boolean, widest: number }} how
 */
function row({ accounts: all, moments }, state, seat, { me, widest }) {
  const { players, over } = state;
  const account = all[seat];
  const player = players[seat];
  const score = over.placings.find((each) => each.seat === seat)?.score ?? "";
  const counted = MARKS.map((name) => ({ name, n: moments.filter((each) => each.seat === seat && each.mark === name).length })).filter(({ n }) => n);
  const rest = account.result - account.chance - account.hidden;
  /** @type {[string, Page.Inside][]} */
  const cells = [
    ["review-per-decision", el("b", { class: "num" }, (100 * account.loss).toFixed(1))],
    ["review-marks", counted.length ? counted.map(({ name, n }) => [el("span", { class: `mk ${name}`, role: "img", "aria-label": say(`review-${name}`) }, sign(name)), el("b", { class: "num" }, String(n))]) : "–"],
    ["review-start", points(account.start)],
    ["review-errors", signed(account.errors)],
    ["review-others", signed(account.others)],
    ["review-chance", [bar(account.chance, widest, ""), el("b", { class: "num" }, signed(account.chance))]],
    ["review-hidden", [bar(account.hidden, widest, "hid"), el("b", { class: "num" }, signed(account.hidden))]],
    ["review-without", el("b", { class: "num" }, say("review-of-100", { n: points(rest) }))],
  ];
  return el("tr", { class: me ? "me" : "" }, el("th", { scope: "row" }, el("div", {}, mark(player.colour), el("span", {}, called(player, state.mine)), el("b", { class: "num" }, String(score)))), cells.map(([key, inside]) => el("td", { "data-l": say(key), class: key === "review-marks" ? "mks" : "" }, inside)));
}

/**
 * Luck as a bar from the middle: to the right is good.
 * @param {number} luck
 * @param {number} widest
 * @param {string} kind
 */
function bar(luck, widest, kind) {
  const long = (38 * Math.abs(luck)) / widest;
  return svg("svg", { class: "lb", viewBox: "0 0 80 16", "aria-hidden": "true" }, svg("path", { class: "z", d: "M40 0V16" }), svg("rect", { class: `lk ${kind}`, x: luck < 0 ? 40 - long : 40, y: 4, width: long, height: 8 }));
}
