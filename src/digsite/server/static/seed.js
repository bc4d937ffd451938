// The seed was promised by its hash before the first card was drawn. Anyone can check that it was kept.

import { el, icon } from "./dom.js";
import { say } from "./words.js";

/** A panel with the seed and whether it fits its promise. */
export function seedCheck({ seed, seed_sha256: promised }) {
  const verdict = el("p", { class: "verdict" });
  check(seed, promised).then((fits) => {
    if (fits !== null) verdict.replaceChildren(icon(fits ? "check" : "close"), say(fits ? "web-seed-fits" : "web-seed-differs"));
  });
  return el(
    "details",
    { class: "panel seed" },
    el("summary", {}, say("web-seed")),
    el("p", { class: "note" }, say("web-seed-about")),
    el("dl", {}, el("dt", {}, say("web-seed-promised")), el("dd", {}, promised), el("dt", {}, say("web-seed-was")), el("dd", {}, seed)),
    verdict,
  );
}

/** Whether the hash of the seed is the one that was promised; null where the browser cannot tell. */
async function check(seed, promised) {
  if (!crypto.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g), (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === promised;
}
