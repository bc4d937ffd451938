// Looking back: any moment of the game, one step after another, or as a film.

const FILM = 800; // from one move to the next
const KEPT = 60; // moments that are kept

export class Replay {
  /** fetch: a ply -> the table then. draw: shows a moment. leave: shows the table as it is now. */
  constructor({ fetch, draw, leave }) {
    Object.assign(this, { fetch, draw, leave });
    this.rows = [];
    this.at = null; // the number of the row that is shown; -1 the beginning; null the table as it is
    this.film = null;
    this.views = new Map();
    this.watchers = [];
  }

  get looking() {
    return this.at !== null;
  }

  /** How many rows had happened at the moment that is shown. */
  get position() {
    return (this.at ?? this.rows.length - 1) + 1;
  }

  /** The rows of the log are the steps. An undo makes what was kept untrue. */
  set(rows) {
    const other = this.rows.some((row, n) => row.text !== rows[n]?.text);
    if (other) this.views.clear();
    this.rows = rows;
    if (this.looking && this.at >= rows.length) this.now();
    this.changed();
  }

  step(by) {
    this.stop();
    return this.go(this.position - 1 + by);
  }

  /** Show the table after a row; -1 is the beginning, the last one is the table as it is. */
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

  keep(ply, view) {
    this.views.set(ply, view);
    if (this.views.size > KEPT) this.views.delete(this.views.keys().next().value);
  }

  /** The last row that had happened when so many actions had been played. */
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
    if (!this.looking) this.at = -2;
    this.film = setInterval(() => this.go(this.at + 1), FILM);
    this.go(this.at + 1);
  }

  stop() {
    clearInterval(this.film);
    this.film = null;
    this.changed();
  }

  changed() {
    for (const watcher of this.watchers) watcher(this);
  }
}
