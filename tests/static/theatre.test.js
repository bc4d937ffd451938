import assert from "node:assert/strict";
import { test } from "node:test";

import { scheduled } from "../../src/digsite/server/static/table/theatre.js";

const seen = (kind, { ply = 0, source = "", target = "here", picture = "" } = {}) => ({ kind, ply, source, target, picture });
const starts = (happened) => scheduled(happened).map(({ delay }) => delay);

test("what is of one kind begins soon after each other", () => {
  assert.deepEqual(starts([seen("drop"), seen("drop", { ply: 1 }), seen("drop", { ply: 2 })]), [0, 60, 120]);
});

test("another kind waits for the end of the last", () => {
  assert.deepEqual(starts([seen("fly", { source: "a" }), seen("count")]), [0, 400]);
});

test("a piece goes on when it has come to where it goes on from", () => {
  const way = [seen("fly", { source: "a", target: "b" }), seen("fly", { ply: 1, source: "b", target: "c" })];
  assert.deepEqual(starts(way), [0, 400]);
  assert.deepEqual(scheduled(way).map(({ goesOn }) => goesOn), [false, true]);
});

test("what was hidden turns up one after another", () => {
  assert.deepEqual(starts([seen("unveil", { source: "a" }), seen("unveil", { ply: 1, source: "a" })]), [0, 450]);
});

test("what is carried goes together with whom it is carried by", () => {
  const way = { source: "a", target: "b" };
  assert.deepEqual(starts([seen("fly", { ...way, picture: "tribe" }), seen("fly", { ...way, picture: "wood" })]), [0, 0]);
});

test("much that happens at once goes faster", () => {
  const way = Array.from({ length: 12 }, (_, n) => seen("fly", { ply: n, source: `t${n}`, target: `t${n + 1}` }));
  const { delay, duration } = scheduled(way).at(-1);
  assert.ok(Math.abs(delay + duration - 2400) < 1);
});
