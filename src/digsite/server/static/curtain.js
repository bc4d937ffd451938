// Several people at one screen: a curtain between one hand and the next.

import { button, byId, show, svg } from "./dom.js";
import { say } from "./words.js";

export class Curtain {
  /**
   * look: called with the seat that looks next, once its person says so.
   * lifted: whether somebody has looked already in this window; a new one opens with the curtain.
   */
  constructor(look, lifted) {
    Object.assign(this, { look, lifted });
  }

  /** Drop it where whoever sits before the screen must not see this hand, lift it everywhere else. */
  draw(state) {
    const mine = state.players.filter((player) => player.mine);
    const next = mine.find((player) => player.turn && state.turn !== "other");
    if (state.turn === "mine" && !state.secrets) this.look(next.seat);
    const down = state.secrets && (state.turn === "mine" || (!this.lifted && mine.length > 1 && !state.over));
    if (!down) this.lifted = true;
    show(byId("curtain"), down);
    for (const node of document.querySelectorAll(".top, .table, .jump")) node.inert = down;
    if (down) this.hang(next ? [next] : mine);
  }

  /** Say whose turn it is, or ask who looks while somebody else is to move. */
  hang(seats) {
    const [{ colour, name }] = seats;
    const alone = seats.length === 1;
    byId("curtain").className = `curtain${alone ? ` p-${colour}` : ""}`;
    byId("curtain-mark").replaceChildren(...(alone ? [svg("use", { href: `#mark-${colour}` })] : []));
    byId("h-curtain").textContent = alone ? say("web-curtain", { who: name }) : say("web-curtain-who");
    byId("curtain-open").replaceChildren(...seats.map((each) => button(say("web-curtain-open", { who: each.name }), () => this.lift(each.seat), { class: "btn main big" })));
    byId("curtain-open").firstChild.focus();
  }

  lift(seat) {
    this.lifted = true;
    this.look(seat);
  }
}
