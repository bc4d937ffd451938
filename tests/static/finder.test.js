import assert from "node:assert/strict";
import { test } from "node:test";

import { folded, spans } from "../../src/digsite/server/static/rules/finder.js";

test("accents and large letters make no difference", () => {
  assert.equal(folded("Égalités, väčší ŽLTÝ"), "egalites, vacsi zlty");
});

test("a text that is compared has as many letters as before", () => {
  for (const text of ["œuvre", "“ĳ” ſ ß", "İstanbul 𝒳 ok"]) assert.equal(folded(text).length, text.length);
});

test("places are found from left to right, and those that meet are one", () => {
  assert.deepEqual(spans("a tie, and ties", ["tie"]), [[2, 5], [11, 14]]);
  assert.deepEqual(spans("extended", ["tend", "ext"]), [[0, 6]]);
  assert.deepEqual(spans("nothing here", ["tie"]), []);
});
