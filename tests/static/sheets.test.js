import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.matchMedia = () => ({ matches: false, addEventListener: () => null });
const { onlyOnTable } = await import("../../src/digsite/server/static/table/sheets.js");

const button = (id, picks) => ({ id, picks, label: id, chosen: false, picture: "" });

const gathering = (clicks, picks, ...buttons) => ({ clicks: Object.fromEntries(Object.entries(clicks).map(([id, then]) => [id, { picks: then }])), picks, buttons });

test("what a small button does as well needs no sheet to be opened", () => {
  const given = gathering({ space: ["space"], room: ["room"] }, [], button("pass", ["space"]));
  assert.deepEqual(onlyOnTable(given), ["room"]);
});

test("what is picked already is put back on its sheet", () => {
  assert.deepEqual(onlyOnTable(gathering({ room: [], lot: ["lot"] }, ["room"])), ["room", "lot"]);
});

test("what picks other things can be done where these are", () => {
  assert.deepEqual(onlyOnTable(gathering({ price: ["coin", "coin"], coin: ["coin"] }, [])), ["coin"]);
});

test("where nothing is asked there is nothing to click", () => {
  assert.deepEqual(onlyOnTable(null), []);
});
