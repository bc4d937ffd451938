import assert from "node:assert/strict";
import { test } from "node:test";

import { calling, People } from "../../src/digsite/server/static/table/people.js";

const someone = (more = {}) => ({ seat: 1, name: "Bob", kind: "person", mine: false, turn: true, connected: false, absent_since: new Date(Date.now() - 60_000).toISOString(), standin: null, ...more });

function table(patience, ...players) {
  const people = new People(null, { refuse: () => null, changed: () => null });
  return Object.assign(people, { patience, players });
}

test("a bot may play for somebody for whom all have waited long enough", () => {
  assert.equal(table(30).mayReplace(someone()), true);
  assert.equal(table(300).mayReplace(someone()), false);
});

test("nobody is replaced at a table that waits as long as it takes", () => {
  assert.equal(table(null).mayReplace(someone()), false);
});

test("nobody is replaced who is there, or is not to move", () => {
  assert.equal(table(30).mayReplace(someone({ connected: true })), false);
  assert.equal(table(30).mayReplace(someone({ turn: false })), false);
});

test("a bot may always play where nobody sits", () => {
  assert.equal(table(null).mayReplace(someone({ kind: "open" })), true);
});

test("only somebody who is not there is said to be absent", () => {
  assert.equal(table(30).absent(someone()), "web-absent");
  assert.equal(table(30).absent(someone({ kind: "open" })), "web-seat-open");
  for (const here of [{ connected: true }, { standin: "student" }, { kind: "bot" }]) assert.equal(table(30).absent(someone(here)), "");
  assert.equal(table(30).absent(), "");
});

test("bots and my own seats are no company", () => {
  assert.equal(table(30, someone({ mine: true }), someone({ kind: "bot" })).company(), false);
  assert.equal(table(30, someone({ mine: true }), someone({ kind: "open" })).company(), true);
});

test("I am called You, unless others sit at this screen", () => {
  const [me, friend, bob] = [someone({ name: "Ada", mine: true }), someone({ name: "Eva", mine: true }), someone()];
  assert.deepEqual([me, bob].map(calling([me, bob])), ["Web-you", "Bob"]);
  assert.deepEqual([me, friend, bob].map(calling([me, friend, bob])), ["Ada", "Eva", "Bob"]);
});
