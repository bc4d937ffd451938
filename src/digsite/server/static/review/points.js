// Chances as people read them, in points of a hundred; marks and players as they are named beside them.

import { boot, say } from "../shared/words.js";

/** @param {number} share */
export const points = (share) => String(Math.round(100 * share));

/**
 * The same with its sign, which is a minus and no hyphen; nothing is 0.
 * @param {number} share
 */
export function signed(share) {
  const rounded = Math.round(100 * share);
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : "0";
}

/**
 * What a player is called: I am "You", where I have one seat.
 * @param {Protocol.Player} player
 * @param {number[]} mine
 */
export function called({ name, mine: is }, mine) {
  const you = say("web-you");
  return is && mine.length === 1 ? you.charAt(0).toLocaleUpperCase(boot.lang) + you.slice(1) : name;
}

const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/**
 * The sign of a mark.
 * @param {string} mark
 */
export const sign = (mark) => SIGNS[/** @type {keyof typeof SIGNS} */ (mark)] ?? "";
