// Short, soft sounds: heard only by people who turned them on. Nobody else fetches what makes them.

import { wish } from "./prefs.js";

/** @typedef {"wood" | "paper" | "coin" | "wind"} Sound */
/** @typedef {{ sound: Sound, after: number }} Note a sound, so many seconds from now */

/** @type {typeof import("./instruments.js") | null} */
let instruments = null;

/**
 * Let sounds be heard, if they are wished for.
 * @param {Note[]} notes
 */
export async function play(notes) {
  if (!notes.length || !wish("sound")) return;
  instruments ??= await import("./instruments.js");
  instruments.play(notes);
}

/** Let nothing more be heard of what plays now. */
export const hush = () => instruments?.hush();
