// The points of a game that has just ended are counted part by part: a column comes, the sums grow. Who has won is seen
// last. Any click or key shows all.

const PACE = 650; // milliseconds from one part to the next
const LAST = 900; // until the result is told

export class Count {
  /**
   * @param {HTMLElement} root the page of the ending
   * @param {HTMLElement[][]} rows the cells of each player: the name, the sum, and the parts
   * @param {() => void} done called when all is told
   */
  constructor(root, rows, done) {
    this.root = root;
    this.rows = rows;
    this.done = done;
    this.part = 2; // the cell of each row that comes next
    this.stop = () => this.finish();
    for (const [, sum, ...parts] of rows) {
      sum.textContent = "0";
      for (const part of parts) part.classList.add("to-come");
    }
    root.classList.add("counting");
    addEventListener("pointerdown", this.stop);
    addEventListener("keydown", this.stop);
    this.timer = setTimeout(() => this.step(), PACE);
  }

  /** Let the next part come. */
  step() {
    for (const cells of this.rows) {
      const sum = cells[1];
      sum.textContent = String(Number(sum.textContent) + (Number(cells[this.part].textContent) || 0));
      cells[this.part].classList.replace("to-come", "counted");
      cells[this.part - 1].classList.remove("counted");
    }
    this.part += 1;
    const more = this.part < this.rows[0].length;
    this.timer = setTimeout(() => (more ? this.step() : this.finish()), more ? PACE : LAST);
  }

  /** Tell everything. */
  finish() {
    clearTimeout(this.timer);
    removeEventListener("pointerdown", this.stop);
    removeEventListener("keydown", this.stop);
    this.root.classList.remove("counting");
    this.done();
  }
}
