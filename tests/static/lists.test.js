import assert from "node:assert/strict";
import { test } from "node:test";
import { updated } from "../../src/digsite/server/static/lobby/lists.js";

const table = (id, say = "Your turn") => ({ table: id, say });
const shown = (tables) => tables.map((each) => `${each.table}: ${each.say}`);
const lobby = () => ({ mine: [table("a")], finished: [], away: [], open: [table("b"), table("c")], watch: [] });

test("a list that has changed has the order of the message, with what is new in it", () => {
  const lists = updated(lobby(), { type: "tables", lists: { open: ["d", "b"] }, tables: [table("d", "Open")] });
  assert.deepEqual(shown(lists.open), ["d: Open", "b: Your turn"]);
  assert.deepEqual(shown(lists.mine), ["a: Your turn"]);
});

test("a table of which something else is said keeps its place", () => {
  const lists = updated(lobby(), { type: "tables", lists: {}, tables: [table("b", "Waiting")] });
  assert.deepEqual(shown(lists.open), ["b: Waiting", "c: Your turn"]);
});

test("a table goes from one list to another", () => {
  const lists = updated(lobby(), { type: "tables", lists: { open: ["c"], watch: ["b"] }, tables: [table("b", "Runs")] });
  assert.deepEqual([shown(lists.open), shown(lists.watch)], [["c: Your turn"], ["b: Runs"]]);
});
