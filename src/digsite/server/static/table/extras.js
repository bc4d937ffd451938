// What is offered besides the actions of the game: the result, a free seat, a bot for somebody absent.

import { call, reason } from "../shared/api.js";
import { button } from "../shared/dom.js";
import { boot, say } from "../shared/words.js";

/**
 * Buttons for a state; showResult: opens the end of the game.
 * @param {Page.State} state
 * @param {{ around: import("./around.js").Around, refuse: Page.Refuse, showResult: () => void }} of
 */
export function extras(state, { around, refuse, showResult }) {
  if (state.over) return [button(say("web-result"), showResult, { class: "btn main" })];
  if (!state.mine.length) return freeSeat(state.players, around.hello, refuse);
  return state.turn === "other" ? standins(state.players, around.people) : [];
}

/**
 * Whoever looks on at a public table may take a seat that is free.
 * @param {Protocol.Player[]} players
 * @param {Protocol.Hello | null} hello
 * @param {Page.Refuse} refuse
 */
function freeSeat(players, hello, refuse) {
  const free = hello?.public && players.some((player) => player.kind === "open");
  return free ? [button(say("web-join"), () => join(refuse), { class: "btn main" })] : [];
}

/** @param {Page.Refuse} refuse */
function join(refuse) {
  return call("POST", `/api/tables/${boot.table}/join`, {}).catch((error) => refuse(reason(error)));
}

/**
 * Where somebody absent is waited for, a bot may play on; I may come back.
 * @param {Protocol.Player[]} players
 * @param {import("./people.js").People} people
 */
function standins(players, people) {
  const away = players.filter((player) => player.mine && player.standin);
  const whom = away.length ? away : players.filter((player) => player.turn);
  return whom.map((player) => people.standin(player)).filter((each) => each !== null);
}
