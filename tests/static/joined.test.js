import assert from "node:assert/strict";
import { test } from "node:test";

import { newcomers } from "../../src/digsite/server/static/table/joined.js";

const someone = (more = {}) => ({ seat: 1, name: "Bob", kind: "person", mine: false, connected: true, ...more });

test("somebody who comes to the table is named once", () => {
  assert.deepEqual(newcomers(new Set([0]), [someone()]), ["Bob"]);
  assert.deepEqual(newcomers(new Set([0, 1]), [someone()]), []);
});

test("nobody is new to a page that has just opened", () => {
  assert.deepEqual(newcomers(null, [someone()]), []);
});

test("neither bots nor I come, nor who is away", () => {
  const players = [someone({ kind: "bot" }), someone({ mine: true }), someone({ connected: false }), someone({ kind: "open" })];
  assert.deepEqual(newcomers(new Set(), players), []);
});
