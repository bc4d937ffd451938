// What is around the board: the log, the talk, who sits there, the menu and the rules.

import { afterFrame, byId } from "../shared/dom.js";
import { boot } from "../shared/words.js";
import { Chat } from "./chat.js";
import { Joined } from "./joined.js";
import { Log } from "./log.js";
import { Notices } from "./notices.js";
import { People } from "./people.js";
import { Recap } from "./recap.js";
import { Rules } from "./rules.js";

export class Around {
  /**
   * waited: called when a bot may play for somebody absent. go: shows the moment of a row of the log.
   * @param {import("../shared/socket.js").Wire} wire
   * @param {{ refuse: Page.Refuse, waited: () => void, go: (row: number) => unknown }} calls
   */
  constructor(wire, { refuse, waited, go }) {
    this.chat = new Chat(wire, refuse);
    this.joined = new Joined();
    this.people = new People(wire, { refuse, changed: waited });
    /** @type {Protocol.Hello | null} */
    this.hello = null;
    /** @type {import("./menu.js").Menu | null} */
    this.menu = null; // until it is opened
    byId("open-menu").addEventListener("pointerdown", () => import("./menu.js")); // while the finger is down
    byId("open-menu").addEventListener("click", () => this.openMenu());
    this.rules = new Rules(boot.game);
    this.log = new Log(go);
    this.notices = new Notices();
    this.recap = new Recap(this.log);
    this.soon = false; // whether drawing is planned for the next frame
  }

  /**
   * What the server says once, when the page has connected.
   * @param {Protocol.Hello} hello
   */
  greet(hello) {
    this.hello = hello;
    this.people.patience = hello.patience;
  }

  /**
   * Draw what is said of the table, and who sits there; past: an earlier moment stays pointed at.
   * @param {Page.State} state
   * @param {boolean} past
   */
  draw(state, past) {
    this.log.draw(state.rows, state.players, state.news);
    if (!past) this.log.point(state.rows.length - 1);
    this.recap.set(state);
    this.chat.set(state.players, state.mine);
    this.drawPlayers(state.players);
  }

  /** @param {Protocol.Player[]} players */
  drawPlayers(players) {
    this.people.draw(players);
    this.joined.draw(players);
    this.menu?.refresh();
  }

  /** Open the menu. Its script is fetched when it is opened first. */
  async openMenu() {
    const { Menu } = await import("./menu.js");
    this.menu ??= new Menu(this.people);
    this.menu.open(this.hello);
  }

  /**
   * Do this a frame later: once, if it is asked for several times until then.
   * @param {() => void} draw
   */
  later(draw) {
    if (this.soon) return;
    this.soon = true;
    afterFrame(() => {
      this.soon = false;
      draw();
    });
  }
}
