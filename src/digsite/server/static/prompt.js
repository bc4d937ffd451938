// The prompt bar: whose turn it is, what is asked, and why something was refused.

import { byId, PHONE, show, svg, WIDE } from "./dom.js";
import { say } from "./words.js";

const HIGHEST = 176; // pixels
const LEAD = 32; // letters; "Extend a dig:" stands out, a whole clause does not

export class Prompt {
  constructor() {
    this.bar = byId("prompt");
    new ResizeObserver(() => this.measure()).observe(this.bar);
    addEventListener("resize", () => this.bar.style.removeProperty("min-height"));
  }

  /**
   * On a phone the page ends above the bar. On a wide screen the bar keeps the height it once
   * needed, so that the board does not change its size from turn to turn.
   */
  measure() {
    const high = this.bar.offsetHeight;
    byId("main").style.setProperty("--prompt", PHONE.matches ? `${high}px` : null); // the whole table is styled anew when it changes
    if (WIDE.matches && byId("all").hidden && high <= HIGHEST) this.bar.style.minHeight = `${high}px`;
  }

  /** The prompt of the table as it is now. */
  draw(state, seats) {
    const actor = state.players.find((player) => player.seat === state.actor);
    const mine = state.turn === "you";
    this.band(actor, state.prompt.who, mine);
    this.write(state.prompt.text, state.prompt.more || (mine ? "" : seats.absent(actor)));
    show(byId("undo"), state.can_undo);
    show(byId("hint"), state.hint);
    this.refuse("");
  }

  /** The prompt while an earlier moment is shown. */
  drawPast(move, row, player) {
    this.band(player, say("web-past"), false);
    this.bar.classList.add("past");
    this.write(row?.text ?? say("web-beginning"), say("web-move-of", move));
    byId("ticker").replaceChildren();
    show(byId("undo"), false);
    show(byId("hint"), false);
    this.refuse("");
  }

  band(player, words, mine) {
    const colour = player?.colour ?? "ivory";
    this.bar.className = `prompt p-${colour}${mine ? "" : " wait"}`;
    const drawing = mine ? `#glyph-${colour}` : `#mark-${colour}`;
    byId("band").replaceChildren(...(player ? [svg("use", { href: drawing })] : []));
    byId("who").textContent = words;
  }

  write(text, more) {
    const [lead, rest] = led(text);
    const strong = document.createElement("b");
    strong.textContent = lead;
    byId("text").replaceChildren(...(lead ? [strong] : []), rest);
    byId("more").textContent = more;
  }

  /** Say why something cannot be done: one sentence, until the next change. */
  refuse(sentence) {
    byId("why").textContent = sentence;
  }
}

/** The words before an early colon, which name what is going on, and the rest. */
function led(text) {
  const at = text.search(/: /u) + 1;
  return at > 1 && at <= LEAD ? [text.slice(0, at), text.slice(at)] : ["", text];
}
