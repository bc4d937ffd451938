import assert from "node:assert/strict";
import { test } from "node:test";

import { Focus } from "../../src/digsite/server/static/table/focus.js";

/** A page with these nodes; what has the focus stands in `document.activeElement`. */
function page(...nodes) {
  const body = {};
  Object.assign(document, { body, activeElement: body, getElementById: (id) => nodes.find((each) => each.id === id) ?? null });
  const heard = {};
  const root = { addEventListener: (name, call) => { heard[name] = call; } };
  const focus = new Focus({ root, awake: () => nodes.filter((each) => each.lit) });
  return { focus, had: (node) => heard.focusin({ target: node }) };
}

/** A thing in a picture, in the middle of a place of the screen. */
function thing(id, x, y, { lit = true } = {}) {
  const node = {
    id,
    lit,
    matches: () => false,
    closest: () => node,
    hasAttribute: () => node.lit,
    getBoundingClientRect: () => ({ left: x, top: y, width: 0, height: 0 }),
    focus: () => {
      document.activeElement = node;
    },
  };
  return node;
}

test("the focus comes back to a thing that was drawn anew", () => {
  const [one, two] = [thing("one", 0, 0), thing("two", 9, 9)];
  const { focus, had } = page(one, two);
  had(thing("two", 1, 1));
  focus.keep();
  assert.equal(document.activeElement, two);
});

test("if the thing is gone, the nearest one that is lit gets the focus", () => {
  const [near, far, dark] = [thing("near", 30, 40), thing("far", 90, 0), thing("dark", 1, 1, { lit: false })];
  const { focus, had } = page(far, near, dark);
  had(dark);
  focus.keep();
  assert.equal(document.activeElement, near);
});

test("whoever never used the keys gets no focus", () => {
  const one = thing("one", 0, 0);
  const { focus } = page(one);
  focus.keep();
  assert.equal(document.activeElement, document.body);
});

test("a focus that is still there stays", () => {
  const [one, two] = [thing("one", 0, 0), thing("two", 9, 9)];
  const { focus, had } = page(one, two);
  had(one);
  two.focus();
  focus.keep();
  assert.equal(document.activeElement, two);
});
