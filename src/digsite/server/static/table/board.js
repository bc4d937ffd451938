// The table itself: its parts in their slots, what is said of it above, and the tabs of a small screen.

import { byId } from "../shared/dom.js";
import { Parts } from "./parts.js";
import { Sheets } from "./sheets.js";
import { Standing } from "./standing.js";
import { Timeline } from "./timeline.js";

export class Board {
  constructor() {
    this.parts = new Parts({ scene: byId("scene"), board: byId("board"), corner: byId("corner"), side: byId("side"), hand: byId("hand"), players: byId("players"), aside: byId("aside") });
    this.sheets = new Sheets();
    this.standing = new Standing();
    this.timeline = new Timeline(byId("stage"));
  }

  /**
   * Draw the parts of a table as it is; still: nothing glides. Returns what lets things glide.
   * @param {Page.State} view
   * @param {{ still: boolean }} how
   */
  draw(view, { still }) {
    return this.show(view, { version: view.version, still, turn: view.turn, past: false });
  }

  /**
   * Draw the parts of a table as it was. Returns what lets things glide.
   * @param {Page.View} view
   * @param {number} version
   */
  drawPast(view, version) {
    return this.show(view, { version, still: false, turn: "past", past: true });
  }

  /**
   * @param {Page.State | Page.View} view
   * @param {{ version: number, still: boolean, turn: string, past: boolean }} how
   */
  show(view, { version, still, turn, past }) {
    const move = this.parts.draw(view.parts, { still });
    document.body.classList.toggle("past", past);
    Object.assign(document.body.dataset, { turn, ply: String(view.ply), version: String(version), picks: "gathering" in view ? (view.gathering?.picks ?? []).join(" ") : "" });
    this.timeline.draw(view);
    this.sheets.draw(view.parts);
    this.standing.draw(view);
    return move;
  }

  /** name -> the <svg> of each part */
  pictures() {
    return this.parts.pictures();
  }
}
