import assert from "node:assert/strict";
import { test } from "node:test";

import { rowsOf } from "../../src/digsite/server/static/table/rows.js";

const entry = (ply, seat, text, goesOn = false) => ({ ply, seat, text, notation: "", goes_on: goesOn });

test("each sentence is a row, from its ply to the next", () => {
  assert.deepEqual(rowsOf([entry(0, 0, "Ada digs."), entry(1, 1, "Bob digs.")]), [
    { seat: 0, text: "Ada digs.", from: 0, end: 1 },
    { seat: 1, text: "Bob digs.", from: 1, end: 2 },
  ]);
});

test("actions of one sentence are one row", () => {
  const rows = rowsOf([entry(4, 0, "Ada digs"), entry(5, 0, "and digs", true)]);
  assert.deepEqual(rows, [{ seat: 0, text: "Ada digs, and digs", from: 4, end: 6 }]);
});

test("what is said again in a sentence is counted", () => {
  const more = entry(5, 0, "also a coin", true);
  const rows = rowsOf([entry(4, 0, "Ada takes a coin"), more, more, more, entry(6, 0, "pays a cup", true)]);
  assert.equal(rows[0].text, "Ada takes a coin, also a coin ×3, pays a cup");
});

test("a sentence does not go on at another seat", () => {
  assert.equal(rowsOf([entry(0, 0, "Ada digs"), entry(1, 1, "digs", true)]).length, 2);
});

test("what has no words belongs to the row before it", () => {
  assert.deepEqual(rowsOf([entry(0, 0, "Ada digs."), entry(1, null, "")]), [{ seat: 0, text: "Ada digs.", from: 0, end: 2 }]);
});

test("what has no words at the beginning is no row", () => {
  assert.deepEqual(rowsOf([entry(0, null, "")]), []);
});
