import assert from "node:assert/strict";
import { test } from "node:test";

import { Strip } from "../../src/digsite/server/static/table/strip.js";

/** The strip of a page; `press` is a click on its large button, what was confirmed is counted in `confirmed`. */
function table() {
  const heard = {};
  const node = (id) => ({ id, dataset: {}, replaceChildren: () => null, matches: () => false, addEventListener: (_, call) => { heard[id] = call; } });
  const nodes = Object.fromEntries(["acts", "confirm", "put-back", "tools"].map((id) => [id, node(id)]));
  Object.assign(document, { body: {}, activeElement: null, getElementById: (id) => nodes[id] });
  const seen = { confirmed: 0 };
  const strip = new Strip({ confirm: () => { seen.confirmed += 1; }, choose: () => null, putBack: () => null });
  return { strip, seen, press: () => heard.confirm() };
}

/** A gathering that can be confirmed with these words. */
const gathering = (confirm) => ({ confirm, actions: [1], buttons: [], picks: [] });

test("a second click of the same hand confirms nothing, when my next turn begins at once", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { strip, seen, press } = table();
  strip.draw(gathering("Dig"));
  press();
  strip.draw(gathering("End the turn"));
  press();
  assert.equal(seen.confirmed, 1);
});

test("a second click of the same hand confirms nothing, when others have played in between", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { strip, seen, press } = table();
  strip.draw(gathering("Dig"));
  press();
  strip.draw(null);
  strip.draw(gathering("Dig"));
  press();
  assert.equal(seen.confirmed, 1);
});

test("a moment later the button can be pressed again", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { strip, seen, press } = table();
  strip.draw(gathering("Dig"));
  press();
  strip.draw(gathering("End the turn"));
  context.mock.timers.tick(400);
  press();
  assert.equal(seen.confirmed, 2);
});
