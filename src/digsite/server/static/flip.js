// Things glide from where they were to where they are. A thing is known by the id of its element.

const GLIDE = 200;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const NEAR = 1; // less than this is no move
const MANY = 16; // when more than this is new, the table was laid anew: no theatre

/** These nodes and what is in them. */
export function within(nodes) {
  return new Set(nodes.flatMap((node) => [node, ...(node.querySelectorAll?.("[id]") ?? [])]));
}

/** Where these things are that have an id: on the screen, and in the units of their picture. */
export function places(pictures, things, which = "[id]") {
  const found = new Map();
  for (const [part, picture] of pictures) {
    const nodes = [...picture.querySelectorAll(which)].filter((node) => things.has(node));
    const units = nodes.length ? picture.getScreenCTM()?.inverse() : null;
    if (!units) continue;
    for (const node of nodes) {
      const box = node.getBoundingClientRect();
      const { x, y } = new DOMPoint(box.left, box.top).matrixTransform(units);
      found.set(node.id, { part, node, x, y, left: box.left, top: box.top });
    }
  }
  return found;
}

/** Let everything glide that is not where it was, and settle what is new; but not what people aim at. */
export function glide(before, pictures, things) {
  const moved = new Map();
  const fresh = [];
  const moves = [];
  for (const [id, now] of places(pictures, things, "[id]:not([data-actions])")) {
    const was = before.get(id);
    if (was) moves.push(glided(now, was, pictures, moved));
    else if (!now.node.querySelector("[id]")) fresh.push(now.node);
  }
  if (fresh.length <= MANY) moves.push(...fresh.map(settled));
  for (const start of moves) start?.();
}

/** What lets one thing glide, if it is elsewhere; nothing is animated before all is measured. */
function glided(now, was, pictures, moved) {
  const scale = pictures.get(now.part).getScreenCTM().a;
  const own =
    was.part === now.part
      ? { x: was.x - now.x, y: was.y - now.y }
      : { x: (was.left - now.left) / scale, y: (was.top - now.top) / scale };
  moved.set(now.node, own);
  const around = moved.get(now.node.parentElement.closest("[id]")) ?? { x: 0, y: 0 };
  const x = own.x - around.x;
  const y = own.y - around.y;
  if (Math.hypot(x, y) < NEAR) return null;
  const [from, to] = away(now.node, x, y);
  return () => now.node.animate([{ transform: from }, { transform: to }], { duration: GLIDE, easing: EASE });
}

function settled(node) {
  const [from, to] = away(node, 0, -8);
  return () => node.animate([{ transform: from, opacity: 0 }, { transform: to, opacity: 1 }], { duration: GLIDE, easing: EASE });
}

/**
 * The transform of an element as if it were elsewhere, and as it is. A browser animates it without
 * painting the picture anew for each frame, which it does not do for the property `translate`.
 */
function away(node, x, y) {
  const { transform } = getComputedStyle(node);
  const own = transform === "none" ? "" : ` ${transform}`;
  return [`translate(${x}px, ${y}px)${own}`, `translate(0px, 0px)${own}`];
}
