// The end of a game: who won, how the points came together, how the game went.

import { call } from "./api.js";
import { controls } from "./controls.js";
import { byId, button, el, icon, mark, PHONE, show, svg } from "./dom.js";
import { boot, listed, say } from "./words.js";
import { seedCheck } from "./seed.js";

export class Ending {
  constructor({ wire, replay, showTable, refuse }) {
    Object.assign(this, { wire, replay, showTable, refuse });
    this.root = byId("ending");
    this.drawn = false;
    PHONE.addEventListener("change", () => this.drawn && this.scores.replaceWith(this.scoring()));
  }

  /** Draw once; later only what can change does: whether somebody wants a rematch. */
  async draw(state) {
    this.state = state;
    if (this.drawn) {
      this.again.replaceChildren(this.rematch());
      return;
    }
    this.drawn = true;
    this.again = el("span", {}, this.rematch());
    this.moment = el("p", { class: "moment" });
    this.picture = el("section", { class: "panel mini" });
    const steps = el("div", { class: "replay" });
    const holder = el("div", { class: "chart-box" });
    this.root.replaceChildren(
      this.banner(),
      el("div", { class: "ends" }, this.scoring(), this.picture),
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

  /** Show a moment: the sentence, the place on the chart, a small picture of the table. */
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

  /** One part of the table at a time; at first the one with most on it. */
  miniature(parts) {
    const things = (part) => part.svg.split("<use").length;
    this.shown ??= parts.reduce((best, part) => (things(part) > things(best) ? part : best), parts[0])?.name;
    const part = parts.find((each) => each.name === this.shown) ?? parts[0];
    if (!part) return;
    const tabs = parts.map((each) =>
      el("button", { type: "button", "aria-pressed": String(each === part), onclick: () => { this.shown = each.name; this.miniature(parts); } }, each.title),
    );
    const holder = el("div", { class: "picture" });
    holder.innerHTML = part.svg; // markup of ours
    holder.querySelectorAll("[id]").forEach((node) => node.removeAttribute("id"));
    this.picture.replaceChildren(el("h2", { class: "tabs" }, tabs), holder);
  }

  banner() {
    const { placings, record } = this.state.over;
    const first = placings.filter((each) => each.place === 1).map((each) => this.player(each.seat));
    return el(
      "section",
      { class: `result p-${first[0].colour}` },
      svg("svg", { class: "cube", "aria-hidden": "true" }, svg("use", { href: `#mark-${first[0].colour}` })),
      el("div", {}, el("h2", {}, headline(first, this.state.mine)), el("p", {}, this.standing(placings))),
      el("div", { class: "do" }, this.again, el("a", { class: "btn", href: record, download: true }, icon("save"), say("web-save-record")), el("a", { class: "btn quiet", href: "/" }, say("web-lobby"))),
    );
  }

  standing(placings) {
    const mine = placings.find(({ seat, place }) => place > 1 && seat === this.state.viewer);
    const scores = placings.map(({ seat, score }) => `${this.player(seat).name} ${score}`).join(" · ");
    return mine ? `${say("web-you-came", { place: mine.say })} ${scores}` : scores;
  }

  /** The same people again: ask for it, or join whoever has asked. */
  rematch() {
    const { over, mine } = this.state;
    if (over.rematch) return el("a", { class: "btn main", href: over.rematch }, say("web-join-rematch"));
    return mine.length ? button(say("web-rematch"), () => this.ask(), { class: "btn main" }) : "";
  }

  async ask() {
    try {
      location.assign((await call("POST", `/api/tables/${boot.table}/rematch`, {})).url);
    } catch (error) {
      this.refuse(error.message || say("web-lost"));
    }
  }

  /** The parts of the points: a player is a row, or on a phone a column. */
  scoring() {
    const { placings, breakdown, total } = wholly(this.state.over);
    const parts = [total, ...breakdown.map((part) => part.label)].map((part) => el("th", { class: "part" }, part));
    const rows = [[el("td"), ...parts], ...placings.map((placing) => this.points(placing, breakdown))];
    const lines = PHONE.matches ? rows[0].map((_, n) => rows.map((row) => row[n])) : rows;
    lines.forEach((line, n) => line.forEach((cell) => cell.matches("th") && cell.setAttribute("scope", n ? "row" : "col")));
    const [head, ...body] = lines.map((line) => el("tr", {}, line));
    const table = el("table", {}, el("thead", {}, head), el("tbody", {}, body));
    this.scores = el("section", { class: "panel scores" }, el("h2", {}, say("web-scoring")), el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": say("web-scoring") }, table));
    return this.scores;
  }

  points({ seat, place, score }, breakdown) {
    const player = this.player(seat);
    const win = place === 1 ? "win" : "";
    const who = el("th", { class: `who ${win}` }, el("span", { class: "pl" }, String(place)), mark(player.colour), el("span", {}, player.name));
    const parts = breakdown.map((part) => (part.points[seat] ? el("td", { class: win }, el("b", {}, String(part.points[seat]))) : el("td", { class: `nil ${win}` }, "–")));
    return [who, el("td", { class: `tot ${win}` }, String(score)), ...parts];
  }

  player(seat) {
    return this.state.players.find((player) => player.seat === seat);
  }

  open(yes) {
    show(this.root, yes);
    show(byId("main"), !yes);
    show(byId("jump"), !yes);
    document.querySelector(".skip").setAttribute("href", yes ? "#ending" : "#main");
    document.body.classList.toggle("ended", yes);
  }
}

/** Points that are all of one kind have no parts. */
function wholly({ placings, breakdown, total }) {
  const [only, ...others] = breakdown;
  return only && !others.length ? { placings, breakdown: [], total: only.label } : { placings, breakdown, total };
}

/** Where several people sit at this screen, "you" is none of them. */
function headline(first, mine) {
  if (first.length > 1) return say("web-shared-win", { who: listed(first.map((player) => player.name)) });
  return first[0].mine && mine.length === 1 ? say("web-you-win") : say("web-wins", { who: first[0].name });
}
