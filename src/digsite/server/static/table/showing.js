// What is shown: a state is drawn, the board first; so are earlier moments, and the end of the game.

import { Alerts } from "../shared/alerts.js";
import { afterFrame, reducedMotion, WIDE } from "../shared/dom.js";
import { seatAt, sitAt } from "../shared/prefs.js";
import { boot } from "../shared/words.js";
import { Board } from "./board.js";
import { Curtain } from "./curtain.js";
import { News, unmark } from "./news.js";
import { thingsOf } from "./recap.js";
import { Theatre } from "./theatre.js";

const LAST_LOOK = 1200; // at the final table, before the result is shown

/**
 * The parts of the page that are drawn on, or asked.
 * @typedef {object} Parts
 * @property {import("./memory.js").Memory} memory
 * @property {import("./line.js").Line} line
 * @property {import("./prompt.js").Prompt} prompt
 * @property {import("./around.js").Around} around
 * @property {import("./past.js").Past} past
 * @property {import("./doing.js").Doing} doing
 */

export class Showing {
  /** @param {Parts} parts */
  constructor({ memory, line, prompt, around, past, doing }) {
    this.table = { showing: this, memory, past, doing, prompt }; // for the review
    this.memory = memory;
    this.prompt = prompt;
    this.around = around;
    this.past = past;
    this.doing = doing;
    this.sorry = ""; // why a click came too late, for the next state
    this.board = new Board();
    this.theatre = new Theatre();
    this.news = new News(this.board, (ply) => line.at(ply));
    this.news.lit = () => (around.log.hovered && memory.state ? thingsOf(memory.state, around.log.hovered) : around.recap.things);
    around.log.changed = () => past.looking || this.news.mark();
    around.recap.changed = () => this.news.mark();
    this.alerts = new Alerts(boot.title);
    this.curtain = new Curtain((seat) => line.look(seat), seatAt(boot.table) !== null);
    /** @type {import("./lesson.js").Lesson | null} */
    this.lesson = null; // at the table of a lesson, when it has come
    /** @type {Promise<typeof import("./lesson.js")> | null} */
    this.lessonComes = null;
    this.practising = false; // whether the board shows something else than the table
    /** @type {Promise<import("../review/review.js").Review> | null} */
    this.review = null; // when it was opened
    /** @type {import("./ending.js").Ending | null} */
    this.ending = null; // when the game is over, and it has come
    this.line = line;
  }

  /**
   * Draw a state that has come; moves: what happened is shown where it happened. Returns how long that takes.
   * @param {Page.State} state
   * @param {boolean} moves
   */
  draw(state, moves) {
    const { state: last } = this.memory;
    const first = !last;
    const ended = state.over && !last?.over;
    const seen = moves && last?.viewer === state.viewer && !this.past.looking ? state.happened.filter(({ ply }) => ply >= last.ply) : [];
    const play = this.theatre.prepare(seen); // it measures too
    this.memory.state = state;
    if (this.practising) return 0;
    const move = first || this.past.looking ? null : this.board.draw(state, { still: false }); // before anything on the page changes, because it measures
    this.past.replay.set(state.rows);
    this.drawSigns(state);
    if (first || !WIDE.matches) this.around.draw(state, this.past.looking);
    else this.around.later(() => this.around.draw(this.memory.state ?? state, this.past.looking)); // the board first
    if (first && this.past.begin(state.ply)) return 0;
    if (this.past.looking) return 0;
    this.drawNow(state, move ?? this.board.draw(state, { still: first }));
    if (first && location.hash === "#invite") this.around.openMenu();
    const still = first || reducedMotion();
    if (ended && first && location.hash === "#review") this.openReview();
    else if (ended) setTimeout(() => this.showEnding(true, { counts: !still }), still ? 0 : LAST_LOOK);
    return play();
  }

  /**
   * Draw the same state with other picks.
   * @param {Page.State} state
   */
  drawGathered(state) {
    const move = this.board.draw(state, { still: false });
    this.prompt.draw(state, this.around.people);
    this.doing.offer(state);
    this.doing.strip.add(this.board.sheets.light(state.gathering));
    move();
    afterFrame(() => this.around.notices.settle());
  }

  /**
   * Draw what depends on the turn: alerts, the curtain, the chapter of the rules, the end of the game.
   * @param {Page.State} state
   */
  drawSigns(state) {
    this.alerts.draw(state);
    this.doing.hint?.set(state);
    this.curtain.draw(state);
    if (state.mine.length > 1 && this.curtain.lifted) sitAt(boot.table, state.viewer);
    this.around.rules.chapter = state.chapter;
    if (state.over) this.drawEnding({ ...state, over: state.over });
  }

  /** The end of the game. Its script is fetched when there is one. */
  async theEnd() {
    const { Ending } = await import("./ending.js");
    const refuse = (/** @type {string} */ sentence) => this.prompt.refuse(sentence);
    this.ending ??= new Ending({ wire: this.line.wire, replay: this.past.replay, showTable: () => this.showEnding(false), review: () => this.openReview(), refuse });
    return this.ending;
  }

  /** @param {import("./ending.js").Over} state */
  async drawEnding(state) {
    (await this.theEnd()).draw(state);
  }

  /**
   * Draw what is asked too; `move` lets things glide when all is there.
   * @param {Page.State} state
   * @param {() => void} move
   */
  drawNow(state, move) {
    this.prompt.draw(state, this.around.people);
    this.prompt.refuse(this.sorry);
    this.sorry = "";
    this.doing.offer(state);
    this.doing.strip.add(this.board.sheets.light(state.gathering));
    if (document.getElementById("lesson")) this.teach();
    move();
    const isShown = () => this.memory.state === state && !this.past.looking;
    afterFrame(() => {
      if (!isShown()) return;
      this.around.notices.draw(state);
      this.news.draw(state, isShown);
    });
    if (this.ending?.shown) this.ending.past(state, state.rows.at(-1));
  }

  /** Draw the card of a lesson as it is now; its script is fetched at the table of a lesson only. */
  async teach() {
    this.lessonComes ??= import("./lesson.js");
    const { Lesson } = await this.lessonComes;
    this.lesson ??= new Lesson((how) => this.doing.turn(how), this.board.sheets);
    this.lesson.draw(this.past.looking ? null : (this.memory.state?.lesson ?? null));
  }

  /**
   * Draw an earlier moment: the table after a row of the log.
   * @param {Page.View} view
   * @param {Page.Row | undefined} row
   * @param {Page.Move} move
   */
  drawPast(view, row, move) {
    if (this.ending?.shown) {
      this.ending.past(view, row);
      return;
    }
    this.lesson?.hide();
    unmark(this.board.pictures()); // news are marked only on the table as it is now
    const glide = this.board.drawPast(view, this.memory.state?.version ?? 0);
    this.around.people.draw(view.players);
    this.prompt.drawPast(move, row, view.players.find((player) => player.seat === row?.seat));
    this.doing.offerOnly(this.past.knobs());
    this.around.log.point(move.n - 1);
    glide();
  }

  /**
   * Somebody came, went or took a seat.
   * @param {Protocol.Player[]} players
   */
  drawPlayers(players) {
    const { state } = this.memory;
    if (!state) return;
    state.players = players;
    if (this.practising) return;
    this.board.standing.draw(state);
    this.around.drawPlayers(players);
    if (this.past.looking) return;
    this.prompt.draw(state, this.around.people);
    if (state.turn === "other") this.doing.offer(state);
  }

  /** Open the review of the game; its scripts are fetched here. */
  async openReview() {
    this.review ??= import("../review/review.js").then(({ Review }) => new Review(this.table));
    await this.theEnd(); // it lies beneath
    (await this.review).open();
  }

  /**
   * Show the end of the game instead of the table, or the table again; counts: part by part.
   * @param {boolean} yes
   * @param {{ counts?: boolean }} [how]
   */
  async showEnding(yes, { counts = false } = {}) {
    const ending = await this.theEnd();
    const { state } = this.memory;
    if (!state) return;
    if (counts) await ending.count(); // before the points are seen
    ending.open(yes);
    if (yes) scrollTo(0, 0);
    if (this.past.looking) this.past.again();
    else if (yes) ending.past(state, state.rows.at(-1));
    else this.drawNow(state, this.board.draw(state, { still: true }));
  }
}
