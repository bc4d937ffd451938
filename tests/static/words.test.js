import assert from "node:assert/strict";
import { test } from "node:test";

import { ago, listed, percent, say, stage } from "../../src/digsite/server/static/shared/words.js";

test("a message has its arguments filled in", () => {
  assert.equal(say("web-hello", { who: "Ada", n: 2 }), "Hello Ada, 2 times");
});

test("an argument that is not given stays to be seen", () => {
  assert.equal(say("web-hello", { who: "Ada" }), "Hello Ada, {n} times");
});

test("a message that is not there is its key", () => {
  assert.equal(say("web-nowhere"), "web-nowhere");
});

test("names are listed as the language does it", () => {
  assert.equal(listed(["Ada", "Bob", "Cleo"]), "Ada, Bob, and Cleo");
});

test("a share is said in percent", () => {
  assert.equal(percent(0.62), "62%");
});

for (const [seconds, words] of [[5, "now"], [60, "1 minute ago"], [7200, "2 hours ago"], [86_400, "yesterday"]]) {
  test(`${seconds} seconds ago is "${words}"`, () => {
    assert.equal(ago(new Date(Date.now() - 1000 * seconds - 10).toISOString()), words);
  });
}

test("the progress of a game is said without the name of the game", () => {
  assert.equal(stage("Toy, round 2", "Toy"), "Round 2");
});

test("a title that does not begin with the game is said whole", () => {
  assert.equal(stage("round 2", "Toy"), "Round 2");
});

test("no line begins with a colon", () => {
  assert.equal(stage("Toy – manche 2 : fouilles", "Toy"), "Manche 2\u00A0: fouilles");
});
