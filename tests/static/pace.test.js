import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { Pace } from "../../src/digsite/server/static/table/pace.js";

const PAUSE = 350;
let clock = 0;

beforeEach(() => {
  clock = 1000;
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => clock);
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

function pass(milliseconds) {
  clock += milliseconds;
  mock.timers.tick(milliseconds);
}

test("states that come at once are drawn one after another", () => {
  const drawn = [];
  const pace = new Pace((state) => drawn.push(state));
  for (const state of ["a", "b", "c"]) pace.add(state, false);
  assert.deepEqual(drawn, ["a"]);
  pass(PAUSE);
  assert.deepEqual(drawn, ["a", "b"]);
  pass(PAUSE);
  assert.deepEqual(drawn, ["a", "b", "c"]);
});

test("a state that is wanted at once skips those that wait", () => {
  const drawn = [];
  const pace = new Pace((state) => drawn.push(state));
  for (const state of ["a", "b"]) pace.add(state, false);
  pace.add("c", true);
  pass(10 * PAUSE);
  assert.deepEqual(drawn, ["a", "c"]);
});

test("to skip when nothing waits draws nothing", () => {
  const drawn = [];
  new Pace((state) => drawn.push(state)).flush();
  assert.deepEqual(drawn, []);
});

test("while nobody looks at the page nothing waits", () => {
  document.hidden = true;
  const drawn = [];
  const pace = new Pace((state) => drawn.push(state));
  for (const state of ["a", "b"]) pace.add(state, false);
  document.hidden = false;
  assert.deepEqual(drawn, ["a", "b"]);
});

test("the next state waits until what moves has come to rest", () => {
  const drawn = [];
  const pace = new Pace((state) => {
    drawn.push(state);
    return 600;
  });
  for (const state of ["a", "b"]) pace.add(state, false);
  pass(700);
  assert.deepEqual(drawn, ["a"]);
  pass(60);
  assert.deepEqual(drawn, ["a", "b"]);
});

test("what is skipped is drawn without moving, what was done at once moves", () => {
  const drawn = [];
  const pace = new Pace((state, moves) => drawn.push([state, moves]));
  for (const state of ["a", "b", "c"]) pace.add(state, false);
  pace.flush(false);
  pace.add("d", true);
  assert.deepEqual(drawn, [["a", true], ["c", false], ["d", true]]);
});
