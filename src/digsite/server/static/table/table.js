// A table. Here its parts are made and joined: what is remembered, shown, done and sent.

import "../shared/page.js";
import { Around } from "./around.js";
import { Doing } from "./doing.js";
import { extras } from "./extras.js";
import { Line } from "./line.js";
import { Memory } from "./memory.js";
import { Pace } from "./pace.js";
import { Past } from "./past.js";
import { Prompt } from "./prompt.js";
import { Showing } from "./showing.js";

class Table {
  constructor() {
    /** @type {Page.Refuse} */
    const refuse = (sentence, rule) => this.prompt.refuse(sentence, rule);
    this.memory = new Memory();
    this.prompt = new Prompt();
    this.line = new Line(this.memory, { heard: (message) => this.take(message), refuse });
    this.past = new Past({ fetch: (ply) => this.line.at(ply), draw: (...moment) => this.showing.drawPast(...moment), leave: () => this.redraw() });
    this.around = new Around(this.line.wire, { refuse, waited: () => this.showing.drawPlayers(this.memory.state?.players ?? []), go: (row) => this.lookAt(row) });
    this.doing = this.makeDoing(refuse);
    this.showing = new Showing(this);
    this.pace = new Pace((state, moves) => this.showing.draw(state, moves));
  }

  /** @param {Page.Refuse} refuse */
  makeDoing(refuse) {
    const showResult = () => this.showing.showEnding(true);
    return new Doing(this.memory, this.line.wire, {
      extras: (state) => extras(state, { around: this.around, refuse, showResult }),
      gathered: (state) => this.showing.drawGathered(state),
      past: () => this.past.looking,
      refuse: (sentence, rule) => {
        if (!this.showing.lesson?.nearly(sentence)) refuse(sentence, rule);
      },
      excuse: (sentence) => {
        this.showing.sorry = sentence;
      },
      ask: (sentence) => this.prompt.write(sentence, ""),
      leave: () => this.leave(),
      keys: { ",": () => this.around.recap.step(-1), ".": () => this.around.recap.step(1) },
    });
  }

  /**
   * A message of the server that is no answer.
   * @param {Protocol.News} message
   */
  take(message) {
    if (message.type === "state") this.takeState(message);
    else if (message.type === "hello") this.around.greet(message);
    else if (message.type === "chat") this.around.chat.add(message.entries);
    else if (message.type === "players") this.showing.drawPlayers(message.players);
  }

  /** @param {Protocol.TableState} message */
  takeState(message) {
    const { state, atOnce } = this.memory.take(message);
    this.pace.add(state, atOnce);
  }

  /**
   * Close the rules or a sheet, or stop looking back: the first of these that there is. Returns whether there was one.
   * @returns {boolean}
   */
  leave() {
    return this.around.rules.drawer.close() || this.showing.board.sheets.close() || this.past.leave() || this.around.notices.dismiss() || (this.showing.lesson?.ask() ?? false);
  }

  /**
   * Show the moment of a row of the log, on the board.
   * @param {number} row
   */
  lookAt(row) {
    this.showing.board.sheets.close();
    return this.past.lookAt(row);
  }

  /** Draw the table as it is once more: nobody looks back any longer. */
  redraw() {
    if (this.memory.state) this.showing.draw(this.memory.state, false);
  }
}

new Table();
