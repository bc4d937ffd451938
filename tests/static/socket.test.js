import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { Wire } from "../../src/digsite/server/static/shared/socket.js";

/** A socket that does what the test says. */
class Socket {
  static OPEN = 1;

  constructor(address) {
    Object.assign(this, { address, readyState: 0, sent: [] });
    Socket.all.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.end(1006);
  }

  begin() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  end(code) {
    this.readyState = 3;
    this.onclose({ code });
  }

  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  Socket.all = [];
  globalThis.WebSocket = Socket;
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
});
afterEach(() => mock.timers.reset());

function connected() {
  const did = { heard: [], how: [] };
  const wire = new Wire(() => "ws://here", (message) => did.heard.push(message), (how) => did.how.push(how));
  Socket.all[0].begin();
  return { wire, did };
}

test("an answer goes to who asked, anything else to who listens", async () => {
  const { wire, did } = connected();
  const answered = wire.send({ do: "ping" });
  const [{ id }] = Socket.all[0].sent;
  Socket.all[0].say({ type: "chat", entries: [] });
  Socket.all[0].say({ type: "answer", re: id, ok: true });
  assert.equal((await answered).ok, true);
  assert.deepEqual(did.heard, [{ type: "chat", entries: [] }]);
});

test("what was not answered is sent again, with the same id, when the connection is back", () => {
  const { wire, did } = connected();
  wire.send({ do: "undo" });
  Socket.all[0].end(1006);
  mock.timers.tick(500);
  Socket.all[1].begin();
  assert.deepEqual(Socket.all[1].sent, Socket.all[0].sent);
  assert.deepEqual(did.how, ["open", "lost", "open"]);
});

test("what was answered is not sent again", () => {
  const { wire } = connected();
  wire.send({ do: "undo" });
  Socket.all[0].say({ type: "answer", re: Socket.all[0].sent[0].id, ok: true });
  Socket.all[0].end(1006);
  mock.timers.tick(500);
  Socket.all[1].begin();
  assert.deepEqual(Socket.all[1].sent, []);
});

test("an answer that does not come is told within two seconds, and so is that it came", () => {
  const { wire, did } = connected();
  wire.send({ do: "act" });
  mock.timers.tick(2000);
  assert.deepEqual(did.how, ["open", "lost"]);
  Socket.all[0].say({ type: "answer", re: Socket.all[0].sent[0].id, ok: true });
  assert.deepEqual(did.how, ["open", "lost", "open"]);
});

test("a bot may think for longer before it gives a hint", () => {
  const { wire, did } = connected();
  wire.send({ do: "hint" });
  mock.timers.tick(8000);
  assert.deepEqual(did.how, ["open"]);
});

test("without a network the connection is lost at once, and what is clicked then is told to wait", () => {
  const { wire, did } = connected();
  wire.cut();
  wire.send({ do: "act" });
  assert.deepEqual(did.how, ["open", "lost", "lost"]);
  mock.timers.tick(500);
  Socket.all[1].begin();
  assert.equal(Socket.all[1].sent[0].do, "act");
});

test("each failure waits twice as long as the one before, but not for ever", () => {
  connected();
  for (const pause of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
    const before = Socket.all.length;
    Socket.all.at(-1).end(1006);
    mock.timers.tick(pause - 1);
    assert.equal(Socket.all.length, before);
    mock.timers.tick(1);
    assert.equal(Socket.all.length, before + 1);
  }
});

test("where there is no such table it does not try again", () => {
  const { did } = connected();
  Socket.all[0].end(4404);
  mock.timers.tick(60_000);
  assert.equal(Socket.all.length, 1);
  assert.deepEqual(did.how, ["open", "gone"]);
});

test("a connection that answers nothing is closed and opened anew", () => {
  connected();
  mock.timers.tick(30_000);
  assert.equal(Socket.all[0].sent[0].do, "ping");
  mock.timers.tick(10_000);
  mock.timers.tick(500);
  assert.equal(Socket.all.length, 2);
});
