// A new table: which game, who sits where, how it is played, who may come.

import "../shared/page.js";
import { call, reason } from "../shared/api.js";
import { byId, el, mark, show } from "../shared/dom.js";
import { at } from "../shared/root.js";
import { boot, say } from "../shared/words.js";

const { games, levels, me } = boot.lobby;
const friends = new URLSearchParams(location.search).has("friends");
const form = byId("new");
let game = games.find((each) => each.name === boot.game) ?? games[0];
/** @typedef {{ kind: string, level: string, name: string }} Chosen who shall sit on a seat */
/** @type {Chosen[]} */
let seats = [];

byId("pick-game").replaceChildren(...games.map(gameChoice));
byId("levels").replaceChildren(...levels.flatMap(({ name, about }) => [el("dt", {}, name), el("dd", {}, about)]));
byId("more-seats").addEventListener("click", () => resize(1));
byId("fewer-seats").addEventListener("click", () => resize(-1));
form.addEventListener("submit", start);
choose(game);

/** @param {Protocol.GameCard} each */
function gameChoice(each) {
  const radio = el("input", { type: "radio", name: "game", value: each.name, onchange: () => choose(each) });
  radio.checked = each === game;
  return el("label", { class: "pick-game" }, radio, el("img", { src: each.cover, alt: "", width: 200, height: 95 }), el("b", { class: "serif" }, each.title));
}

/** @param {Protocol.GameCard} each */
function choose(each) {
  game = each;
  const { seats: count, level } = each.play_now;
  seats = Array.from({ length: count }, (_, n) => ({ kind: n ? "bot" : "me", level, name: "" }));
  if (friends) seats[1].kind = "friend";
  drawSeats();
  show(byId("options-set"), each.options.length > 0);
  byId("pick-options").replaceChildren(...each.options.map(optionChoice));
}

/** @param {number} by */
function resize(by) {
  if (by > 0) seats.push({ kind: "bot", level: game.play_now.level, name: "" });
  else seats.pop();
  drawSeats();
}

function drawSeats() {
  byId("pick-seats").replaceChildren(...seats.map(seatChoice));
  byId("more-seats").disabled = seats.length >= Math.max(...game.seats);
  byId("fewer-seats").disabled = seats.length <= game.seats[0];
  drawManners();
}

/** Alone against bots hints are always allowed; at one screen nobody waits for somebody absent. */
function drawManners() {
  show(byId("hints-row"), seats.filter((seat) => seat.kind !== "bot").length > 1);
  show(byId("pace-set"), seats.some((seat) => seat.kind === "friend"));
}

/**
 * @param {Chosen} seat
 * @param {number} n
 */
function seatChoice(seat, n) {
  const kinds = [["me", say("web-seat-me")], ["friend", say("web-seat-friend")], ...levels.map(({ key, name }) => [`bot ${key}`, say("web-seat-bot", { level: name })])];
  const now = seat.kind === "bot" ? `bot ${seat.level}` : seat.kind;
  const pick = el("select", { "aria-label": say("web-seat-of", { n: n + 1 }) }, kinds.map(([value, words]) => el("option", { value, selected: value === now }, words)));
  const name = el("input", { maxlength: 40, value: seat.name, placeholder: me.name || say("web-your-name"), "aria-label": say("web-name-of-seat", { n: n + 1 }), oninput: () => { seat.name = name.value; } });
  pick.addEventListener("change", () => {
    [seat.kind, seat.level = seat.level] = pick.value.split(" ");
    show(name, seat.kind === "me");
    drawManners();
  });
  show(name, seat.kind === "me");
  return el("li", {}, mark(game.colours[n], game.colours[n]), pick, name);
}

/** @param {Protocol.Option} given */
function optionChoice({ name, label, values }) {
  return el("label", { class: "field" }, el("span", {}, label), el("select", { name: `option-${name}` }, values.map(({ value, label: words }) => el("option", { value }, words))));
}

/** @param {SubmitEvent} event */
async function start(event) {
  event.preventDefault();
  const fields = new FormData(form);
  const wanted = {
    game: game.name,
    seats: seats.map(seatWanted),
    options: Object.fromEntries(game.options.map(({ name }) => [name, fields.get(`option-${name}`)])),
    public: fields.get("public") === "yes",
    hints: fields.get("hints") === "on",
    pace: fields.get("pace"),
  };
  try {
    const made = await call("POST", "/api/tables", wanted);
    location.assign(`${at(made.url)}${seats.some((seat) => seat.kind === "friend") ? "#invite" : ""}`);
  } catch (error) {
    byId("problem").textContent = reason(error);
  }
}

/** @param {Chosen} given */
function seatWanted({ kind, level, name }) {
  if (kind === "bot") return { kind, level };
  return kind === "me" && name.trim() ? { kind, name: name.trim() } : { kind };
}
