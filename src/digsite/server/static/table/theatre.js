// What happens is shown where it happens, one thing after another, over the table as it is now. It waits for
// nobody: any click or key ends it.

import { byId, reducedMotion } from "../shared/dom.js";
import { hush, play } from "../shared/sounds.js";
import { boot } from "../shared/words.js";

const { prepared } = boot.over ? { prepared: null } : await import("./moves.js"); // a finished game needs no movements
/** @type {Record<Protocol.Happening["kind"], number>} */
const LENGTH = { fly: 400, unveil: 450, drop: 260, turn: 300, burn: 450, count: 300, sweep: 600 }; // milliseconds
const APART = 60; // milliseconds from one to the next of the same kind
const VOICES = 6; // sounds that one state makes at most
/** @type {Record<Protocol.Happening["kind"], import("../shared/sounds.js").Sound>} */
const SOUND = { fly: "paper", unveil: "paper", drop: "wood", turn: "paper", burn: "wind", count: "coin", sweep: "wind" };
const MOST = 2400; // milliseconds for everything that one state brings; more goes faster

export class Theatre {
  constructor() {
    this.over = byId("theatre");
    /** @type {Animation[]} */
    this.running = [];
    addEventListener("pointerdown", () => this.end(), { capture: true });
    addEventListener("keydown", () => this.end(), { capture: true });
  }

  /**
   * Prepare what happened, before the table changes. Returns what shows it, and says how long that takes.
   * @param {Page.Seen[]} happened
   * @returns {() => number}
   */
  prepare(happened) {
    this.end();
    if (!happened.length || document.hidden) return () => 0;
    const moves = prepared && !reducedMotion() ? happened.map((each) => prepared(each, this.over)) : [];
    return () => this.play(happened, moves);
  }

  /**
   * @param {Page.Seen[]} happened
   * @param {import("./moves.js").Move[]} moves
   */
  play(happened, moves) {
    const times = scheduled(happened);
    play(happened.slice(0, VOICES).map(({ kind }, n) => ({ sound: SOUND[kind], after: times[n].delay / 1000 })));
    this.running = moves.flatMap((move, n) => move(times[n]));
    return this.running.length ? Math.max(...times.map(({ delay, duration }) => delay + duration)) : 0;
  }

  /** Go to the end of everything that moves. */
  end() {
    const { running } = this;
    this.running = [];
    if (running.length) hush();
    for (const each of running) if (each.playState !== "finished" && each.playState !== "idle") each.finish();
  }
}

/**
 * When each happening begins, and how long it takes: those of one kind soon after each other, others in turn;
 * so does what is unveiled, and what goes on from where the last one came to. What goes the same way goes together.
 * @param {Page.Seen[]} happened
 * @returns {import("./moves.js").Timing[]}
 */
export function scheduled(happened) {
  let start = 0;
  let end = 0;
  const times = happened.map((each, n) => {
    const last = happened[n - 1];
    const together = last && last.ply === each.ply && last.source === each.source && last.target === each.target && last.kind === each.kind && last.picture !== each.picture;
    const after = last && (last.kind !== each.kind || each.kind === "unveil" || (each.source !== "" && each.source === last.target));
    if (last) start = after ? end : together ? start : start + APART;
    end = Math.max(end, start + LENGTH[each.kind]);
    const goesOn = happened.slice(0, n).some(({ target, picture }) => target === each.source && picture === each.picture);
    return { delay: start, duration: LENGTH[each.kind], goesOn };
  });
  const pace = Math.min(1, MOST / end);
  return times.map(({ delay, duration, goesOn }) => ({ delay: delay * pace, duration: duration * pace, goesOn }));
}
