// "Your turn" for people who look elsewhere: in the tab's title, as a notification, as a sound.

import { remember, wish } from "./prefs.js";
import { play } from "./sounds.js";
import { say } from "./words.js";

export class Alerts {
  /** @param {string} title */
  constructor(title) {
    this.title = title;
    this.ply = -1; // that was told last
    this.turn = false; // whether it was my turn then
  }

  /**
   * Tell what has changed since the state before; nothing for the first state of a page.
   * @param {Page.State} state
   */
  draw(state) {
    const turn = state.turn === "you" || state.turn === "mine";
    document.title = `${turn ? `● ${say("web-your-turn")} · ` : ""}${this.title} · digsite`;
    const news = this.ply >= 0 && state.ply !== this.ply;
    const begins = turn && !this.turn;
    this.turn = turn;
    this.ply = state.ply;
    if (!news) return;
    if (!begins) return;
    knock();
    notify(this.title, location.pathname);
  }
}

/**
 * Tell somebody who looks elsewhere, and has allowed it, that it is his turn at a table.
 * @param {string} title
 * @param {string} path
 */
export function notify(title, path) {
  if (!document.hidden || !wish("notify") || window.Notification?.permission !== "granted") return;
  try {
    const note = new Notification(say("web-your-turn"), { body: title, tag: path });
    note.onclick = () => {
      focus();
      if (location.pathname !== path) location.assign(path);
      note.close();
    };
  } catch {
    // some phones let no page notify: the title of the tab tells it
  }
}

/**
 * Turn notifications on or off; the browser asks for permission. Returns whether they are on.
 * @param {boolean} yes
 */
export async function wishNotifications(yes) {
  const allowed = yes && "Notification" in window && (await Notification.requestPermission()) === "granted";
  remember("notify", allowed);
  return allowed;
}

/** @param {boolean} yes */
export function wishSound(yes) {
  remember("sound", yes);
  knock();
}

/** As of knuckles on a table. */
const knock = () => play([{ sound: "wood", after: 0 }, { sound: "wood", after: 0.14 }]);
