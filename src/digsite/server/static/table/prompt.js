// The prompt bar: whose turn it is, what is asked, and why something was refused.

import { button, byId, icon, show, svg } from "../shared/dom.js";
import { say } from "../shared/words.js";

const LEAD = 32; // letters; "Extend a dig:" stands out, a whole clause does not

export class Prompt {
  constructor() {
    this.bar = byId("prompt");
  }

  /**
   * The prompt of the table as it is now.
   * @param {Page.State} state
   * @param {import("./people.js").People} seats
   */
  draw(state, seats) {
    const actor = state.players.find((player) => player.seat === state.actor);
    const mine = state.turn === "you";
    this.band(actor, state.prompt.who, mine);
    const { says, more } = state.gathering ?? { says: state.prompt.text, more: state.prompt.more };
    const watching = state.mine.length || state.over ? "" : say("web-watching");
    this.write(says, watching || more || (mine ? "" : seats.absent(actor)));
    show(byId("undo"), state.can_undo);
    show(byId("undo-turn"), state.undo_steps > 1);
    show(byId("hint"), state.hint && !state.gathering?.picks.length); // what is picked is put back in the same place: no second click there takes a step back
    this.refuse("");
  }

  /**
   * The prompt while an earlier moment is shown.
   * @param {Page.Move} move
   * @param {Page.Row | undefined} row
   * @param {Protocol.Player | undefined} player
   */
  drawPast(move, row, player) {
    this.band(player, say("web-past"), false);
    this.bar.classList.add("past");
    this.write(row?.text ?? say("web-beginning"), say("web-move-of", { ...move }));
    show(byId("ticker"), false);
    show(byId("undo"), false);
    show(byId("undo-turn"), false);
    show(byId("hint"), false);
    this.refuse("");
  }

  /**
   * @param {Protocol.Player | undefined} player
   * @param {string} words
   * @param {boolean} mine
   */
  band(player, words, mine) {
    const colour = player?.colour ?? "ivory";
    this.bar.className = `prompt p-${colour}${mine ? "" : " wait"}`;
    const drawing = mine ? `#glyph-${colour}` : `#mark-${colour}`;
    byId("band").replaceChildren(...(player ? [svg("use", { href: drawing })] : []));
    byId("who").textContent = words;
  }

  /**
   * @param {string} text
   * @param {string} more
   */
  write(text, more) {
    const [lead, rest] = led(text);
    const strong = document.createElement("b");
    strong.textContent = lead;
    byId("text").replaceChildren(...(lead ? [strong] : []), rest);
    byId("more").textContent = more;
    byId("said").title = `${text} ${more}`; // what the strip has no room for
  }

  /**
   * Say why something cannot be done: one sentence, until the next change; a button before it leads to its rule.
   * @param {string} sentence
   * @param {string} [rule] its mark
   */
  refuse(sentence, rule = "") {
    const named = rule && button([icon("rules"), rule], () => {}, { class: "rule", "data-rule": rule, "aria-label": say("web-see-rule", { rule }) });
    byId("why").replaceChildren(...(named ? [named] : []), sentence);
  }
}

/**
 * The words before an early colon, which name what is going on, and the rest.
 * @param {string} text
 */
export function led(text) {
  const at = text.search(/: /u) + 1;
  return at > 1 && at <= LEAD ? [text.slice(0, at), text.slice(at)] : ["", text];
}
