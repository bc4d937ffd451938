// A link to a seat: what it leads to, and a button that takes it.

import "./page.js";
import { call } from "./api.js";
import { byId, el, mark } from "./dom.js";
import { boot, say } from "./words.js";

const { seat } = boot;
const key = location.pathname.split("/").pop();
const problem = el("p", { class: "why", role: "alert" });
const name = el("input", { id: "name", maxlength: 40, autocomplete: "nickname", value: boot.me.name ?? "" });

const SENTENCES = { open: "web-seat-is-open", own: "web-seat-is-own", taken: "web-seat-is-taken" };

const invite = el(
  "div",
  {},
  el("p", { class: "lead" }, say(SENTENCES[seat.kind], { host: seat.host })),
  seat.pace !== "live" && el("p", { class: "note" }, el("b", {}, say(`web-pace-${seat.pace}`)), " ", say(`web-pace-${seat.pace}-about`)),
  el("ul", { class: "sitting" }, seat.players.map((player) => el("li", { "aria-current": player.seat === seat.seat ? "true" : false }, mark(player.colour, player.colour), el("span", { class: "name" }, player.seat === seat.seat && seat.kind === "open" ? say("web-this-seat") : player.name)))),
  seat.kind === "taken" ? el("p", { class: "row" }, el("a", { class: "btn main", href: seat.url }, say("web-watch"))) : takeForm(),
  problem,
);
byId("invite").append(...invite.childNodes);

function takeForm() {
  const open = seat.kind === "open";
  const field = open && el("p", { class: "field" }, el("label", { for: "name" }, say("web-your-name")), name);
  return el("form", { onsubmit: take }, field, el("p", { class: "row" }, el("button", { class: "btn main big", type: "submit" }, say(open ? "web-take-seat" : "web-sit-here-too"))));
}

async function take(event) {
  event.preventDefault();
  try {
    const body = seat.kind === "open" && name.value.trim() ? { name: name.value.trim() } : {};
    location.assign((await call("POST", `/api/seats/${key}`, body)).url);
  } catch (error) {
    problem.textContent = error.message || say("web-lost");
  }
}
