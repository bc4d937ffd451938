import assert from "node:assert/strict";
import { test } from "node:test";

import { Memory } from "../../src/digsite/server/static/table/memory.js";

const part = (name, svg) => (svg === undefined ? { name } : { name, svg });
const entry = (ply, text) => ({ ply, seat: 0, text, goes_on: false });
const state = (parts, { from = 0, entries = [], turn = "other", viewer = 0 } = {}) => ({ parts, log: { from, entries }, turn, viewer });

test("a drawing that was left out is the one before", () => {
  const memory = new Memory();
  memory.take(state([part("board", "<svg/>")]));
  const { state: next } = memory.take(state([part("board")]));
  assert.equal(next.parts[0].svg, "<svg/>");
});

test("a drawing that came anew replaces the one before", () => {
  const memory = new Memory();
  memory.take(state([part("board", "old")]));
  memory.take(state([part("board", "new")]));
  const { state: last } = memory.take(state([part("board")]));
  assert.equal(last.parts[0].svg, "new");
});

test("the log goes on from where the server says: what was taken back is gone", () => {
  const memory = new Memory();
  memory.take(state([], { entries: [entry(0, "a"), entry(1, "b")] }));
  const { state: next } = memory.take(state([], { from: 1, entries: [entry(1, "c")] }));
  assert.deepEqual(next.rows.map(({ text }) => text), ["a", "c"]);
});

test("the first state is drawn at once, the next one in its turn", () => {
  const memory = new Memory();
  assert.equal(memory.take(state([])).atOnce, true);
  assert.equal(memory.take(state([])).atOnce, false);
});

for (const why of ["fresh", "busy"]) {
  test(`a state is drawn at once when the page is ${why}, and only that one`, () => {
    const memory = new Memory();
    memory.take(state([]));
    memory[why] = true;
    assert.equal(memory.take(state([])).atOnce, true);
    assert.equal(memory.take(state([])).atOnce, false);
  });
}

test("a state is drawn at once when another seat of mine is to move, or another one looks", () => {
  const memory = new Memory();
  memory.take(state([]));
  assert.equal(memory.take(state([], { turn: "mine" })).atOnce, true);
  assert.equal(memory.take(state([], { viewer: 1 })).atOnce, true);
});

test("other picks change the gathering and the drawings of the same state", () => {
  const memory = new Memory();
  memory.state = memory.take({ ...state([part("board", "plain"), part("hand", "cards")]), version: 3 }).state;
  const next = memory.gathered({ version: 3, gathering: { picks: ["coin"] }, parts: [part("board", "lit"), part("hand")] });
  assert.deepEqual(next.parts.map(({ svg }) => svg), ["lit", "cards"]);
  assert.deepEqual(next.gathering.picks, ["coin"]);
  assert.equal(memory.state, next);
});

test("picks of an earlier version are forgotten, but not the drawings that came with them", () => {
  const memory = new Memory();
  memory.state = memory.take({ ...state([part("board", "old")]), version: 4 }).state;
  assert.equal(memory.gathered({ version: 3, gathering: {}, parts: [part("board", "lit")] }), null);
  assert.equal(memory.take(state([part("board")])).state.parts[0].svg, "lit");
});
