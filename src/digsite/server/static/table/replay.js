// Looking back: any moment of the game, one step after another, or as a film.

const FILM = 800; // from one move to the next
const KEPT = 60; // moments that are kept

/**
 * fetch: a ply -> the table then. draw: shows a moment. leave: shows the table as it is now.
 * @typedef {object} Calls
 * @property {(ply: number) => Promise<Page.View | null>} fetch
 * @property {(view: Page.View, row: Page.Row | undefined, move: Page.Move) => void} draw
 * @property {() => void} leave
 */

export class Replay {
  /** @param {Calls} calls */
  constructor({ fetch, draw, leave }) {
    this.fetch = fetch;
    this.draw = draw;
    this.leave = leave;
    /** @type {Page.Row[]} */
    this.rows = [];
    /** @type {number | null} */
    this.at = null; // the number of the row that is shown; -1 the beginning; null the table as it is
    /** @type {ReturnType<typeof setInterval> | null} */
    this.film = null;
    /** @type {Map<number, Page.View>} */
    this.views = new Map();
    /** @type {(() => void)[]} */
    this.watchers = [];
  }

  get looking() {
    return this.at !== null;
  }

  /** How many rows had happened at the moment that is shown. */
  get position() {
    return (this.at ?? this.rows.length - 1) + 1;
  }

  /**
   * Take the rows of the log as steps. After an undo, kept moments are forgotten.
   * @param {Page.Row[]} rows
   */
  set(rows) {
    const other = this.rows.some((row, n) => row.text !== rows[n]?.text);
    if (other) this.views.clear();
    this.rows = rows;
    if (this.at !== null && this.at >= rows.length) this.now();
    this.changed();
  }

  /** @param {number} by */
  step(by) {
    this.stop();
    return this.go(this.position - 1 + by);
  }

  /**
   * Show the table after a row; -1 is the beginning, the last one is the table as it is.
   * @param {number} n
   */
  async go(n) {
    if (n >= this.rows.length - 1) {
      this.now();
      return;
    }
    const at = Math.max(-1, n);
    this.at = at;
    this.changed();
    const ply = at < 0 ? (this.rows[0]?.from ?? 0) : this.rows[at].end;
    const view = this.views.get(ply) ?? (await this.fetch(ply));
    if (!view) return;
    this.keep(ply, view);
    if (this.at === at) this.draw(view, this.rows[at], { n: at + 1, of: this.rows.length });
  }

  /**
   * @param {number} ply
   * @param {Page.View} view
   */
  keep(ply, view) {
    this.views.set(ply, view);
    const [oldest] = this.views.keys();
    if (this.views.size > KEPT) this.views.delete(oldest);
  }

  /**
   * The last row that had happened when so many actions had been played.
   * @param {number} ply
   */
  rowOf(ply) {
    return this.rows.findLastIndex((row) => row.end <= ply);
  }

  now() {
    this.stop();
    if (!this.looking) return;
    this.at = null;
    this.changed();
    this.leave();
  }

  /** Start or stop the film. At the end it begins anew. */
  play() {
    if (this.film) {
      this.stop();
      return;
    }
    const next = () => this.go((this.at ?? -2) + 1);
    this.film = setInterval(next, FILM);
    next();
  }

  stop() {
    clearInterval(this.film ?? undefined);
    this.film = null;
    this.changed();
  }

  changed() {
    for (const watcher of this.watchers) watcher();
  }
}
