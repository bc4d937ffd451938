// The connection of this table to the server: its address, and what the page says when it is lost.

import { byId, onScreenChange, screenKind, show } from "../shared/dom.js";
import { seatAt } from "../shared/prefs.js";
import { socketAt } from "../shared/root.js";
import { Wire } from "../shared/socket.js";
import { boot, say } from "../shared/words.js";

export class Line {
  /**
   * @param {import("./memory.js").Memory} memory
   * @param {{ heard: (message: Protocol.News) => void, refuse: Page.Refuse }} to heard: gets what is no answer
   */
  constructor(memory, { heard, refuse }) {
    this.memory = memory;
    this.refuse = refuse;
    this.wire = new Wire(() => this.address(), heard, (how) => this.changed(how));
    this.screen = screenKind(); // that the server draws for
    onScreenChange(() => this.turned());
  }

  /** Where to connect: as the seat that is looked at, with the ply that was seen last. */
  address() {
    const { heard, state } = this.memory;
    const asked = new URLSearchParams(location.search);
    this.screen = screenKind();
    const query = new URLSearchParams({ lang: boot.lang, screen: this.screen });
    const seat = heard?.viewer ?? asked.get("seat") ?? seatAt(boot.table);
    if (seat !== null) query.set("seat", String(seat));
    if (state) query.set("seen", String(state.ply));
    return socketAt(`/ws/t/${boot.table}?${query}`);
  }

  /** Ask for pictures for the screen as it is now: the phone was turned, or the window has another size. */
  turned() {
    if (this.screen === screenKind()) return;
    this.screen = screenKind();
    this.memory.fresh = true; // the table is drawn at once
    this.wire.send({ do: "screen", screen: this.screen });
  }

  /**
   * Tell that the connection is lost, and whether something waits for it that is not lost.
   * @param {Page.Connected} how
   */
  changed(how) {
    const waits = how === "lost" && this.memory.busy;
    byId("wire").textContent = how === "gone" ? say("web-gone") : say(waits ? "web-lost-waits" : "web-lost");
    show(byId("wire"), how !== "open");
    byId("prompt").classList.toggle("waits", waits);
    if (how === "open") this.memory.fresh = true;
  }

  /**
   * Look as another seat of mine.
   * @param {number} seat
   */
  look(seat) {
    return this.wire.send({ do: "look", seat });
  }

  /**
   * The table at an earlier ply; null if it cannot be shown.
   * @param {number} ply
   */
  async at(ply) {
    const answer = await this.wire.send({ do: "at", ply });
    if (answer.ok) return /** @type {Page.View} */ (answer.view);
    this.refuse(answer.say);
    return null;
  }
}
