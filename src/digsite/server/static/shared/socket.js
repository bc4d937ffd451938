// A connection that comes back by itself. Every message has an id and is sent again until answered.

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const PING = 30_000;
const PATIENCE = 10_000;
const LATE = 1500; // until it is told that an answer does not come
const SLOW = new Set(["hint", "chart", "at"]); // what may take longer without anything being wrong
const CUT = 1006; // as if the connection had ended by itself
const FINAL = new Set([4403, 4404]); // no such table, or not allowed: do not try again

export class Wire {
  /**
   * @param {() => string} address called for each try
   * @param {(message: Protocol.News) => void} heard gets what is no answer
   * @param {(how: Page.Connected) => void} changed
   * @param {{ silent?: boolean }} [options] silent: the other side only tells, and is never asked
   */
  constructor(address, heard, changed, { silent = false } = {}) {
    this.silent = silent;
    this.address = address;
    this.heard = heard;
    this.changed = changed;
    /** @type {Map<string | null, { message: object, resolve: (answer: any) => void }>} */
    this.waiting = new Map(); // id -> what was sent, and who waits for the answer
    this.pause = FIRST_PAUSE;
    this.prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
    this.count = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.down = false; // whether the connection was lost and is not back
    this.late = false; // whether it was told that an answer does not come
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    addEventListener("offline", () => this.cut());
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
      this.down = this.late = false;
      this.changed("open");
      for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  /** @param {number} code */
  lost(code) {
    this.socket = null;
    this.down = true;
    if (FINAL.has(code)) {
      this.changed("gone");
      return;
    }
    this.changed("lost");
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** There is no network any more: a socket notices that much later. */
  cut() {
    const { socket } = this;
    if (!socket) return;
    this.lost(CUT);
    socket.close();
  }

  /** Somebody looks, or the network is back: do not wait any longer. */
  hurry() {
    if (!this.socket && this.timer) this.open();
    else this.check();
  }

  /** @param {Protocol.News} message */
  take(message) {
    if (this.late) {
      this.late = false;
      this.changed("open");
    }
    if (message.type !== "answer") {
      this.heard(message);
      return;
    }
    const waiting = this.waiting.get(message.re);
    this.waiting.delete(message.re);
    waiting?.resolve(message);
  }

  /**
   * Send a message. The promise resolves to the answer, however long it takes.
   * @template {Page.Sent} Message
   * @param {Message} what
   * @returns {Promise<Page.Answer<Message["do"]>>}
   */
  send(what) {
    this.count += 1;
    const message = { id: `${this.prefix}-${this.count}`, ...what };
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve });
      if (this.socket?.readyState === WebSocket.OPEN) {
        this.socket.send(JSON.stringify(message));
        if (!SLOW.has(what.do)) setTimeout(() => this.miss(message.id), LATE);
      } else if (this.down) this.changed("lost"); // now something waits
    });
  }

  /**
   * An answer should have come by now: if it has not, that is told.
   * @param {string} id
   */
  miss(id) {
    if (!this.waiting.has(id) || this.late || !this.socket) return;
    this.late = true;
    this.changed("lost");
  }

  /** A connection can be dead without knowing it: ask, and begin anew if nothing comes back. */
  async check() {
    const socket = this.socket;
    if (this.silent || !socket || socket.readyState !== WebSocket.OPEN) return;
    const timer = setTimeout(() => socket.close(), PATIENCE);
    await this.send({ do: "ping" });
    clearTimeout(timer);
  }
}
