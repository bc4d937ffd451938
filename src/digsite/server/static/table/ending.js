// The end of a game: who won, how the points came together, how the game went.

import { call, reason } from "../shared/api.js";
import { at } from "../shared/root.js";
import { controls } from "./controls.js";
import { byId, button, el, icon, mark, PHONE, show, svg } from "../shared/dom.js";
import { boot, listed, say } from "../shared/words.js";
import { calling } from "./people.js";
import { wishSound } from "../shared/alerts.js";
import { remember, wish } from "../shared/prefs.js";
import { seedCheck } from "./seed.js";

/** @typedef {Page.State & { over: Protocol.Over }} Over a state of a game that is over */

export class Ending {
  /**
   * showTable: shows the table instead. review: opens the review. refuse: says why there is no rematch.
   * @param {{ wire: import("../shared/socket.js").Wire, replay: import("./replay.js").Replay, showTable: () => void, review: () => void, refuse: Page.Refuse }} of
   */
  constructor({ wire, replay, showTable, review, refuse }) {
    this.wire = wire;
    this.replay = replay;
    this.showTable = showTable;
    this.review = review;
    this.refuse = refuse;
    this.root = byId("ending");
    this.drawn = false;
    this.again = el("span"); // the rematch
    this.moment = el("p", { class: "moment" });
    this.picture = el("section", { class: "panel mini" });
    this.scores = el("section", { class: "panel scores" });
    /** @type {string | undefined} */
    this.part = undefined; // the name of the part in the small picture
    /** @type {import("./chart.js").Chart | null} */
    this.chart = null;
    /** @type {Over | null} */
    this.state = null;
    PHONE.addEventListener("change", () => this.state && this.drawScoring(this.state));
  }

  get shown() {
    return !this.root.hidden;
  }

  /**
   * Draw once; later only what can change does: whether somebody wants a rematch.
   * @param {Over} state
   */
  async draw(state) {
    this.state = state;
    if (this.drawn) {
      this.again.replaceChildren(this.rematch(state));
      return;
    }
    this.drawn = true;
    this.again.replaceChildren(this.rematch(state));
    this.drawScoring(state);
    const steps = el("div", { class: "replay" });
    const holder = el("div", { class: "chart-box" });
    this.root.replaceChildren(
      this.banner(state),
      ...offer(state.mine.length > 0),
      el("div", { class: "ends" }, this.scores, this.picture),
      el("section", { class: "panel over-time" }, el("h2", {}, say("web-chart"), el("small", {}, say("web-chart-about"))), holder, this.moment, el("div", { class: "steps" }, steps, button(say("web-show-table"), () => this.showTable(), { class: "btn small" }))),
      seedCheck(state.over),
    );
    controls(steps, this.replay);
    this.replay.changed();
    this.past(state, this.replay.rows.at(-1));
    const { Chart } = await import("./chart.js"); // not before it is needed
    this.chart = new Chart(holder);
    const answer = await this.wire.send({ do: "chart" });
    if (answer.ok) this.chart.set(answer, state.players);
  }

  /**
   * Show a moment: the sentence, the place on the chart, a small picture of the table.
   * @param {Page.State | Page.View} view
   * @param {Page.Row | undefined} row
   */
  past(view, row) {
    const player = view.players.find((each) => each.seat === row?.seat);
    this.moment.replaceChildren(
      el("span", { class: "note" }, say("web-move-of", { n: this.replay.position, of: this.replay.rows.length })),
      " ",
      player ? mark(player.colour) : "",
      " ",
      row?.text ?? say("web-beginning"),
    );
    this.chart?.point(view.ply);
    this.miniature(view.parts.filter((part) => part.slot === "board" || part.slot === "side"));
  }

  /**
   * One part of the table at a time; at first the one with most on it.
   * @param {Page.Part[]} parts
   */
  miniature(parts) {
    this.part ??= parts.reduce((best, part) => (things(part) > things(best) ? part : best), parts[0])?.name;
    const part = parts.find((each) => each.name === this.part) ?? parts[0];
    if (!part) return;
    const tabs = parts.map((each) =>
      el("button", { type: "button", "aria-pressed": String(each === part), onclick: () => { this.part = each.name; this.miniature(parts); } }, each.title),
    );
    const holder = el("div", { class: "picture" });
    holder.innerHTML = part.svg; // markup of ours
    holder.querySelectorAll("[id]").forEach((node) => node.removeAttribute("id"));
    this.picture.replaceChildren(el("h2", { class: "tabs" }, tabs), holder);
  }

  /**
   * Who won, and what can be done now. If the rules of the game are gone, a note says so.
   * @param {Over} state
   */
  banner(state) {
    const { note, placings, record } = state.over;
    const first = placings.filter((each) => each.place === 1).map((each) => state.players[each.seat]);
    const inside = first.length ? [told(state), note && el("p", { class: "note" }, note)] : [el("h2", {}, say("web-no-result")), el("p", {}, note)];
    return el(
      "section",
      { class: first.length ? `result p-${first[0].colour}` : "result" },
      first.length ? svg("svg", { class: "cube", "aria-hidden": "true" }, svg("use", { href: `#mark-${first[0].colour}` })) : "",
      el("div", {}, inside),
      el("div", { class: "do" }, this.again, !note && button(say("web-review"), () => this.review(), { class: "btn", id: "open-review" }), el("a", { class: "btn", href: record, download: true }, icon("save"), say("web-save-record")), el("a", { class: "btn quiet", href: "/" }, say("web-lobby"))),
    );
  }

  /**
   * The same people again: ask for it, or join whoever has asked.
   * @param {Over} state
   */
  rematch({ over, mine }) {
    if (over.rematch) return el("a", { class: "btn main", href: over.rematch }, say("web-join-rematch"));
    return mine.length ? button(say("web-rematch"), () => this.ask(), { class: "btn main" }) : "";
  }

  async ask() {
    try {
      location.assign(at((await call("POST", `/api/tables/${boot.table}/rematch`, {})).url));
    } catch (error) {
      this.refuse(reason(error));
    }
  }

  /**
   * The parts of the points: a player is a row, or on a phone a column. Returns the cells of each player.
   * @param {Over} state
   */
  drawScoring({ over, players }) {
    const { placings, breakdown, total } = wholly(over);
    show(this.scores, placings.length > 0);
    const parts = [total, ...breakdown.map((part) => part.label)].map((part) => el("th", { class: "part" }, part));
    const rows = [[el("td"), ...parts], ...placings.map((placing) => points(placing, players, breakdown))];
    const lines = PHONE.matches ? rows[0].map((_, n) => rows.map((row) => row[n])) : rows;
    lines.forEach((line, n) => line.forEach((cell) => cell.matches("th") && cell.setAttribute("scope", n ? "row" : "col")));
    const [head, ...body] = lines.map((line) => el("tr", {}, line));
    const table = el("table", {}, el("thead", {}, head), el("tbody", {}, body));
    this.scores.replaceChildren(el("h2", {}, say("web-scoring")), el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": say("web-scoring") }, table));
    return rows.slice(1);
  }

  /** Count the points part by part, in the order of the seats; then all is as ever. */
  async count() {
    const { state } = this;
    if (!state || state.over.breakdown.length < 2) return;
    const { Count } = await import("./count.js");
    const placings = [...state.over.placings].sort((one, other) => one.seat - other.seat);
    const rows = this.drawScoring({ ...state, over: { ...state.over, placings } });
    new Count(this.root, rows, () => this.drawScoring(state));
  }

  /** @param {boolean} yes */
  open(yes) {
    show(this.root, yes);
    show(byId("main"), !yes);
    for (const id of ["goal", "sheets"]) show(byId(id), !yes);
    document.querySelector(".skip")?.setAttribute("href", yes ? "#ending" : "#main");
    document.body.classList.toggle("ended", yes);
  }
}

/**
 * Who has won, and how everybody stands.
 * @param {Over} state
 */
export function told({ over: { placings }, players, mine, viewer }) {
  const first = placings.filter((each) => each.place === 1).map((each) => players[each.seat]);
  return [el("h2", {}, headline(first, mine)), el("p", {}, standing(placings, players, viewer))];
}

/**
 * "Ada 12 · Bob 9", and before it where I came, unless I won.
 * @param {Protocol.Placing[]} placings
 * @param {Protocol.Player[]} players
 * @param {number | null} viewer
 */
function standing(placings, players, viewer) {
  const mine = placings.find(({ seat, place }) => place > 1 && seat === viewer);
  const nameOf = calling(players);
  const scores = placings.map(({ seat, score }) => `${nameOf(players[seat])} ${score}`).join(" · ");
  return mine ? `${say("web-you-came", { place: mine.say })} ${scores}` : scores;
}

/**
 * The cells of a player: place and name, the sum, and each part of it.
 * @param {Protocol.Placing} placing
 * @param {Protocol.Player[]} players
 * @param {Protocol.BreakdownRow[]} breakdown
 */
function points({ seat, place, score }, players, breakdown) {
  const player = players[seat];
  const win = place === 1 ? "win" : "";
  const who = el("th", { class: `who ${win}` }, el("span", { class: "pl" }, String(place)), mark(player.colour), el("span", {}, calling(players)(player)));
  const parts = breakdown.map(({ points: of }) => {
    const best = of[seat] === Math.max(...of) && of.some((each) => each < of[seat]) ? "best" : "";
    return of[seat] ? el("td", { class: `${best} ${win}` }, el("b", {}, String(of[seat]))) : el("td", { class: `nil ${win}` }, "–");
  });
  return [who, el("td", { class: `tot ${win}` }, String(score)), ...parts];
}

/**
 * How many things are drawn on a part.
 * @param {Page.Part} part
 */
const things = (part) => part.svg.split("<use").length;

/**
 * The same without the breakdown, if all points are of one part.
 * @param {Protocol.Over} given
 */
function wholly({ placings, breakdown, total }) {
  const [only, ...others] = breakdown;
  return only && !others.length ? { placings, breakdown: [], total: only.label } : { placings, breakdown, total };
}

/**
 * Where several people sit at this screen, "you" is none of them.
 * @param {Protocol.Player[]} first
 * @param {number[]} mine
 */
function headline(first, mine) {
  if (first.length > 1) return say("web-shared-win", { who: listed(first.map((player) => player.name)) });
  return first[0].mine && mine.length === 1 ? say("web-you-win") : say("web-wins", { who: first[0].name });
}

/**
 * Sound is offered once, after the first game that somebody has played here.
 * @param {boolean} played
 */
function offer(played) {
  if (!played || wish("sound-offered") || wish("sound")) return [];
  remember("sound-offered", true);
  const node = el("section", { class: "panel row offer" }, el("p", {}, say("web-sound-offer")));
  /** @param {boolean} yes */
  const answer = (yes) => {
    if (yes) wishSound(true);
    node.remove();
  };
  node.append(button(say("web-sound-yes"), () => answer(true), { class: "btn small" }), button(say("web-sound-no"), () => answer(false), { class: "btn quiet small" }));
  return [node];
}
