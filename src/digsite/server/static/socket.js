// A connection that comes back by itself. Every message has an id and is sent again until answered.

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const PING = 30_000;
const PATIENCE = 10_000;
const FINAL = new Set([4403, 4404]); // no such table, not allowed: there is no way back

export class Wire {
  /**
   * address: called for each try. heard: gets what is no answer. changed: gets "open", "lost", "gone".
   * silent: the other side only tells, and is never asked.
   */
  constructor(address, heard, changed, { silent = false } = {}) {
    this.silent = silent;
    this.address = address;
    this.heard = heard;
    this.changed = changed;
    this.waiting = new Map(); // id -> what was sent, and who waits for the answer
    this.pause = FIRST_PAUSE;
    this.prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
    this.count = 0;
    this.socket = null;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    setInterval(() => this.check(), PING);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.changed("open");
      for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  lost(code) {
    this.socket = null;
    if (FINAL.has(code)) {
      this.changed("gone");
      return;
    }
    this.changed("lost");
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Somebody looks, or the network is back: do not wait any longer. */
  hurry() {
    if (!this.socket && this.timer) this.open();
    else this.check();
  }

  take(message) {
    if (message.type !== "answer") {
      this.heard(message);
      return;
    }
    const waiting = this.waiting.get(message.re);
    this.waiting.delete(message.re);
    waiting?.resolve(message);
  }

  /** Send a message; the promise gives the answer, however long it takes. */
  send(what) {
    this.count += 1;
    const message = { id: `${this.prefix}-${this.count}`, ...what };
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  /** A connection can be dead without knowing it: ask, and begin anew if nothing comes back. */
  async check() {
    const socket = this.socket;
    if (this.silent || socket?.readyState !== WebSocket.OPEN) return;
    const timer = setTimeout(() => socket.close(), PATIENCE);
    await this.send({ do: "ping" });
    clearTimeout(timer);
  }
}
