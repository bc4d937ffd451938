// The seed was promised by its hash before the first card was drawn. Anyone can check that it was kept.

import { el, icon } from "../shared/dom.js";
import { say } from "../shared/words.js";

/**
 * A panel with the seed and whether it fits its promise.
 * @param {Protocol.Over} given
 */
export function seedCheck({ seed, seed_sha256: promised }) {
  const verdict = el("p", { class: "verdict" });
  judge(verdict, seed, promised);
  return el(
    "details",
    { class: "panel seed" },
    el("summary", {}, say("web-seed")),
    el("p", { class: "note" }, say("web-seed-about")),
    el("dl", {}, el("dt", {}, say("web-seed-promised")), el("dd", {}, promised), el("dt", {}, say("web-seed-was")), el("dd", {}, seed)),
    verdict,
  );
}

/**
 * Say whether the promise was kept, where the browser can tell.
 * @param {HTMLElement} verdict
 * @param {string} seed
 * @param {string} promised
 */
async function judge(verdict, seed, promised) {
  const fits = await check(seed, promised);
  if (fits !== null) verdict.replaceChildren(icon(fits ? "check" : "close"), say(fits ? "web-seed-fits" : "web-seed-differs"));
}

/**
 * Whether the hash of the seed is the one that was promised; null where the browser cannot tell.
 * @param {string} seed
 * @param {string} promised
 */
export async function check(seed, promised) {
  if (!crypto.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === promised;
}
