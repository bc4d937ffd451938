// A table: what the server says is drawn, what people do is sent.

import "./page.js";
import { Alerts } from "./alerts.js";
import { Bar } from "./actions.js";
import { call } from "./api.js";
import { Chat } from "./chat.js";
import { putDown } from "./choice.js";
import { controls } from "./controls.js";
import { Curtain } from "./curtain.js";
import { afterFrame, byId, button, el, reducedMotion, show, WIDE } from "./dom.js";
import { Ending } from "./ending.js";
import { Hint } from "./hint.js";
import { listen } from "./keys.js";
import { Log, rowsOf } from "./log.js";
import { Menu } from "./menu.js";
import { mark, standing, stood, unmark } from "./news.js";
import { Pace } from "./pace.js";
import { Parts } from "./parts.js";
import { People } from "./people.js";
import { seatAt, sitAt, wish } from "./prefs.js";
import { Prompt } from "./prompt.js";
import { Replay } from "./replay.js";
import { Rules } from "./rules.js";
import { Wire } from "./socket.js";
import { Targets } from "./targets.js";
import { boot, say, stage } from "./words.js";

const LAST_LOOK = 1200; // at the final table, before the result is shown

class Table {
  constructor() {
    this.state = null; // what is drawn, or would be if nobody looked back
    this.heard = null; // the last state that came
    this.kept = new Map(); // name -> drawing, for parts that have not changed
    this.entries = []; // the log
    this.busy = false;
    this.held = null; // the last action of a turn, until it is confirmed
    this.sorry = ""; // why a click came too late, for the next state
    this.wire = new Wire(() => this.address(), (message) => this.take(message), (how) => this.wired(how));
    this.parts = new Parts({ board: byId("board"), side: byId("side"), hand: byId("hand"), players: byId("players") });
    this.targets = new Targets(byId("main"), (action) => this.act(action));
    this.bar = new Bar(this.targets, (action) => this.act(action));
    this.prompt = new Prompt();
    this.people = new People(this.wire, { refuse: (sentence) => this.prompt.refuse(sentence), changed: () => this.takePlayers(this.state.players) });
    this.menu = new Menu(this.people);
    this.rules = new Rules(boot.game);
    this.alerts = new Alerts(boot.title);
    this.chat = new Chat(this.wire, (sentence) => this.prompt.refuse(sentence));
    this.hint = new Hint(this.wire, this.targets, (action) => this.act(action));
    this.curtain = new Curtain((seat) => this.wire.send({ do: "look", seat }), seatAt(boot.table) !== null);
    this.pace = new Pace((state) => this.draw(state));
    this.replay = new Replay({ fetch: (ply) => this.at(ply), draw: (...moment) => this.drawPast(...moment), leave: () => this.draw(this.state) });
    this.log = new Log((row) => this.lookAt(row));
    this.ending = new Ending({ wire: this.wire, replay: this.replay, showTable: () => this.showEnding(false), refuse: (sentence) => this.prompt.refuse(sentence) });
    controls(byId("replay"), this.replay);
    byId("undo").addEventListener("click", () => this.undo());
    listen(this.targets, { u: () => this.undo(), h: () => this.hint.ask(), Escape: () => this.putDown() });
  }

  // The wire

  address() {
    const asked = new URLSearchParams(location.search);
    const query = new URLSearchParams({ lang: boot.lang });
    const seat = this.heard?.viewer ?? asked.get("seat") ?? seatAt(boot.table);
    if (seat !== null) query.set("seat", seat);
    if (this.state) query.set("seen", this.state.ply);
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/t/${boot.table}?${query}`;
  }

  wired(how) {
    byId("wire").textContent = how === "gone" ? say("web-gone") : say("web-lost");
    show(byId("wire"), how !== "open");
    if (how === "open") this.fresh = true;
  }

  take(message) {
    if (message.type === "state") this.takeState(message);
    else if (message.type === "hello") this.takeHello(message);
    else if (message.type === "chat") this.chat.add(message.entries);
    else if (message.type === "players") this.takePlayers(message.players);
  }

  takeHello(hello) {
    this.menu.hello = hello;
    this.people.patience = hello.patience;
  }

  /** Fill in what the server left out, because it has not changed, and draw in turn. */
  takeState(state) {
    for (const part of state.parts) part.svg ??= this.kept.get(part.name);
    this.kept = new Map(state.parts.map((part) => [part.name, part.svg]));
    this.entries.length = Math.min(this.entries.length, state.log.from);
    this.entries.push(...state.log.entries);
    state.rows = rowsOf(this.entries);
    const atOnce = this.fresh || this.busy || state.turn === "mine" || state.viewer !== this.heard?.viewer;
    this.heard = state;
    this.fresh = this.busy = false;
    this.pace.add(state, atOnce);
  }

  takePlayers(players) {
    if (!this.state) return;
    this.state.players = players;
    this.people.draw(players);
    this.menu.refresh();
    if (this.replay.looking) return;
    this.prompt.draw(this.state, this.people);
    if (this.state.turn === "other") this.offer(this.state);
  }

  // Drawing

  draw(state) {
    const first = !this.state;
    const ended = state.over && !this.state?.over;
    this.state = state;
    const move = first || this.replay.looking ? null : this.drawTable(state, false); // before the page is changed in any way: it measures
    this.replay.set(state.rows);
    this.alerts.draw(state);
    this.hint.set(state);
    this.curtain.draw(state);
    if (state.mine.length > 1 && this.curtain.lifted) sitAt(boot.table, state.viewer);
    this.rules.chapter = state.chapter;
    if (state.over) this.ending.draw(state);
    if (first || !WIDE.matches) this.drawAround(state);
    else this.drawAroundSoon(); // the board first
    if (first && this.lookBack()) return;
    if (this.replay.looking) return;
    this.drawNow(state, move ?? this.drawTable(state, first));
    if (first && location.hash === "#invite") this.menu.open();
    if (ended) setTimeout(() => this.showEnding(true), first || reducedMotion() ? 0 : LAST_LOOK);
  }

  /** Draw what is said of the table, and who sits there. */
  drawAround(state) {
    this.log.draw(state.rows, state.players, state.news);
    if (!this.replay.looking) this.log.point(state.rows.length - 1);
    this.chat.set(state.players, state.mine);
    this.people.draw(state.players);
    this.menu.refresh();
  }

  /** The same a frame later: once, if there are several states until then. */
  drawAroundSoon() {
    if (this.soon) return;
    this.soon = true;
    afterFrame(() => {
      this.soon = false;
      this.drawAround(this.state);
    });
  }

  /** Draw what is asked too; `move` lets things glide when all is there. */
  drawNow(state, move) {
    this.prompt.draw(state, this.people);
    this.prompt.refuse(this.sorry);
    this.sorry = "";
    this.offer(state);
    move();
    afterFrame(() => this.state === state && !this.replay.looking && this.news(state));
    if (!this.ending.root.hidden) this.ending.past(state, state.rows.at(-1));
  }

  /** Draw the parts of a table. Gives what lets things glide. */
  drawTable(view, still) {
    putDown();
    const move = this.parts.draw(view.parts, { still });
    document.body.classList.toggle("past", this.replay.looking);
    Object.assign(document.body.dataset, { turn: this.replay.looking ? "past" : view.turn, ply: view.ply, version: this.state.version });
    byId("stage").textContent = stage(view.title, boot.title);
    if (this.replay.looking) this.people.draw(view.players);
    this.jumps(view.parts);
    return move;
  }

  drawPast(view, row, move) {
    if (!this.ending.root.hidden) {
      this.ending.past(view, row);
      return;
    }
    unmark(this.parts.pictures()); // what is new now was not then
    const glide = this.drawTable(view, false);
    this.prompt.drawPast(move, row, view.players.find((player) => player.seat === row?.seat));
    this.held = null;
    this.bar.draw({ actions: [], groups: [] });
    const knobs = el("span", { class: "past-knobs" });
    knobs.append(
      button(say("web-back"), () => this.replay.step(-1)),
      button(say("web-on"), () => this.replay.step(1)),
      button(say("web-now"), () => this.replay.now(), { class: "btn main" }),
    );
    this.bar.bar.append(knobs);
    this.log.point(move.n - 1);
    glide();
  }

  /** Show the moment of a line of the log. In one column the board is far above it. */
  lookAt(row) {
    if (!WIDE.matches) byId("board").scrollIntoView();
    return this.replay.go(row);
  }

  /** A page that was opened at a moment begins there. */
  lookBack() {
    const ply = new URLSearchParams(location.search).get("ply");
    if (ply === null || !(Number(ply) < this.state.ply)) return false;
    this.replay.go(this.replay.rowOf(Number(ply)));
    return this.replay.looking;
  }

  /** What may be done now. Where somebody absent is waited for, a bot may play on; I may come back. */
  offer(state) {
    this.held = null;
    this.bar.draw(state);
    if (state.over) this.bar.bar.append(button(say("web-result"), () => this.showEnding(true), { class: "btn main" }));
    else if (!state.mine.length) this.bar.bar.append(...this.freeSeat(state.players));
    else if (state.turn === "other") this.bar.bar.append(...this.standins(state.players));
  }

  /** Whoever looks on at a public table may take a seat that is free. */
  freeSeat(players) {
    const free = this.menu.hello?.public && players.some((player) => player.kind === "open");
    return free ? [button(say("web-join"), () => this.join(), { class: "btn main" })] : [];
  }

  standins(players) {
    const away = players.filter((player) => player.mine && player.standin);
    const whom = away.length ? away : players.filter((player) => player.turn);
    return whom.map((player) => this.people.standin(player)).filter(Boolean);
  }

  /** Gold corners around what is new since my last turn. */
  async news(state) {
    if (state.viewer === null) return;
    const since = state.news || (state.rows.find((row) => row.seat !== null)?.from ?? state.ply); // what was laid out is not news
    if (since >= state.ply) this.before = { ply: state.ply, things: standing(this.parts.pictures()) };
    else if (this.before?.ply !== since && state.turn === "you") {
      const view = await this.at(since);
      if (!view || this.state !== state || this.replay.looking) return;
      this.before = { ply: since, things: stood(view.parts) };
    }
    mark(this.parts.pictures(), this.before?.ply === since ? this.before.things : null);
  }

  jumps(parts) {
    const wanted = [parts.find((part) => part.slot === "board"), null, parts.find((part) => part.slot === "side")];
    const links = wanted.map((part) => (part === null ? [byId("h-players").textContent, "h-players"] : part && [part.title, `at-${part.name}`]));
    links.push([byId("h-log").textContent, "h-log"]);
    const words = links.filter(Boolean);
    if (this.jumped === String(words)) return;
    this.jumped = String(words);
    byId("jump").replaceChildren(...words.map(([title, id]) => el("a", { href: `#${id}` }, title)));
  }

  showEnding(yes) {
    this.ending.open(yes);
    if (yes) {
      scrollTo(0, 0);
      if (this.replay.looking) this.replay.go(this.replay.at);
      else this.ending.past(this.state, this.state.rows.at(-1));
    } else if (this.replay.looking) this.replay.go(this.replay.at);
    else this.drawNow(this.state, this.drawTable(this.state, true));
  }

  // Doing

  async at(ply) {
    const answer = await this.wire.send({ do: "at", ply });
    if (!answer.ok) this.prompt.refuse(answer.say);
    return answer.view;
  }

  /** Play an action. The last one of a turn is asked for once more where no button ends a turn. */
  act(action) {
    if (this.held === action || !this.endsTurn(action)) return this.send({ do: "act", action });
    this.unchoose();
    this.held = action;
    this.from = document.activeElement?.closest("[data-actions]")?.id;
    this.bar.confirm(action, () => this.letGo());
  }

  endsTurn(action) {
    return wish("confirm", true) && this.state.actions.some((each) => each.action === action && each.ends);
  }

  /** Not yet: offer everything again. Gives whether something was held. */
  letGo() {
    if (this.held === null) return false;
    this.unchoose();
    this.targets.point(null);
    this.offer(this.state);
    if (this.from) byId(this.from)?.focus({ preventScroll: true });
    return true;
  }

  unchoose() {
    for (const node of document.querySelectorAll("[data-actions].chosen")) node.classList.remove("chosen");
  }

  join() {
    return call("POST", `/api/tables/${boot.table}/join`, {}).catch((error) => this.prompt.refuse(error.message || say("web-lost")));
  }

  undo() {
    if (this.state?.can_undo && !this.replay.looking) this.send({ do: "undo" });
  }

  async send(what) {
    if (this.busy) return;
    this.busy = true;
    const { version, viewer } = this.state;
    const answered = this.wire.send({ ...what, version, seat: viewer }); // before anything else: it has far to go
    this.prompt.refuse("");
    this.targets.wait();
    if (!document.activeElement.matches(":focus-visible")) document.activeElement.blur(); // as in Targets.pressed, for what had the focus by itself
    const answer = await answered;
    if (answer.ok) return;
    this.busy = false;
    this.prompt.refuse(answer.say);
    if (answer.why === "stale") this.sorry = answer.say; // the table as it is now follows
    if (this.letGo()) return;
    this.unchoose();
    this.targets.rest();
  }

  /** Escape: put down whatever is held, the smallest thing first. */
  putDown() {
    if (putDown() || this.letGo() || this.hint.putDown() || this.bar.putDown() || this.rules.drawer.close()) return true;
    if (!this.replay.looking) return false;
    this.replay.now();
    return true;
  }
}

new Table();
