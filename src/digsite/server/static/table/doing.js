// What people do at the table: they pick things up, see what it means, and confirm once.

import { byId, show } from "../shared/dom.js";
import { remember, wish } from "../shared/prefs.js";
import { Drag } from "./drag.js";
import { Focus } from "./focus.js";
import { jump, listen } from "./keys.js";
import { Strip } from "./strip.js";
import { Things } from "./things.js";

/**
 * What is done elsewhere. extras: what is offered besides the actions of a state. gathered: draws a
 * state with other picks. past: whether somebody looks back. refuse, excuse: say why something
 * cannot be done, now or with the next state. ask: says what is asked instead. leave: closes the rules or goes back to now, and says
 * whether it did. keys: what further keys do.
 * @typedef {object} Calls
 * @property {(state: Page.State) => HTMLElement[]} extras
 * @property {(state: Page.State) => void} gathered
 * @property {() => boolean} past
 * @property {Page.Refuse} refuse
 * @property {Page.Refuse} excuse
 * @property {Page.Refuse} ask
 * @property {() => boolean} leave
 * @property {Record<string, () => unknown>} keys
 */

/** @typedef {{ do: "lesson", how: "on" | "back" | "skip" | "play" } | { do: "act", actions: number[], picks: string[], careful: boolean } | { do: "undo", whole: boolean }} Change */

export class Doing {
  /**
   * @param {import("./memory.js").Memory} memory
   * @param {import("../shared/socket.js").Wire} wire
   * @param {Calls} calls
   */
  constructor(memory, wire, calls) {
    this.memory = memory;
    this.wire = wire;
    this.calls = calls;
    this.asking = false; // whether picks were sent whose meaning has not come yet
    /** @type {string[]} */
    this.next = []; // things that were clicked meanwhile
    this.slipped = false; // whether it is asked if something shall really be played
    this.things = new Things(byId("main"), (id) => this.click(id), () => this.press(), calls.refuse);
    this.drag = new Drag(this.things);
    this.focus = new Focus(this.things);
    this.strip = new Strip({ confirm: () => this.confirm(), choose: (click) => this.choose(click), putBack: () => this.putBack() });
    /** @type {import("./list.js").List | null} */
    this.list = null; // until it is opened
    byId("list").addEventListener("click", () => this.openList());
    /** @type {import("./hint.js").Hint | null} */
    this.hint = null; // until one is asked for
    byId("hint").addEventListener("click", () => this.advise());
    byId("undo").addEventListener("click", () => this.undo(false));
    byId("undo-turn").addEventListener("click", () => this.undo(true));
    listen(this.things, {
      u: (event) => this.undo(event.shiftKey),
      h: () => this.advise(),
      l: () => this.openList(),
      m: () => jump(this.things, "#board"),
      j: () => jump(this.things, "#hand, .own-hand"),
      ...Object.fromEntries([..."123456789"].map((digit) => [digit, () => this.strip.press(Number(digit))])),
      Enter: () => this.enter(),
      Escape: () => this.escape(),
      ...calls.keys,
    });
  }

  /**
   * Offer what may be done now.
   * @param {Page.State} state
   */
  offer(state) {
    this.slipped = false;
    this.strip.draw(state.gathering);
    this.strip.add(this.calls.extras(state));
    this.things.set(state.gathering);
    this.enlist(state);
    this.focus.keep();
  }

  /**
   * Offer nothing but this.
   * @param {HTMLElement} node
   */
  offerOnly(node) {
    this.slipped = false;
    this.strip.draw(null);
    this.strip.add([node]);
    this.things.set(null);
    this.enlist({ actions: [], groups: [] });
  }

  /**
   * These are the actions now, for the list.
   * @param {Pick<Page.State, "actions" | "groups">} listed
   */
  enlist(listed) {
    this.listed = listed;
    show(byId("list"), listed.actions.length > 0);
    this.list?.set(listed);
  }

  /** Open the list of all actions. Its script is fetched when it is opened first. */
  async openList() {
    const { List } = await import("./list.js");
    this.list ??= new List(this.things, (action) => this.act([action]));
    if (this.listed) this.list.set(this.listed);
    this.list.open();
  }

  get gathering() {
    return this.memory.state?.gathering ?? null;
  }

  /**
   * A thing was clicked. While the meaning of the last click is on its way, it waits.
   * @param {string} id
   */
  click(id) {
    if (this.asking) this.next.push(id);
    else if (this.gathering && id in this.gathering.clicks) this.choose(this.gathering.clicks[id]);
  }

  /** @param {Protocol.Click} click */
  choose({ picks, actions = [] }) {
    if (actions.length) this.act(actions, picks);
    else this.gather(picks);
  }

  /**
   * Ask what other picks mean, and draw the table with them.
   * @param {string[]} picks
   */
  async gather(picks) {
    const { busy, state } = this.memory;
    if (busy || this.asking || !state || this.calls.past()) return;
    this.asking = true;
    const answered = this.wire.send({ do: "gather", version: state.version, seat: /** @type {number} */ (state.viewer), picks });
    this.calls.refuse("");
    this.things.wait();
    const answer = await answered;
    this.asking = false;
    if (answer.ok) this.gathered(answer);
    else this.refused(answer);
  }

  /** @param {Protocol.Gathered} answer */
  gathered(answer) {
    const state = this.memory.gathered(answer);
    const next = this.next.shift();
    if (state && !this.calls.past()) this.calls.gathered(state);
    if (next) this.click(next);
  }

  /** Ask for a hint. Its script is fetched when one is asked for first. */
  async advise() {
    const { Hint } = await import("./hint.js");
    this.hint ??= new Hint(this.wire, this.things, (action) => this.act([action], [], false));
    this.hint.ask(this.memory.state);
  }

  confirm() {
    if (this.leaveIt()) return;
    const { actions = [], then } = this.gathering ?? {};
    if (actions.length && !this.asking) this.act(actions, then);
  }

  /** Enter confirms where it does nothing else. */
  enter() {
    const { activeElement: focused } = document;
    if (focused && focused !== document.body && focused.id !== "main") return false;
    return this.press();
  }

  /** Press the large button, as by a click. Returns whether it can be pressed. */
  press() {
    if (!this.slipped && !this.gathering?.actions.length) return false;
    byId("confirm").click();
    return true;
  }

  /** Put everything back that is picked. Returns whether there was something. */
  putBack() {
    if (!this.gathering?.picks.length) return false;
    this.next = [];
    this.gather([]);
    return true;
  }

  /**
   * Take back the last step, or the whole turn.
   * @param {boolean} whole
   */
  undo(whole) {
    if (this.memory.state?.can_undo && !this.calls.past()) this.send({ do: "undo", whole });
  }

  /**
   * Play these actions as one step; then these things are picked, if they are there.
   * @param {number[]} actions
   * @param {string[]} [picks]
   * @param {boolean} [careful] whether to be told first what a beginner would regret
   */
  act(actions, picks = [], careful = true) {
    this.send({ do: "act", actions, picks, careful });
  }

  /**
   * In a lesson: go on, back, to its end, or on with it as a game.
   * @param {"on" | "back" | "skip" | "play"} how
   */
  turn(how) {
    this.send({ do: "lesson", how });
  }

  /** @param {Change} what */
  async send(what) {
    const { busy, state } = this.memory;
    if (busy || !state) return;
    this.memory.busy = true;
    this.next = [];
    const answered = this.wire.send({ ...what, version: state.version, seat: /** @type {number} */ (state.viewer) }); // before anything else: it has far to go
    this.calls.refuse("");
    this.things.wait();
    const { activeElement: focused } = document;
    if (focused instanceof HTMLElement && !focused.matches(":focus-visible")) focused.blur(); // as in Things.pressed, for what had the focus by itself
    const answer = await answered;
    if (answer.ok) return;
    if (answer.slip) this.caught(answer.slip, answer.say, what);
    else this.refused(answer);
  }

  /** @param {Protocol.NotDone} given */
  refused({ why, say }) {
    this.goOn();
    this.calls.refuse(say);
    if (why === "stale") this.calls.excuse(say); // the table as it is now follows
  }

  /** Nothing came of what was sent: the same things can be done as before. */
  goOn() {
    this.memory.busy = false;
    this.next = [];
    this.strip.again();
    this.things.set(this.gathering);
  }

  /**
   * A beginner would soon regret this: ask before it is played, once for each such slip.
   * @param {string} slip
   * @param {string} sentence
   * @param {Change} what
   */
  caught(slip, sentence, what) {
    const anyway = () => this.send(/** @type {Change} */ ({ ...what, careful: false }));
    this.goOn();
    if (wish(slip)) return anyway();
    remember(slip, true);
    this.slipped = true;
    this.calls.ask(sentence);
    this.strip.ask(anyway);
  }

  /** Leave what was asked about unplayed. Returns whether there was something. */
  leaveIt() {
    const { state } = this.memory;
    if (!this.slipped || !state) return false;
    this.calls.gathered(state);
    return true;
  }

  /** Close what is open, or put back what is picked: the first of these that there is. */
  escape() {
    return (this.hint?.close() ?? false) || (this.list?.close() ?? false) || this.leaveIt() || this.putBack() || this.calls.leave();
  }
}
