// Several people at one screen: a curtain between one hand and the next.

import { button, byId, show, svg } from "../shared/dom.js";
import { say } from "../shared/words.js";

export class Curtain {
  /**
   * @param {(seat: number) => unknown} look called with the seat that looks next, once its person says so
   * @param {boolean} lifted whether somebody has looked already in this window; a new one opens with the curtain
   */
  constructor(look, lifted) {
    this.look = look;
    this.lifted = lifted;
  }

  /**
   * Drop it where whoever sits before the screen must not see this hand, lift it everywhere else.
   * @param {Page.State} state
   */
  draw(state) {
    const mine = state.players.filter((player) => player.mine);
    const next = mine.find((player) => player.turn && state.turn !== "other");
    if (next && state.turn === "mine" && !state.secrets) this.look(next.seat);
    const down = state.secrets && (state.turn === "mine" || (!this.lifted && mine.length > 1 && !state.over));
    if (!down) this.lifted = true;
    show(byId("curtain"), down);
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".top, .table, .sheets"))) node.inert = down;
    if (down) this.hang(next ? [next] : mine);
  }

  /**
   * Say whose turn it is, or ask who looks while somebody else is to move.
   * @param {Protocol.Player[]} seats
   */
  hang(seats) {
    const [{ colour, name }] = seats;
    const alone = seats.length === 1;
    byId("curtain").className = `curtain${alone ? ` p-${colour}` : ""}`;
    byId("curtain-mark").replaceChildren(...(alone ? [svg("use", { href: `#mark-${colour}` })] : []));
    byId("h-curtain").textContent = alone ? say("web-curtain", { who: name }) : say("web-curtain-who");
    const buttons = seats.map((each) => button(say("web-curtain-open", { who: each.name }), () => this.lift(each.seat), { class: "btn main big" }));
    byId("curtain-open").replaceChildren(...buttons);
    buttons[0].focus();
  }

  /** @param {number} seat */
  lift(seat) {
    this.lifted = true;
    this.look(seat);
  }
}
