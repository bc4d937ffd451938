// "Your turn" for people who look elsewhere: in the tab's title, as a notification, as a sound.

import { remember, wish } from "./prefs.js";
import { say } from "./words.js";

let audio = null;

export class Alerts {
  constructor(title) {
    this.title = title;
    this.ply = -1;
  }

  /** Tell what has changed. Nothing is told of the first state: the reader has just come. */
  draw(state) {
    const turn = state.turn === "you" || state.turn === "mine";
    document.title = `${turn ? `● ${say("web-your-turn")} · ` : ""}${this.title} · digsite`;
    const news = this.ply >= 0 && state.ply !== this.ply;
    const begins = turn && !this.turn;
    Object.assign(this, { turn, ply: state.ply });
    if (!news) return;
    tick(turn);
    if (begins) notify(this.title, location.pathname);
  }
}

/** Tell somebody who looks elsewhere, and has allowed it, that it is his turn at a table. */
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

/** Turn notifications on or off; the browser asks for permission. Gives whether they are on. */
export async function wishNotifications(yes) {
  const allowed = yes && "Notification" in window && (await Notification.requestPermission()) === "granted";
  remember("notify", allowed);
  return allowed;
}

export function wishSound(yes) {
  remember("sound", yes);
  tick(true);
}

/** A short knock, as of a piece on a table; higher when it is my turn. */
function tick(high) {
  if (!wish("sound")) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(high ? 520 : 340, now);
  tone.frequency.exponentialRampToValueAtTime(high ? 260 : 170, now + 0.08);
  loud.gain.setValueAtTime(0.12, now);
  loud.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
  tone.connect(loud).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.13);
}
