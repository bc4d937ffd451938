// The home page: play now, invite friends, go on where it is your turn.

import "./page.js";
import { notify } from "./alerts.js";
import { call } from "./api.js";
import { button, byId, el, icon, mark } from "./dom.js";
import { leave } from "./leave.js";
import { Wire } from "./socket.js";
import { ago, boot, listed, moment, say, stage } from "./words.js";

const { lobby } = boot;
const FIRST = 3; // tables where it is my turn that stand before the games
let known = null; // tables of which it has been told that it is my turn

byId("games").replaceChildren(...lobby.games.map(card));
byId("name").value = lobby.me.name ?? "";
byId("name-form").addEventListener("submit", (event) => event.preventDefault());
byId("name").addEventListener("change", rename);
drawTables(lobby);
const scheme = location.protocol === "https:" ? "wss" : "ws";
new Wire(
  () => `${scheme}://${location.host}/ws/lobby?lang=${boot.lang}`,
  (message) => message.type === "tables" && drawTables(message),
  () => null,
  { silent: true },
);

function card(game) {
  const heading = `game-${game.name}`;
  const play = el("button", { class: "btn main big", type: "button" }, icon("play"), say("web-play-now"));
  play.addEventListener("click", () => go(play, call("POST", "/api/play", { game: game.name })));
  return el(
    "article",
    { class: "game", "aria-labelledby": heading },
    el("img", { class: "ill", src: game.cover, alt: "", width: 400, height: 190 }),
    el("div", { class: "txt" }, el("h2", { id: heading }, game.title), el("p", { class: "facts" }, say("web-players-range", { least: game.seats[0], most: game.seats.at(-1) })), el("p", {}, game.pitch)),
    el(
      "div",
      { class: "acts" },
      play,
      el("p", { class: "with" }, `${game.with}. `, el("a", { href: `/new?game=${game.name}`, "aria-label": `${say("web-change")}: ${game.title}` }, say("web-change"))),
      el(
        "div",
        { class: "two" },
        el("a", { class: "btn", href: `/new?game=${game.name}&friends=1`, "aria-label": `${say("web-invite-friends")}: ${game.title}` }, icon("link"), say("web-invite-friends")),
        el("a", { class: "btn", href: `/rules/${game.name}`, "aria-label": `${say("web-rules")}: ${game.title}` }, icon("rules"), say("web-rules")),
      ),
    ),
  );
}

function drawTables(tables) {
  const turns = tables.mine.filter((table) => table.state === "your-turn");
  const first = turns.slice(0, FIRST);
  const lists = [
    list("web-my-tables", tables.mine.filter((table) => !first.includes(table)), "web-continue"),
    list("web-open-tables", tables.open, "web-join"),
    list("web-tables-to-watch", tables.watch, "web-watch"),
    list("web-finished", tables.finished, "web-look"),
    shelf(tables.away),
  ];
  const focused = document.activeElement?.id;
  byId("turns").replaceChildren(...[list("web-your-turn", first, "web-continue")].filter(Boolean));
  byId("tables").replaceChildren(...lists.filter(Boolean));
  if (focused && document.activeElement === document.body) byId(focused)?.focus(); // it was drawn anew
  document.title = `${turns.length ? `(${turns.length}) ` : ""}${say("web-home-title")} · digsite`;
  const fresh = turns.filter((table) => known && !known.has(table.url));
  for (const { title, url } of fresh) notify(title, url);
  known = new Set(turns.map((table) => table.url));
}

function list(key, tables, verb) {
  if (!tables.length) return null;
  return el("section", { class: "tables", "aria-labelledby": key }, el("h2", { id: key }, say(key), el("span", { class: "note" }, String(tables.length))), el("ul", {}, tables.map((table) => row(table, verb))));
}

/** What was put away is there, but out of sight. */
function shelf(tables) {
  if (!tables.length) return null;
  const open = byId("shelf")?.open ?? false;
  return el("details", { class: "tables", id: "shelf", open }, el("summary", { id: "open-shelf" }, say("web-put-away"), " ", el("span", { class: "note" }, String(tables.length))), el("ul", {}, tables.map((table) => row(table, "web-take-back"))));
}

function row(table, verb) {
  const turn = table.state === "your-turn" && verb === "web-continue";
  const mine = verb === "web-continue" || verb === "web-look";
  const open = el("a", { id: `open-${table.table}`, class: `btn small${turn ? " main" : ""}`, href: table.url, "aria-label": `${say(verb)}: ${table.title}` }, say(verb));
  if (verb === "web-join") {
    open.addEventListener("click", (event) => {
      event.preventDefault();
      go(open, call("POST", `/api/tables/${table.table}/join`, {}));
    });
  }
  const back = verb === "web-take-back" && button(say(verb), () => takeBack(table), { id: `back-${table.table}`, class: "btn small", "aria-label": `${say(verb)}: ${table.title}` });
  const icons = lobby.games.find((game) => game.name === table.game);
  return el(
    "li",
    { class: turn ? "mine" : "" },
    el("span", { class: "gi" }, icons && el("img", { src: icons.icon, alt: "", width: 32, height: 32 })),
    el("span", { class: "gn" }, table.title),
    el("span", { class: "st" }, table.players.map((player) => mark(player.colour, player.name))),
    el("span", { class: "state", title: moment(table.changed) }, el("b", {}, table.say), table.about && ` · ${stage(table.about, table.title)}`, " ", el("small", {}, company(table))),
    el("span", { class: "go" }, back || open, mine && putAway(table)),
  );
}

/** Who else plays, and when something happened last: games may take days. */
function company({ players, mine, pace, changed }) {
  const others = players.filter((player) => !mine.includes(player.seat) && player.kind !== "open");
  const slowly = pace !== "live" && say(`web-pace-${pace}`).replace(/\.$/u, "");
  return [listed(others.map((player) => player.name)), slowly, ago(changed)].filter(Boolean).join(" · ");
}

/** A small cross that leaves a table, or takes a finished one out of the list. */
function putAway(table) {
  const { players, mine, state, title } = table;
  const company = players.some((player) => !mine.includes(player.seat) && player.kind !== "bot");
  const words = say(state === "over" ? "web-put-away-verb" : company ? "web-leave" : "web-give-up");
  return el("button", { id: `leave-${table.table}`, class: "icon", type: "button", title: words, "aria-label": `${words}: ${title}`, onclick: () => tried(async () => {
    if (!(await leave(table.table, { over: state === "over", company }))) return;
    await redraw();
    byId("left").replaceChildren(`${title}: ${say("web-is-put-away")} `, button(say("web-undo"), () => takeBack(table), { id: "undo-leave", class: "btn small" }));
    byId("undo-leave").focus();
  }) }, icon("close"));
}

function takeBack({ table }) {
  return tried(async () => {
    await call("POST", `/api/tables/${table}/return`);
    byId("left").replaceChildren();
    await redraw();
    byId(`open-${table}`)?.focus();
  });
}

const redraw = async () => drawTables(await call("GET", `/api/lobby?lang=${boot.lang}`));

/** Do something; say so if it does not work. */
async function tried(work) {
  byId("problem").textContent = "";
  try {
    await work();
  } catch (error) {
    byId("problem").textContent = error.message || say("web-lost");
  }
}

/** Go to the table that is made or joined; say so if there is none. */
async function go(node, made) {
  node.setAttribute("aria-busy", "true");
  try {
    location.assign((await made).url);
  } catch (error) {
    byId("problem").textContent = error.message || say("web-lost");
    node.removeAttribute("aria-busy");
  }
}

async function rename() {
  const name = byId("name").value.trim();
  if (!name) return;
  try {
    byId("name").value = (await call("PUT", "/api/me", { name })).name;
    byId("name-saved").textContent = say("web-saved");
  } catch (error) {
    byId("name-saved").textContent = error.message || say("web-lost");
  }
}
