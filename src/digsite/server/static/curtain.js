// Several people at one screen: a curtain between one hand and the next.

import { byId, show, svg } from "./dom.js";
import { say } from "./words.js";

export class Curtain {
  /** look: called with the seat that looks next, once its person says so */
  constructor(look) {
    this.look = look;
    this.seat = null;
    byId("curtain-open").addEventListener("click", () => this.look(this.seat));
  }

  /** Drop it where the next seat of mine must not see this hand, lift it everywhere else. */
  draw(state) {
    const next = state.turn === "mine" ? state.players.find((player) => player.seat === state.actor) : null;
    if (next && !state.secrets) this.look(next.seat);
    const down = Boolean(next && state.secrets);
    show(byId("curtain"), down);
    for (const node of document.querySelectorAll(".top, .table, .jump")) node.inert = down;
    if (!down) return;
    this.seat = next.seat;
    byId("curtain").className = `curtain p-${next.colour}`;
    byId("curtain-mark").replaceChildren(svg("use", { href: `#mark-${next.colour}` }));
    byId("h-curtain").textContent = say("web-curtain", { who: next.name });
    byId("curtain-open").textContent = say("web-curtain-open", { who: next.name });
    byId("curtain-open").focus();
  }
}
