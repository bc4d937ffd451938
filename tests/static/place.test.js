import assert from "node:assert/strict";
import { test } from "node:test";

import { boxAt, covered, place } from "../../src/digsite/server/static/table/place.js";

const ROOM = { left: 8, top: 8, right: 392, bottom: 700 };
const CARD = { width: 384, height: 190 };
const box = (left, top, width, height) => boxAt({ left, top }, { width, height });

test("a card covers nothing that it speaks of, wherever that is", () => {
  for (const boxes of [[box(10, 300, 80, 100)], [box(10, 20, 80, 100), box(200, 560, 80, 120)], [box(0, 500, 390, 190)]]) {
    const at = boxAt(place(CARD, boxes, ROOM), CARD);
    assert.equal(covered(at, boxes), 0);
    assert.ok(at.left >= ROOM.left && at.top >= ROOM.top && at.right <= ROOM.right && at.bottom <= ROOM.bottom);
  }
});

test("of all such places it takes the one nearest to the first thing", () => {
  const low = place(CARD, [box(150, 600, 80, 90)], ROOM);
  assert.ok(low.top > 390 && low.top <= 410);
});

test("where there is no such place it covers as little as can be", () => {
  const boxes = [box(0, 100, 400, 100), box(0, 300, 400, 100), box(0, 500, 400, 200)];
  const at = boxAt(place(CARD, boxes, ROOM), CARD);
  assert.ok(covered(at, boxes) <= 100 * CARD.width);
});

test("with nothing to speak of it lies in the middle", () => {
  const { top } = place(CARD, [], ROOM);
  assert.ok(Math.abs(top + CARD.height / 2 - 354) <= 8);
});

test("of what may be clicked besides it covers little", () => {
  const ring = box(150, 640, 80, 50);
  const board = box(0, 300, 400, 320);
  const at = boxAt(place(CARD, [ring], ROOM, [board]), CARD);
  assert.equal(covered(at, [ring, board]), 0);
});
