import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { Replay } from "../../src/digsite/server/static/table/replay.js";

const ROWS = [{ text: "a", from: 1, end: 3 }, { text: "b", from: 3, end: 4 }, { text: "c", from: 4, end: 6 }];

/** A replay of three rows; what it fetched, drew and left stands in `did`. */
function opened(rows = ROWS) {
  const did = { fetched: [], drawn: [], left: 0 };
  const replay = new Replay({
    fetch: (ply) => Promise.resolve(did.fetched.push(ply) && { ply }),
    draw: (view, row, move) => did.drawn.push([view.ply, row?.text ?? "", move.n]),
    leave: () => { did.left += 1; },
  });
  replay.set(rows);
  return { replay, did };
}

test("a row is shown as the table was after it", async () => {
  const { replay, did } = opened();
  await replay.go(0);
  assert.deepEqual(did.drawn, [[3, "a", 1]]);
  assert.equal(replay.looking, true);
});

test("the beginning is the table before the first row", async () => {
  const { replay, did } = opened();
  await replay.go(-1);
  assert.deepEqual(did.drawn, [[1, "", 0]]);
  assert.equal(replay.position, 0);
});

test("the last row is the table as it is now", async () => {
  const { replay, did } = opened();
  await replay.go(0);
  await replay.go(2);
  assert.equal(replay.looking, false);
  assert.equal(did.left, 1);
});

test("a moment is fetched once", async () => {
  const { replay, did } = opened();
  await replay.go(0);
  await replay.go(1);
  await replay.go(0);
  assert.deepEqual(did.fetched, [3, 4]);
});

test("after an undo moments are fetched again", async () => {
  const { replay, did } = opened();
  await replay.go(0);
  replay.set([{ text: "other", from: 1, end: 3 }, ...ROWS.slice(1)]);
  await replay.go(0);
  assert.deepEqual(did.fetched, [3, 3]);
});

test("a moment that comes when another is looked at is not drawn", async () => {
  const { replay, did } = opened();
  await Promise.all([replay.go(0), replay.go(1)]);
  assert.deepEqual(did.drawn, [[4, "b", 2]]);
});

test("a step goes back from now", async () => {
  const { replay, did } = opened();
  await replay.step(-1);
  assert.deepEqual(did.drawn, [[4, "b", 2]]);
});

test("the row of a ply is the last that had happened", () => {
  const { replay } = opened();
  assert.deepEqual([2, 3, 5, 6].map((ply) => replay.rowOf(ply)), [-1, 0, 1, 2]);
});

test("a film shows one moment after another and ends now", async () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const { replay, did } = opened();
  replay.play();
  for (let n = 0; n < 3; n += 1) {
    await new Promise(setImmediate);
    mock.timers.tick(800);
  }
  await new Promise(setImmediate);
  assert.deepEqual(did.drawn.map(([, text]) => text), ["", "a", "b"]);
  assert.equal(replay.looking, false);
  assert.equal(replay.film, null);
  mock.timers.reset();
});
