// Somebody has come to the table: it is said once for each, and goes by itself.

import { el } from "../shared/dom.js";
import { listed, say } from "../shared/words.js";

const STAYS = 5000; // milliseconds

export class Joined {
  constructor() {
    /** @type {Set<number> | null} */
    this.known = null; // the seats of people who were here before
    this.node = el("p", { class: "wire", role: "status", hidden: true });
    document.body?.append?.(this.node);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {Protocol.Player[]} players */
  draw(players) {
    const come = newcomers(this.known, players);
    this.known = new Set([...(this.known ?? []), ...players.filter(isHere).map(({ seat }) => seat)]);
    if (!come.length) return;
    clearTimeout(this.timer);
    this.node.textContent = say("web-joined", { who: listed(come) });
    this.node.hidden = false;
    this.timer = setTimeout(() => {
      this.node.hidden = true;
    }, STAYS);
  }
}

/** @param {Protocol.Player} player */
const isHere = ({ kind, connected, mine }) => kind === "person" && connected && !mine;

/**
 * The names of those who are here for the first time; nobody is new to a page that has just opened.
 * @param {Set<number> | null} known the seats of those who were here before
 * @param {Protocol.Player[]} players
 */
export function newcomers(known, players) {
  return known ? players.filter((player) => isHere(player) && !known.has(player.seat)).map(({ name }) => name) : [];
}
