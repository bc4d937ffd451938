import assert from "node:assert/strict";
import { test } from "node:test";

import { asBefore, FIT, fitted, held, moved, reaching, through, zoomed } from "../../src/digsite/server/static/table/views.js";

const ROOM = { width: 400, height: 300, most: 4 };
const seen = ({ k, x, y }, at) => ({ x: at.x * k + x, y: at.y * k + y });

test("what is at the pointer stays there while one zooms", () => {
  const at = { x: 100, y: 200 };
  const near = zoomed(FIT, 2, at, ROOM);
  assert.equal(near.k, 2);
  assert.deepEqual(seen(near, at), at);
});

test("nobody zooms out of the whole picture, or beyond the most", () => {
  assert.deepEqual(held(zoomed(FIT, 0.1, { x: 0, y: 0 }, ROOM), ROOM), FIT);
  assert.equal(zoomed(FIT, 100, { x: 0, y: 0 }, ROOM).k, 4);
});

test("zooming out again ends where it began", () => {
  const near = zoomed(FIT, 3, { x: 390, y: 10 }, ROOM);
  const { k, x, y } = zoomed(near, 1 / 3, { x: 0, y: 300 }, ROOM);
  assert.deepEqual([k, Math.abs(x), Math.abs(y)].map(Math.round), [1, 0, 0]);
});

test("the picture always covers its room", () => {
  const near = zoomed(FIT, 2, { x: 0, y: 0 }, ROOM);
  assert.deepEqual(moved(near, { x: 50, y: 50 }, ROOM), { k: 2, x: 0, y: 0 });
  assert.deepEqual(moved(near, { x: -9999, y: -9999 }, ROOM), { k: 2, x: -400, y: -300 });
});

test("what is out of sight is brought to the nearest edge, and what is in sight stays", () => {
  const near = { k: 2, x: -100, y: -100 };
  assert.deepEqual(reaching(near, { x: 420, y: 10, width: 30, height: 30 }, ROOM), { k: 2, x: -150, y: -100 });
  assert.deepEqual(reaching(near, { x: 10, y: -40, width: 30, height: 30 }, ROOM), { k: 2, x: -100, y: -60 });
  assert.deepEqual(reaching(near, { x: 10, y: 10, width: 30, height: 30 }, ROOM), near);
});

test("a frame is fitted in the middle of its room", () => {
  assert.deepEqual(fitted({ x: -10, y: 0, width: 200, height: 300 }, ROOM), { k: 1, x: 110, y: 0 });
});

test("a picture that has grown is first seen as it was before", () => {
  const before = { x: 0, y: 0, width: 400, height: 300 };
  const after = { x: -100, y: -50, width: 600, height: 400 };
  const point = { x: 37, y: 41 };
  const back = through(asBefore(before, after, ROOM), fitted(after, ROOM));
  const [now, was] = [seen(back, point), seen(fitted(before, ROOM), point)];
  assert.ok(Math.hypot(now.x - was.x, now.y - was.y) < 1e-9);
});
