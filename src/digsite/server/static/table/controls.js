// The buttons and the slider of a replay. There may be several: beside the log, and at the end.

import { el, icon } from "../shared/dom.js";
import { say } from "../shared/words.js";

/**
 * Put controls of a replay into an element.
 * @param {HTMLElement} holder
 * @param {import("./replay.js").Replay} replay
 */
export function controls(holder, replay) {
  const [first, back, play, on, now] = [
    knob("first", "web-first", () => replay.go(-1)),
    knob("back", "web-back", () => replay.step(-1)),
    knob("play", "web-play", () => replay.play()),
    knob("on", "web-on", () => replay.step(1)),
    knob("last", "web-now", () => replay.now()),
  ];
  const slide = () => {
    replay.stop();
    replay.go(Number(slider.value) - 1);
  };
  /** @type {HTMLInputElement} */
  const slider = el("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": say("web-move"), oninput: slide });
  holder.append(first, back, slider, on, now, play);
  let runs = false; // as the knob says
  replay.watchers.push(() => {
    const { position, rows, looking, film } = replay;
    slider.max = String(rows.length);
    slider.value = String(position);
    slider.setAttribute("aria-valuetext", say("web-move-of", { n: position, of: rows.length }));
    first.disabled = back.disabled = position <= 0;
    on.disabled = now.disabled = !looking;
    play.disabled = !rows.length;
    if (runs === Boolean(film)) return;
    runs = Boolean(film);
    play.replaceChildren(icon(film ? "pause" : "play"));
    play.setAttribute("aria-label", say(film ? "web-pause" : "web-play"));
  });
}

/**
 * @param {string} drawing
 * @param {string} key
 * @param {() => unknown} onclick
 */
function knob(drawing, key, onclick) {
  return el("button", { class: "icon", type: "button", "aria-label": say(key), onclick }, icon(drawing));
}
