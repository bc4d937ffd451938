import assert from "node:assert/strict";
import { test } from "node:test";

import { Picture } from "../../src/digsite/server/static/table/picture.js";

/** A tree of nodes that stands for the one on the screen: names, and what is in them. */
const node = (name, ...childNodes) => ({ name, childNodes });

/** What has to change when one markup follows another, in words. */
function changes(root, before, after) {
  const picture = new Picture({ firstElementChild: null });
  const { written } = picture.plan(before);
  picture.holder.firstElementChild = root;
  Object.assign(picture, { svg: before, written });
  return picture.plan(after).changes.map(told);
}

function told(change) {
  if (change.fresh) return `${change.fresh.id ?? change.fresh.kind} comes before ${change.before?.name ?? "the end"}`;
  if (!change.now) return `${change.node.name} goes`;
  return `${change.node.name} becomes ${change.now.tag}${change.moved ? ", elsewhere" : ""}`;
}

test("the same markup changes nothing", () => {
  assert.deepEqual(changes(node("svg", node("a")), '<svg><g id="a"/></svg>', '<svg><g id="a"/></svg>'), []);
});

test("a thing that comes is put before what follows it", () => {
  const found = changes(node("svg", node("b")), '<svg><g id="b"/></svg>', '<svg><g id="a"/><g id="b"/></svg>');
  assert.deepEqual(found, ["a comes before b"]);
});

test("a thing that went away goes", () => {
  const found = changes(node("svg", node("a"), node("b")), '<svg><g id="a"/><g id="b"/></svg>', '<svg><g id="b"/></svg>');
  assert.deepEqual(found, ["a goes"]);
});

test("a thing that is elsewhere keeps its node", () => {
  const found = changes(node("svg", node("a")), '<svg><g id="a" x="1"/></svg>', '<svg><g id="a" x="2"/></svg>');
  assert.deepEqual(found, ['a becomes <g id="a" x="2"/>, elsewhere']);
});

test("another class or another action moves nothing", () => {
  const found = changes(node("svg", node("a")), '<svg><g id="a"/></svg>', '<svg><g id="a" class="lit" data-actions="1 2"/></svg>');
  assert.deepEqual(found, ['a becomes <g id="a" class="lit" data-actions="1 2"/>']);
});

test("words within a thing are changed alone", () => {
  const found = changes(node("svg", node("a", node("words"))), '<svg><text id="a">1</text></svg>', '<svg><text id="a">2</text></svg>');
  assert.deepEqual(found, ["words becomes 2, elsewhere"]);
});
