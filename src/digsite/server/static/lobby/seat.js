// A link to a seat: who invites to what, who sits there, and a button that takes the seat.

import "../shared/page.js";
import { call, reason } from "../shared/api.js";
import { byId, el, mark } from "../shared/dom.js";
import { at } from "../shared/root.js";
import { boot, say } from "../shared/words.js";
import { facts } from "./facts.js";

const { seat } = boot;
const key = location.pathname.split("/").pop();
const invited = seat.kind === "open";
const problem = el("p", { class: "why", role: "alert" });
const name = el("input", { id: "name", maxlength: 40, autocomplete: "nickname", value: boot.me.name ?? "" });
const host = seat.players.find((player) => player.name === seat.host && player.kind === "person");

byId("picture").append(
  el("img", { class: "painting", src: seat.cover, alt: "", width: 640, height: 400 }),
  ...(invited && host ? [el("p", { class: "keeps" }, mark(host.colour), el("span", {}, say("web-keeps-a-seat", { host: seat.host })))] : []),
);
byId("invite").append(
  el("h1", {}, invited ? say("web-invites-you", { host: seat.host, game: seat.title }) : seat.title),
  facts(seat, say("web-so-many-here", { n: seat.players.length })),
  el("p", { class: "lead" }, invited ? seat.pitch : say(seat.kind === "own" ? "web-seat-is-own" : "web-seat-is-taken", { host: seat.host })),
  ...(seat.pace === "live" ? [] : [el("p", { class: "note" }, el("b", {}, say(`web-pace-${seat.pace}`)), " ", say(`web-pace-${seat.pace}-about`))]),
  el("ol", { class: "seats-here", "aria-label": say("web-sitting") }, seat.players.map(sitter)),
  seat.kind === "taken" ? el("p", { class: "row" }, el("a", { class: "btn main big", href: seat.url }, say("web-watch"))) : takeForm(),
  problem,
  ...(invited ? afterwards() : []),
);

/** @param {Protocol.Neighbour} player */
function sitter(player) {
  const mine = player.seat === seat.seat;
  const who = mine && seat.kind !== "taken" ? say("web-this-seat") : player.name;
  return el("li", { "aria-current": mine ? "true" : false }, mark(player.colour, player.colour), el("b", { title: who }, who), el("small", {}, role(player)));
}

/** @param {Protocol.Neighbour} player */
function role(player) {
  if (player.kind === "bot") return say("web-bot-of", { level: player.level_name });
  if (player.kind === "open") return say("web-free");
  return say(player === host && invited ? "web-inviting" : "web-sits-here");
}

function takeForm() {
  const field = invited && el("label", { class: "field", for: "name" }, say("web-name-here"), name);
  return el("form", { class: "take", onsubmit: take }, field, el("button", { class: "btn main big", type: "submit" }, say(invited ? "web-take-seat" : "web-sit-here-too")));
}

function afterwards() {
  return [
    el("p", { class: "row" }, seat.learn && el("a", { class: "btn big learn", href: seat.learn }, say("web-learn")), el("a", { class: seat.learn ? "btn big quiet" : "btn big learn", href: `/rules/${seat.game}` }, say("web-rules-first"))),
    el("p", { class: "note" }, say("web-no-account"), " ", el("a", { href: "/" }, say("web-not-now"))),
  ];
}

/** @param {SubmitEvent} event */
async function take(event) {
  event.preventDefault();
  try {
    const body = invited && name.value.trim() ? { name: name.value.trim() } : {};
    location.assign(at((await call("POST", `/api/seats/${key}`, body)).url));
  } catch (error) {
    problem.textContent = reason(error);
  }
}
