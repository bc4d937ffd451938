// The kinds of movement: each is written once, and knows no game. What moves is a copy over the table;
// the table itself is drawn already. All use the browser's animations, so that a click can end them.

import { el } from "../shared/dom.js";
import { away } from "./flip.js";
import { numbersIn, placeOf, shapeOf } from "./spots.js";

const EASE = "cubic-bezier(.3, .1, .2, 1)";
const FALL = 14; // pixels, or units of the picture
const TURNED = 0.3; // of the time: what turns up is seen
const RESTED = 0.55; // and begins to fly
const FRAME = 1.3; // what is not so many times as wide as a piece is the piece and its frame
const HOLD = 0.6; // of the time in which something is shown that does not stay

/** @typedef {{ delay: number, duration: number, goesOn?: boolean }} Timing goesOn: it is not seen before, because it has come from elsewhere */
/** @typedef {(timing: Timing) => Animation[]} Move starts a movement */

/**
 * Prepare a movement before the table changes. Returns what starts it when the table has changed.
 * @param {Protocol.Happening} happening
 * @param {HTMLElement} over what copies lie in
 * @returns {Move}
 */
export function prepared(happening, over) {
  const { kind, source, target, picture } = happening;
  if (kind === "sweep") return (timing) => swept(over, timing);
  if (kind === "count") {
    const before = numbersIn(target);
    return (timing) => counted(before, numbersIn(target), over, timing);
  }
  const from = placeOf(source || target, picture);
  return (timing) => {
    const to = placeOf(target, picture);
    if (kind === "fly") return to && from ? flown(happening, from, to, over, timing) : [];
    if (kind === "unveil") return to && from ? unveiled(happening, from, to, over, timing) : [];
    if (kind === "burn") return shown(happening, to ?? from, over, timing, "burning", RISE);
    if (kind === "turn" && !picture) return to ? turned(to.thing, timing) : [];
    return to?.piece && kind === "drop" ? dropped(to.piece, timing) : shown(happening, to ?? from, over, timing, "", LAND);
  };
}

/**
 * A copy of what moves, over the table.
 * @param {Protocol.Happening} happening
 * @param {(import("./spots.js").Place | null)[]} places the first is where it lies
 * @param {HTMLElement} over
 */
function ghost(happening, places, over) {
  const shape = shapeOf(happening, places);
  const [at] = places;
  if (!shape || !at) return null;
  const middle = { x: at.box.left + at.box.width / 2, y: at.box.top + at.box.height / 2 };
  const node = el("div", { class: "ghost-piece" }, shape.node);
  Object.assign(node.style, { left: `${middle.x - shape.width / 2}px`, top: `${middle.y - shape.height / 2}px`, width: `${shape.width}px`, height: `${shape.height}px` });
  over.append(node);
  return { node, middle, width: shape.width };
}

/**
 * @param {Element} node
 * @param {Keyframe[]} frames
 * @param {Timing} timing
 */
function removed(node, frames, { delay, duration, goesOn }) {
  const animation = node.animate(goesOn ? [{ ...frames[0], opacity: 0 }, { ...frames[0], offset: 0.01 }, ...frames.slice(1)] : frames, { delay, duration, easing: EASE, fill: "both" });
  animation.onfinish = () => node.remove();
  animation.oncancel = () => node.remove();
  return animation;
}

/**
 * Over the table in a low arc; where it lands, it is not seen before.
 * @param {Protocol.Happening} happening
 * @param {import("./spots.js").Place} from
 * @param {import("./spots.js").Place} to
 * @param {HTMLElement} over
 * @param {Timing} timing
 */
function flown(happening, from, to, over, timing) {
  const made = ghost(happening, [to, from], over);
  if (!made) return [];
  const x = from.box.left + from.box.width / 2 - made.middle.x;
  const y = from.box.top + from.box.height / 2 - made.middle.y;
  const size = from.piece ? from.box.width / made.width : 1;
  const lift = Math.min(60, Math.hypot(x, y) / 6);
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: from.piece ? 1 : 0.4 },
    { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(size + 1) / 2})`, opacity: 1 },
    { transform: "none", opacity: to.piece ? 1 : 0.4 },
  ];
  return [removed(made.node, frames, timing), ...hidden(landing(to), timing)];
}

/**
 * It turns up where it was, rests a moment, and flies.
 * @param {Protocol.Happening} happening
 * @param {import("./spots.js").Place} from
 * @param {import("./spots.js").Place} to
 * @param {HTMLElement} over
 * @param {Timing} timing
 */
function unveiled(happening, from, to, over, timing) {
  const made = ghost(happening, [to, from], over);
  if (!made) return [];
  const at = `translate(${from.box.left + from.box.width / 2 - made.middle.x}px, ${from.box.top + from.box.height / 2 - made.middle.y}px)`;
  const frames = [
    { transform: `${at} scale(.02, .9)` },
    { transform: `${at} scale(.9)`, offset: TURNED },
    { transform: `${at} scale(.9)`, offset: RESTED },
    { transform: "none" },
  ];
  return [removed(made.node, frames, timing), ...hidden(landing(to), timing)];
}

/**
 * What is not to be seen before something has landed: the piece, or what it is drawn in, if that is hardly
 * larger, and the rings of the thing.
 * @param {import("./spots.js").Place} to
 */
function landing({ piece, thing, box }) {
  if (!piece) return [];
  const whole = piece.closest("[id]");
  const framed = whole && whole.getBoundingClientRect().width < FRAME * box.width;
  return [framed ? whole : piece, ...(whole === thing && framed ? [] : thing.querySelectorAll(".halo, .ring, .under"))];
}

/**
 * @param {Element[]} pieces
 * @param {Timing} timing
 */
function hidden(pieces, { delay, duration }) {
  return pieces.map((piece) => piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration }));
}

/**
 * @param {Element} piece
 * @param {Timing} timing
 */
function dropped(piece, { delay, duration }) {
  const [from, to] = away(piece, 0, -FALL);
  return [piece.animate([{ transform: from, opacity: 0 }, { transform: to, opacity: 1 }], { delay, duration, easing: "cubic-bezier(.3, 1.4, .6, 1)", fill: "backwards" })];
}

/**
 * A thing turns over around its upright middle.
 * @param {Element} thing
 * @param {Timing} timing
 */
function turned(thing, { delay, duration }) {
  if (!(thing instanceof SVGGraphicsElement)) return [];
  const { x, y, width, height } = thing.getBBox();
  const { transform } = getComputedStyle(thing);
  const own = transform === "none" ? "" : `${transform} `;
  /** @param {number} wide */
  const as = (wide) => `${own}translate(${x + width / 2}px, ${y + height / 2}px) scale(${wide}, 1) translate(${-x - width / 2}px, ${-y - height / 2}px)`;
  return [thing.animate([{ transform: as(0.02), opacity: 0.4 }, { transform: as(1), opacity: 1 }], { delay, duration, easing: EASE, fill: "backwards" })];
}

/** @type {Keyframe[]} */
const LAND = [
  { transform: `translateY(-${FALL}px) scale(.8)`, opacity: 0 },
  { transform: "none", opacity: 1, offset: 1 - HOLD },
  { transform: "none", opacity: 1, offset: 0.85 },
  { transform: "none", opacity: 0 },
];
/** @type {Keyframe[]} */
const RISE = [
  { transform: "none", opacity: 0 },
  { transform: "none", opacity: 1, offset: 0.1 },
  { transform: "translateY(-10px) scale(1.25)", opacity: 1, offset: 0.5 },
  { transform: "translateY(-34px) scale(.7)", opacity: 0 },
];

/**
 * Something is shown on a thing for a moment.
 * @param {Protocol.Happening} happening
 * @param {import("./spots.js").Place | null} at
 * @param {HTMLElement} over
 * @param {Timing} timing
 * @param {string} look
 * @param {Keyframe[]} frames
 */
function shown(happening, at, over, timing, look, frames) {
  const made = at && ghost(happening, [at], over);
  if (!made) return [];
  if (look) made.node.classList.add(look);
  return [removed(made.node, frames, timing)];
}

/**
 * A band of sand goes once over the table.
 * @param {HTMLElement} over
 * @param {Timing} timing
 */
function swept(over, timing) {
  const sand = el("div", { class: "sand" });
  over.append(sand);
  return [removed(sand, [{ transform: "translateX(-100%)" }, { transform: "translateX(100%)" }], timing)];
}

/**
 * Numbers run from what they were to what they are.
 * @param {ReturnType<typeof numbersIn>} before
 * @param {ReturnType<typeof numbersIn>} after
 * @param {HTMLElement} over
 * @param {Timing} timing
 */
function counted(before, after, over, timing) {
  return [...after].flatMap(([kind, now]) => {
    const was = before.get(kind) ?? [];
    return was.length === now.length ? now.flatMap((each, n) => (was[n].value === each.value ? [] : run(each.node, was[n].value, each.value, over, timing))) : [];
  });
}

/**
 * @param {SVGTextElement} text
 * @param {number} from
 * @param {number} to
 * @param {HTMLElement} over
 * @param {Timing} timing
 */
function run(text, from, to, over, timing) {
  const { left, top, width, height } = text.getBoundingClientRect();
  const { fontFamily, fontSize, fontWeight, fill } = getComputedStyle(text);
  const node = el("div", { class: "ghost-number" });
  const size = Number(fontSize.replace("px", "")) * (text.getScreenCTM()?.a ?? 1);
  Object.assign(node.style, { left: `${left + width / 2}px`, top: `${top + height / 2}px`, fontFamily, fontWeight, fontSize: `${size}px`, color: fill });
  over.append(node);
  const clock = removed(node, [{ opacity: 1 }, { opacity: 1 }], timing);
  const tick = () => {
    const passed = (Number(clock.currentTime) - timing.delay) / timing.duration;
    node.textContent = String(Math.round(from + (to - from) * Math.max(0, Math.min(1, passed))));
    if (clock.playState === "running") requestAnimationFrame(tick);
  };
  tick();
  return [clock, ...hidden([text], timing)];
}
