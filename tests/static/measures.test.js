// Small reckonings: ticks of a chart, steps of a scale, the way to the nearest thing, what is news.

import assert from "node:assert/strict";
import { test } from "node:test";

import { ticks } from "../../src/digsite/server/static/table/chart.js";
import { nearest } from "../../src/digsite/server/static/table/keys.js";
import { isNew } from "../../src/digsite/server/static/table/news.js";
import { led } from "../../src/digsite/server/static/table/prompt.js";
import { stepOf } from "../../src/digsite/server/static/table/scale.js";
import { check } from "../../src/digsite/server/static/table/seed.js";

test("a chart has four to six round numbers, or every number of a low one", () => {
  assert.deepEqual(ticks(0, 3), [0, 1, 2, 3]);
  assert.deepEqual(ticks(0, 47), [0, 10, 20, 30, 40]);
  assert.deepEqual(ticks(-7, 21).map(String), ["0", "10", "20"]);
});

test("letters grow in steps of a quarter, and not without end", () => {
  assert.deepEqual([0.5, 1, 1.1, 1.25, 1.3, 100].map(stepOf), [0, 0, 1, 1, 2, 7]);
});

const at = (x, y) => ({ getBoundingClientRect: () => ({ left: x, top: y, width: 0, height: 0 }) });

test("an arrow goes to the nearest thing that way, and prefers what lies straight ahead", () => {
  const [here, ahead, aside, behind] = [at(0, 0), at(50, 0), at(30, 30), at(-10, 0)];
  assert.equal(nearest(here, [here, ahead, aside, behind], [1, 0]), ahead);
  assert.equal(nearest(here, [here, ahead, aside, behind], [-1, 0]), behind);
});

test("an arrow stays where nothing lies that way", () => {
  const here = at(0, 0);
  assert.equal(nearest(here, [here, at(50, 0)], [0, -1]), null);
});

/** A thing on a part of the table, with the drawings it is made of. */
const thing = (part, drawings, x, on = ".part-board") => ({ part, drawings, at: { x, y: 0, around: "" }, node: { closest: (selector) => (on.includes(selector) ? {} : null) } });

test("what has come, has more on it, or went to another part is new", () => {
  assert.equal(isNew(thing("board", ["a"], 0)), true);
  assert.equal(isNew(thing("board", ["a", "b"], 0), thing("board", ["a"], 0)), true);
  assert.equal(isNew(thing("board", ["a"], 0), thing("side", ["a"], 0)), true);
});

test("what moved far on the board is new; what only made room, or moved beside it, is not", () => {
  assert.equal(isNew(thing("board", ["a"], 40), thing("board", ["a"], 0)), true);
  assert.equal(isNew(thing("board", ["a"], 5), thing("board", ["a"], 0)), false);
  assert.equal(isNew(thing("side", ["a"], 40, ".part-side"), thing("side", ["a"], 0, ".part-side")), false);
});

test("a card that lies closer in its pile is not new; one that came to the pile is", () => {
  const inPile = ".part-board .pile";
  assert.equal(isNew(thing("board", ["a"], 40, inPile), thing("board", ["a"], 0, inPile)), false);
  assert.equal(isNew(thing("board", ["a"], 40, inPile)), true);
});

test("the words before an early colon stand out", () => {
  assert.deepEqual(led("Extend a dig: the first cube"), ["Extend a dig:", " the first cube"]);
  assert.deepEqual(led("No colon"), ["", "No colon"]);
  assert.deepEqual(led("A whole clause, which goes on and on: and on"), ["", "A whole clause, which goes on and on: and on"]);
});

test("a seed is checked against the hash that was promised", async () => {
  const promised = "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"; // SHA-256 of one zero byte
  assert.equal(await check("00", promised), true);
  assert.equal(await check("01", promised), false);
});
