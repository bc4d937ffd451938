// Where a card lies on the window, so that it covers nothing that it speaks of.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

const STEP = 8; // pixels between two places that are tried
const CELL = 10; // how many covered pixels of what may be clicked are as bad as a pixel of distance
const FAR = 1e6; // how much worse a covered pixel is than any distance

/**
 * The place within the room that covers the least of these boxes, then little of others, and is near the first.
 * @param {{ width: number, height: number }} card
 * @param {Box[]} boxes
 * @param {Box} room
 * @param {Box[]} [others]
 */
export function place(card, boxes, room, others = []) {
  const aim = middle(boxes[0] ?? room);
  let best = { left: room.left, top: room.top, cost: Infinity };
  for (let top = room.bottom - card.height; top > room.top - STEP; top -= STEP) {
    for (let left = room.left; left < room.right - card.width + STEP; left += STEP) {
      const box = boxAt({ left: Math.min(left, room.right - card.width), top: Math.max(top, room.top) }, card);
      const { x, y } = middle(box);
      const cost = FAR * covered(box, boxes) + covered(box, others) / CELL + Math.hypot(x - aim.x, y - aim.y);
      if (cost < best.cost) best = { left: box.left, top: box.top, cost };
    }
  }
  return best;
}

/**
 * @param {{ left: number, top: number }} at
 * @param {{ width: number, height: number }} size
 */
export const boxAt = ({ left, top }, { width, height }) => ({ left, top, right: left + width, bottom: top + height });

/**
 * How many pixels of some boxes another one covers.
 * @param {Box} box
 * @param {Box[]} boxes
 */
export const covered = (box, boxes) => boxes.reduce((sum, each) => sum + overlap(box.left, box.right, each.left, each.right) * overlap(box.top, box.bottom, each.top, each.bottom), 0);

/** @type {(from: number, to: number, start: number, end: number) => number} */
const overlap = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));

/** @param {Box} box */
const middle = ({ left, top, right, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
