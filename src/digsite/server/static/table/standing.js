// Where everybody stands: the goal of the game with the points of all, and a chip for each player where there is
// no room for more.

import { byId, el, mark, svg, WIDE } from "../shared/dom.js";
import { calling, role } from "./people.js";

export class Standing {
  constructor() {
    this.goal = byId("goal");
    this.told = ""; // what is shown
    this.place();
    WIDE.addEventListener("change", () => this.place());
  }

  /** The goal stands in the bar at the top, or in a row of its own below it. */
  place() {
    if (WIDE.matches) byId("stage").before(this.goal);
    else byId("sheets").before(this.goal);
  }

  /**
   * Draw where everybody stands at a moment.
   * @param {Pick<Page.State | Page.View, "goal" | "players" | "tallies">} view
   */
  draw({ goal, players, tallies }) {
    const told = JSON.stringify([goal, tallies, players.map(({ name, score, mine, turn, connected, standin }) => [name, score, mine, turn, connected, standin])]);
    if (told === this.told) return;
    this.told = told;
    const nameOf = calling(players);
    const points = players.map((player) => el("span", { class: "of", title: `${player.name}, ${role(player)}` }, mark(player.colour), el("i", {}, nameOf(player)), " ", el("b", {}, pointsOf(player))));
    this.goal.replaceChildren(...(goal ? [el("span", {}, goal), ...points] : []));
    this.goal.title = goal;
    this.goal.classList.toggle("counts", goal.endsWith(":")); // the sentence goes on with the points, which the chips do not have
    byId("chips").replaceChildren(...players.map((player) => chip(player, nameOf(player), tallies[player.seat] ?? [])));
    byId("chips").style.setProperty("--seats", String(players.length));
  }
}

/** @param {Protocol.Player} player */
const pointsOf = ({ score }) => (score === null ? "–" : String(score));

/**
 * A player, with the numbers that matter: the points, if the game names none.
 * @param {Protocol.Player} player
 * @param {string} name
 * @param {Protocol.Tally[]} tallies
 */
function chip(player, name, tallies) {
  const [first, ...more] = tallies.length ? tallies : [{ name: "", value: pointsOf(player), symbol: "" }];
  return el(
    "li",
    { class: `p-${player.colour}`, "aria-current": player.turn ? "true" : false },
    el(
      "button",
      { class: "seat", type: "button", "aria-label": `${player.name}, ${role(player)}: ${tallies.map((each) => `${each.name} ${each.value}`).join(", ")}` },
      mark(player.colour),
      el("span", { class: "name" }, name),
      el("b", { title: first.name }, first.value),
      el("span", { class: "tally" }, more.map(counted)),
    ),
  );
}

/** @param {Protocol.Tally} given */
function counted({ name, value, symbol }) {
  return el("span", { title: name }, symbol ? svg("svg", { "aria-hidden": "true" }, svg("use", { href: `#${symbol}` })) : `${name} `, value);
}
