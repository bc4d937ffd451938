// Talk at the table. What people typed is shown as text and nothing else.

import { byId, el, mark, show } from "../shared/dom.js";
import { moment } from "../shared/words.js";

export class Chat {
  /**
   * @param {import("../shared/socket.js").Wire} wire
   * @param {Page.Refuse} refuse
   */
  constructor(wire, refuse) {
    this.wire = wire;
    this.refuse = refuse;
    this.list = byId("chat-lines");
    this.last = -1;
    this.begun = false; // whether what was said before has come
    /** @type {Protocol.Player[]} */
    this.players = [];
    byId("chat-form").addEventListener("submit", (event) => this.send(event));
    byId("h-log").addEventListener("click", () => this.open(false));
    byId("h-chat").addEventListener("click", () => this.open(true));
  }

  /**
   * Where everybody else is a bot there is nobody to talk to.
   * @param {Protocol.Player[]} players
   * @param {number[]} mine
   */
  set(players, mine) {
    this.players = players;
    const others = players.some((player) => player.kind !== "bot" && !player.mine);
    show(byId("h-chat"), others || this.last >= 0);
    show(byId("chat-form"), mine.length > 0);
  }

  /**
   * Add lines. What was said before this page was opened is not news.
   * @param {Protocol.ChatEntry[]} entries
   */
  add(entries) {
    const fresh = entries.filter((entry) => entry.n > this.last);
    const old = !this.begun;
    this.begun = true;
    if (!fresh.length) return;
    this.last = Math.max(...fresh.map((entry) => entry.n));
    this.list.append(...fresh.map((entry) => this.line(entry)));
    this.list.scrollTop = this.list.scrollHeight;
    show(byId("h-chat"));
    if (!old && byId("chat").hidden) this.tell(true);
  }

  /** @param {Protocol.ChatEntry} given */
  line({ seat, name, text, at }) {
    const player = this.players.find((each) => each.seat === seat);
    return el("li", { title: moment(at) }, player && mark(player.colour), el("p", {}, el("b", {}, name), " ", text));
  }

  /** @param {boolean} yes */
  open(yes) {
    for (const id of ["log", "replay"]) show(byId(id), !yes);
    show(byId("chat"), yes);
    byId("h-chat").setAttribute("aria-pressed", String(yes));
    byId("h-log").setAttribute("aria-pressed", String(!yes));
    if (!yes) return;
    this.tell(false);
    this.list.scrollTop = this.list.scrollHeight;
    if (matchMedia("(hover: hover)").matches) byId("chat-text").focus();
  }

  /**
   * Say that there is something new, on a phone too: there the talk is behind a button.
   * @param {boolean} yes
   */
  tell(yes) {
    show(byId("chat-new"), yes);
    byId("sheets").classList.toggle("talk", yes);
  }

  /** @param {SubmitEvent} event */
  async send(event) {
    event.preventDefault();
    const field = byId("chat-text");
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    const answer = await this.wire.send({ do: "chat", text });
    if (answer.ok) return;
    field.value = text;
    this.refuse(answer.say);
  }
}
