// The home page: play now, invite friends, go on where it is your turn.

import "../shared/page.js";
import { notify } from "../shared/alerts.js";
import { call, reason } from "../shared/api.js";
import { button, byId, el, icon, mark, show } from "../shared/dom.js";
import { leave } from "../shared/leave.js";
import { at, socketAt } from "../shared/root.js";
import { Wire } from "../shared/socket.js";
import { ago, boot, colon, listed, moment, say, stage } from "../shared/words.js";
import { facts } from "./facts.js";
import { updated } from "./lists.js";

const { lobby } = boot;
const FIRST = 3; // so many tables where it is my turn are shown before the games
/** @type {Set<string> | null} */
let known = null; // tables for which a notification was already shown

const returned = Boolean(lobby.me.name) || [lobby.mine, lobby.finished, lobby.away].some((tables) => tables.length > 0);
if (returned) byId("greeting").replaceChildren(el("h1", {}, say("web-welcome-back"))); // who has played knows what this is
show(byId("name-form"), returned); // asked later, with the first game
byId("games").replaceChildren(...lobby.games.map(card));
byId("name").value = lobby.me.name ?? "";
byId("name-form").addEventListener("submit", (event) => event.preventDefault());
byId("name").addEventListener("change", rename);
/** @type {Protocol.Lists} */
const tablesNow = { mine: lobby.mine, finished: lobby.finished, away: lobby.away, open: lobby.open, watch: lobby.watch };
drawTables(tablesNow);
new Wire(
  () => socketAt(`/ws/lobby?lang=${boot.lang}`),
  (message) => {
    if (message.type === "tables") drawTables(updated(tablesNow, message));
  },
  () => null,
  { silent: true },
);

/** @param {Protocol.GameCard} game */
function card(game) {
  const heading = `game-${game.name}`;
  const play = el("button", { class: "btn main big", type: "button" }, icon("play"), say("web-play-now"));
  play.addEventListener("click", () => go(play, call("POST", "/api/play", { game: game.name })));
  const rules = link(game, "web-rules", `/rules/${game.name}`, "btn big learn", icon("rules"));
  const players = say("web-players-range", { least: game.seats[0], most: Math.max(...game.seats) });
  return el(
    "article",
    { class: "game", "aria-labelledby": heading },
    el("img", { class: "ill", src: game.cover, alt: "", width: 400, height: 220 }),
    el(
      "div",
      { class: "txt" },
      el("div", { class: "head" }, el("h2", { id: heading }, game.title), !returned && game === lobby.games[0] && game.difficulty === 1 && el("span", { class: "first" }, say("web-good-first-game"))),
      facts(game, players),
      el("p", {}, game.pitch),
    ),
    el(
      "div",
      { class: "acts" },
      el("div", { class: "two" }, game.learn ? link(game, "web-learn", game.learn, "btn big learn", icon("hint")) : rules, play),
      el("p", { class: "with" }, el("span", {}, `${game.with}. `, link(game, "web-change", `/new?game=${game.name}`)), link(game, "web-invite-friends", `/new?game=${game.name}&friends=1`), game.learn && link(game, "web-rules", `/rules/${game.name}`)),
    ),
  );
}

/**
 * A link on the card of a game; whoever hears the page is told of which game.
 * @param {Protocol.GameCard} game
 * @param {string} verb
 * @param {string} href
 * @param {string} [look]
 * @param {Node} [picture]
 */
function link(game, verb, href, look, picture) {
  return el("a", { class: look, href, "aria-label": colon(say(verb), game.title) }, picture, say(verb));
}

/** @param {Protocol.Lists} tables */
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
  byId("turns").replaceChildren(...[list("web-your-turn", first, "web-continue")].filter((each) => each !== null));
  byId("tables").replaceChildren(...lists.filter((each) => each !== null));
  if (focused && document.activeElement === document.body) byId(focused)?.focus(); // it was drawn anew
  document.title = `${turns.length ? `(${turns.length}) ` : ""}${say("web-home-title")} · digsite`;
  const fresh = turns.filter((table) => known?.has(table.url) === false);
  for (const { title, url } of fresh) notify(title, url);
  known = new Set(turns.map((table) => table.url));
}

/**
 * @param {string} key
 * @param {Protocol.Summary[]} tables
 * @param {string} verb
 */
function list(key, tables, verb) {
  if (!tables.length) return null;
  return el("section", { class: "tables", "aria-labelledby": key }, el("h2", { id: key }, say(key), el("span", { class: "note" }, String(tables.length))), el("ul", {}, tables.map((table) => row(table, verb))));
}

/**
 * Finished tables that were put away: they are kept, in a closed list.
 * @param {Protocol.Summary[]} tables
 */
function shelf(tables) {
  if (!tables.length) return null;
  const open = /** @type {HTMLDetailsElement | null} */ (document.getElementById("shelf"))?.open ?? false;
  return el("details", { class: "tables", id: "shelf", open }, el("summary", { id: "open-shelf" }, say("web-put-away"), " ", el("span", { class: "note" }, String(tables.length))), el("ul", {}, tables.map((table) => row(table, "web-take-back"))));
}

/**
 * @param {Protocol.Summary} table
 * @param {string} verb
 */
function row(table, verb) {
  const turn = table.state === "your-turn" && verb === "web-continue";
  const mine = verb === "web-continue" || verb === "web-look";
  const open = el("a", { id: `open-${table.table}`, class: `btn small${turn ? " main" : ""}`, href: table.url, "aria-label": colon(say(verb), table.title) }, say(verb));
  if (verb === "web-join") {
    open.addEventListener("click", (event) => {
      event.preventDefault();
      go(open, call("POST", `/api/tables/${table.table}/join`, {}));
    });
  }
  const back = verb === "web-take-back" && button(say(verb), () => takeBack(table), { id: `back-${table.table}`, class: "btn small", "aria-label": colon(say(verb), table.title) });
  const cover = lobby.games.find((game) => game.name === table.game)?.cover;
  return el(
    "li",
    { class: turn ? "mine" : "" },
    el("span", { class: "gi" }, cover && el("img", { src: cover, alt: "", width: 52, height: 34 })),
    el("span", { class: "gn" }, table.title),
    el("span", { class: "st" }, table.players.map((player) => mark(player.colour, player.name))),
    el("span", { class: "state", title: moment(table.changed) }, el("b", {}, table.say), table.about && ` · ${stage(table.about, table.title)}`, " ", el("small", {}, othersAt(table))),
    el("span", { class: "go" }, verb === "web-look" && table.review && el("a", { class: "btn small main", id: `review-${table.table}`, href: `${table.url}#review`, "aria-label": colon(say("web-review"), table.title) }, say("web-review")), back || open, mine && putAway(table)),
  );
}

/**
 * Who else plays, and when something happened last: games may take days.
 * @param {Protocol.Summary} given
 */
function othersAt({ players, mine, pace, changed }) {
  const others = players.filter((player) => !mine.includes(player.seat) && player.kind !== "open");
  const slowly = pace !== "live" && say(`web-pace-${pace}`).replace(/\.$/u, "");
  return [listed(others.map((player) => player.name)), slowly, ago(changed)].filter(Boolean).join(" · ");
}

/**
 * A small cross that leaves a table, or takes a finished one out of the list.
 * @param {Protocol.Summary} table
 */
function putAway(table) {
  const { players, mine, state, title } = table;
  const company = players.some((player) => !mine.includes(player.seat) && player.kind !== "bot");
  const words = say(state === "over" ? "web-put-away-verb" : company ? "web-leave" : "web-give-up");
  return el("button", { id: `leave-${table.table}`, class: "icon", type: "button", title: words, "aria-label": colon(words, title), onclick: () => tried(async () => {
    if (!(await leave(table.table, { over: state === "over", company }))) return;
    await redraw();
    byId("left").replaceChildren(colon(title, `${say("web-is-put-away")} `), button(say("web-undo"), () => takeBack(table), { id: "undo-leave", class: "btn small" }));
    byId("undo-leave").focus();
  }) }, icon("close"));
}

/** @param {Protocol.Summary} given */
function takeBack({ table }) {
  return tried(async () => {
    await call("POST", `/api/tables/${table}/return`);
    byId("left").replaceChildren();
    await redraw();
    byId(`open-${table}`)?.focus();
  });
}

const redraw = async () => drawTables(await call("GET", `/api/lobby?lang=${boot.lang}`));

/**
 * Do something; say so if it does not work.
 * @param {() => Promise<unknown>} work
 */
async function tried(work) {
  byId("problem").textContent = "";
  try {
    await work();
  } catch (error) {
    byId("problem").textContent = reason(error);
  }
}

/**
 * Go to the table that is made or joined; say so if there is none.
 * @param {HTMLElement} node
 * @param {Promise<Protocol.Created>} made
 */
async function go(node, made) {
  node.setAttribute("aria-busy", "true");
  try {
    location.assign(at((await made).url));
  } catch (error) {
    byId("problem").textContent = reason(error);
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
    byId("name-saved").textContent = reason(error);
  }
}
