// Who sits at the table: the chips of a phone, and the seats in the menu with their links.

import { call } from "./api.js";
import { byId, button, el, icon, mark } from "./dom.js";
import { say } from "./words.js";

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

export class People {
  /** refuse: says why a bot may not play. changed: called when one may that might not before. */
  constructor(wire, { refuse, changed }) {
    Object.assign(this, { wire, refuse, changed });
    this.players = [];
    this.patience = 0; // seconds that the table waits for somebody absent; null: as long as it takes
  }

  draw(players) {
    this.players = players;
    this.waitFor(players.find((player) => player.turn && player.absent_since));
    const alone = players.filter((player) => player.mine).length === 1;
    byId("chips").replaceChildren(...players.map((player) => chip(player, alone)));
    byId("chips").style.setProperty("--seats", players.length);
  }

  /** A sentence about somebody whom all are waiting for and who is not there. */
  absent(player) {
    if (!player || player.standin || player.kind === "bot" || player.connected) return "";
    return say(player.kind === "open" ? "web-seat-open" : "web-absent", { who: player.name });
  }

  /** Whether anybody but bots and me belongs to this table. */
  company() {
    return this.players.some((player) => !player.mine && player.kind !== "bot");
  }

  /** Somebody absent is waited for: look again when a bot may play for him. */
  waitFor(player) {
    clearTimeout(this.timer);
    if (player && this.patience !== null && this.left(player) > 0) this.timer = setTimeout(() => this.changed(), this.left(player));
  }

  /** For how many milliseconds more somebody absent is to be waited for. */
  left({ absent_since: since }) {
    return Date.parse(since) + 1000 * (this.patience + 1) - Date.now();
  }

  /** Whether a bot may play for somebody else: nobody sits there, or all have waited for long. */
  mayReplace(player) {
    if (player.kind === "open") return true;
    return player.turn && !player.connected && this.patience !== null && this.left(player) <= 0;
  }

  /** A bot may play for who is absent, and for me while I am away. */
  standin(player) {
    if (player.kind === "bot") return null;
    if (player.standin) {
      return player.mine && button(say("web-come-back"), () => this.send(player, null), { class: "btn small main" });
    }
    if (!player.mine && !this.mayReplace(player)) return null;
    return button([icon("bot"), say("web-let-bot-play")], () => this.send(player, "student"), { class: "btn small" });
  }

  async send(player, level) {
    const answer = await this.wire.send({ do: "standin", seat: player.seat, level });
    if (!answer.ok) this.refuse(answer.say);
  }

  /** The seats for the menu. */
  seats() {
    return el(
      "ul",
      { class: "sitting" },
      this.players.map((player) =>
        el(
          "li",
          {},
          mark(player.colour, player.colour),
          el("span", { class: "name" }, player.name, " ", el("small", {}, role(player))),
          this.standin(player),
        ),
      ),
    );
  }

  /** Links to open seats, and to take one's own seat along. */
  async links(table) {
    const { invites, own, home } = await call("GET", `/api/tables/${table}/links`).catch(() => ({ invites: [], own: [] }));
    const here = LOOPBACK.test(location.hostname); // a link with this name leads nobody else here
    const shown = (each) => link(each, here && home ? home : location.href);
    const warning = here && !home && el("p", { class: "note" }, say("web-only-here"));
    return [
      invites.length > 0 && el("section", {}, el("h3", {}, say("web-invite")), el("p", { class: "note" }, say("web-invite-about")), invites.map(shown), warning),
      own.length > 0 && el("section", {}, el("h3", {}, say("web-take-along")), el("p", { class: "note" }, say("web-take-along-about")), own.map(shown), !invites.length && warning),
    ].filter(Boolean);
  }
}

/** A player on a phone: "you", if no one else sits at this screen. */
function chip(player, alone) {
  const score = player.score === null ? "–" : String(player.score);
  return el(
    "li",
    { class: `seat p-${player.colour}`, "aria-current": player.turn ? "true" : false },
    mark(player.colour, player.name),
    el("b", {}, score),
    el("span", {}, player.mine && alone ? say("web-you") : player.name),
  );
}

function role(player) {
  if (player.standin) return say("web-bot-plays");
  if (player.kind === "bot") return say("web-seat-bot", { level: player.level_name });
  if (player.kind === "open") return say("web-open-seat");
  if (player.mine) return say("web-you");
  return say(player.connected ? "web-here" : "web-away");
}

/** A link with a button that copies it. */
function link({ colour, name, url }, home) {
  const address = new URL(url, home).href;
  const field = el("input", { readonly: true, value: address, "aria-label": say("web-link-for", { who: name }), onfocus: (event) => event.target.select() });
  const copy = button(say("web-copy"), async () => {
    field.select();
    await navigator.clipboard?.writeText(address).catch(() => document.execCommand("copy"));
    copy.replaceChildren(icon("check"), say("web-copied"));
  }, { class: "btn small" });
  return el("p", { class: "link" }, mark(colour, name), field, copy);
}
