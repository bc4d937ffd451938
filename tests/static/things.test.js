import assert from "node:assert/strict";
import { test } from "node:test";

import { Things } from "../../src/digsite/server/static/table/things.js";

/** A thing on the table that is lit. */
function thing(id, actions = "") {
  const classes = new Set(["legal"]);
  const classList = {
    add: (...names) => names.forEach((name) => classes.add(name)),
    remove: (...names) => names.forEach((name) => classes.delete(name)),
    contains: (name) => classes.has(name),
    toggle: (name, yes) => (yes ? classes.add(name) : classes.delete(name)),
  };
  const node = { id, dataset: { actions }, classList, classes, getClientRects: () => [{}] };
  node.closest = () => node;
  return node;
}

/** The things of a table; what was clicked stands in `clicked`. */
function table(...nodes) {
  const clicked = [];
  const heard = {};
  const root = { ...thing("main"), querySelectorAll: (what) => (what.includes("chosen") ? [] : nodes), addEventListener: (name, call) => { heard[name] = call; } };
  const things = new Things(root, (id) => clicked.push(id));
  const click = (node) => heard.click({ target: node, preventDefault: () => null });
  return { things, clicked, click };
}

/** A gathering in which these can be clicked, and those are picked. */
const gathering = (ids, picks = []) => ({ clicks: Object.fromEntries(ids.map((id) => [id, { picks: [id] }])), picks });

test("what a gathering lets be clicked is awake, and nothing else", () => {
  const [one, two] = [thing("one"), thing("two")];
  const { things } = table(one, two);
  things.set(gathering(["one"]));
  assert.deepEqual(things.awake(), [one]);
  things.hush();
});

test("a click on a thing tells its id", () => {
  const one = thing("one");
  const { things, clicked, click } = table(one);
  things.set(gathering(["one"]));
  click(one);
  assert.deepEqual(clicked, ["one"]);
  things.hush();
});

test("a click on a thing that cannot be clicked tells nothing", () => {
  const one = thing("one");
  const { things, clicked, click } = table(one);
  things.set(gathering([]));
  click(one);
  assert.deepEqual(clicked, []);
  things.hush();
});

test("without a gathering nothing can be clicked", () => {
  const one = thing("one");
  const { things, clicked, click } = table(one);
  things.set(null);
  click(one);
  assert.deepEqual([things.awake(), clicked], [[], []]);
  things.hush();
});

test("what is picked is held until it is put back", () => {
  const one = thing("one");
  const { things } = table(one);
  things.set(gathering(["one"], ["one"]));
  assert.ok(one.classes.has("in-hand"));
  things.set(gathering(["one"]));
  assert.ok(!one.classes.has("in-hand"));
  things.hush();
});

test("to look at an action points at its places, and at no others", () => {
  const [one, two] = [thing("one", "1 3"), thing("two", "2")];
  const { things } = table(one, two);
  things.point(3);
  assert.deepEqual([one.classes.has("meant"), two.classes.has("meant")], [true, false]);
  things.point(null);
  assert.ok(!one.classes.has("meant"));
});

test("Enter on what is picked confirms, on all else it picks; Space puts back", () => {
  const [one, two, three] = [thing("one"), thing("two"), thing("three")];
  const clicked = [];
  let confirmed = 0;
  const heard = {};
  const root = { ...thing("main"), querySelectorAll: () => [one, two, three], addEventListener: (name, call) => { heard[name] = call; } };
  const things = new Things(root, (id) => clicked.push(id), () => Boolean(++confirmed));
  things.set(gathering(["one", "two", "three"], ["one"]));
  two.classes.add("picked"); // a card of a pile whose id is another one
  const press = (key, target) => heard.keydown({ key, target, preventDefault: () => null });
  press("Enter", one);
  press("Enter", two);
  assert.deepEqual([confirmed, clicked], [2, []]);
  press(" ", two);
  press("Enter", three);
  assert.deepEqual([confirmed, clicked], [2, ["two", "three"]]);
  things.hush();
});
