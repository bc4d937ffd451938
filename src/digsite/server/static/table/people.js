// Who sits at the table: whom it waits for, and the seats in the menu.

import { button, el, icon, mark } from "../shared/dom.js";
import { say } from "../shared/words.js";

export class People {
  /**
   * refuse: says why a bot may not play. changed: called when one may that might not before.
   * @param {import("../shared/socket.js").Wire} wire
   * @param {{ refuse: Page.Refuse, changed: () => void }} calls
   */
  constructor(wire, { refuse, changed }) {
    this.wire = wire;
    this.refuse = refuse;
    this.changed = changed;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Protocol.Player[]} */
    this.players = [];
    /** @type {number | null} */
    this.patience = 0; // seconds that the table waits for somebody absent; null: as long as it takes
  }

  /** @param {Protocol.Player[]} players */
  draw(players) {
    this.players = players;
    this.waitFor(players.find((player) => player.turn && player.absent_since));
  }

  /**
   * A sentence about somebody whom all are waiting for and who is not there.
   * @param {Protocol.Player | undefined} player
   */
  absent(player) {
    if (!player || player.standin || player.kind === "bot" || player.connected) return "";
    return say(player.kind === "open" ? "web-seat-open" : "web-absent", { who: player.name });
  }

  /** Whether anybody but bots and me belongs to this table. */
  company() {
    return this.players.some((player) => !player.mine && player.kind !== "bot");
  }

  /**
   * Somebody absent is waited for: look again when a bot may play for him.
   * @param {Protocol.Player | undefined} player
   */
  waitFor(player) {
    clearTimeout(this.timer);
    if (player && this.patience !== null && this.left(player) > 0) this.timer = setTimeout(() => this.changed(), this.left(player));
  }

  /**
   * For how many milliseconds more somebody absent is to be waited for.
   * @param {Protocol.Player} given
   */
  left({ absent_since: since }) {
    return Date.parse(since ?? "") + 1000 * ((this.patience ?? 0) + 1) - Date.now();
  }

  /**
   * Whether a bot may play for somebody else: nobody sits there, or all have waited for long.
   * @param {Protocol.Player} player
   */
  mayReplace(player) {
    if (player.kind === "open") return true;
    return player.turn && !player.connected && this.patience !== null && this.left(player) <= 0;
  }

  /**
   * A bot may play for who is absent, and for me while I am away.
   * @param {Protocol.Player} player
   */
  standin(player) {
    if (player.kind === "bot") return null;
    if (player.standin) {
      return player.mine ? button(say("web-come-back"), () => this.send(player, null), { class: "btn small main" }) : null;
    }
    if (!player.mine && !this.mayReplace(player)) return null;
    return button([icon("bot"), say("web-let-bot-play")], () => this.send(player, "student"), { class: "btn small" });
  }

  /**
   * @param {Protocol.Player} player
   * @param {string | null} level
   */
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
}

/**
 * How each player is called here: "You", unless several people sit at this screen.
 * @param {Protocol.Player[]} players
 * @returns {(player: Protocol.Player) => string}
 */
export function calling(players) {
  const alone = players.filter((player) => player.mine).length === 1;
  return (player) => (player.mine && alone ? capital(say("web-you")) : player.name);
}

/** @param {string} word */
const capital = (word) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/**
 * What somebody is at the table: a bot with its level, me, here or away.
 * @param {Protocol.Player} player
 */
export function role(player) {
  if (player.standin) return say("web-bot-plays");
  if (player.kind === "bot") return say("web-seat-bot", { level: player.level_name });
  if (player.kind === "open") return say("web-open-seat");
  if (player.mine) return say("web-you");
  return say(player.connected ? "web-here" : "web-away");
}
