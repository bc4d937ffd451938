// The maths of zooming. A view says where a picture is seen: its point p stands at p * k + (x, y), in pixels.

/** @typedef {{ k: number, x: number, y: number }} View */
/** @typedef {{ width: number, height: number }} Room */
/** @typedef {{ x: number, y: number, width: number, height: number }} Frame what a picture shows, in its units */

/** @type {View} the whole picture, as large as its room allows */
export const FIT = { k: 1, x: 0, y: 0 };

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
const between = (value, least, most) => Math.min(Math.max(value, least), most);

/**
 * The same view, moved so that no edge of the picture is inside the room.
 * @param {View} view
 * @param {Room} room
 * @returns {View}
 */
export function held({ k, x, y }, { width, height }) {
  return { k, x: between(x, width * (1 - k), 0), y: between(y, height * (1 - k), 0) };
}

/**
 * A view that is `by` times as large, with what is at a point still there.
 * @param {View} view
 * @param {number} by
 * @param {Page.Spot} at
 * @param {Room & { most: number }} room
 */
export function zoomed({ k, x, y }, by, at, room) {
  const next = between(k * by, 1, room.most);
  const grown = next / k;
  return held({ k: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown }, room);
}

/**
 * @param {View} view
 * @param {Page.Spot} way
 * @param {Room} room
 */
export const moved = ({ k, x, y }, way, room) => held({ k, x: x + way.x, y: y + way.y }, room);

/** @type {(start: number, size: number, all: number) => number} */
const way = (start, size, all) => (start < 0 ? -start : Math.min(0, all - start - size));

/**
 * The least move after which a box, as it is seen now, lies inside the room.
 * @param {View} view
 * @param {Frame} box
 * @param {Room} room
 */
export function reaching(view, box, room) {
  return moved(view, { x: way(box.x, box.width, room.width), y: way(box.y, box.height, room.height) }, room);
}

/**
 * How a frame is fitted into a room: its unit u stands at u * k + (x, y).
 * @param {Frame} frame
 * @param {Room} room
 * @returns {View}
 */
export function fitted({ x, y, width, height }, room) {
  const k = Math.min(room.width / width, room.height / height);
  return { k, x: (room.width - width * k) / 2 - x * k, y: (room.height - height * k) / 2 - y * k };
}

/**
 * The view in which a picture with a new frame looks as it did with the old one.
 * @param {Frame} before
 * @param {Frame} after
 * @param {Room} room
 * @returns {View}
 */
export function asBefore(before, after, room) {
  const [was, is] = [fitted(before, room), fitted(after, room)];
  const k = was.k / is.k;
  return { k, x: was.x - k * is.x, y: was.y - k * is.y };
}

/**
 * Two views as one: the inner one is seen through the outer one.
 * @param {View} outer
 * @param {View} inner
 * @returns {View}
 */
export const through = (outer, inner) => ({ k: outer.k * inner.k, x: outer.k * inner.x + outer.x, y: outer.k * inner.y + outer.y });

/** @param {View} view */
export const written = ({ k, x, y }) => `translate(${x}px, ${y}px) scale(${k})`;
