// Things glide from where they were to where they are. A thing is known by the id of its element.

const GLIDE = 200;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const NEAR = 1; // less than this is no move
const MANY = 16; // when more than this is new, the table was laid anew: no theatre

/** Where everything with an id is: on the screen, and in the units of its picture. */
export function places(pictures) {
  const found = new Map();
  for (const [part, picture] of pictures) {
    const units = picture.getScreenCTM()?.inverse();
    if (!units) continue;
    for (const node of picture.querySelectorAll("[id]:not([data-actions])")) {
      const box = node.getBoundingClientRect();
      const { x, y } = new DOMPoint(box.left, box.top).matrixTransform(units);
      found.set(node.id, { part, node, x, y, left: box.left, top: box.top });
    }
  }
  return found;
}

/** Let everything glide that is not where it was, and settle what is new. */
export function glide(before, pictures) {
  const moved = new Map();
  const fresh = [];
  for (const [id, now] of places(pictures)) {
    const was = before.get(id);
    if (was) glided(now, was, pictures, moved);
    else if (!now.node.querySelector("[id]")) fresh.push(now.node);
  }
  if (fresh.length <= MANY) fresh.forEach(settle);
}

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
  if (Math.hypot(x, y) < NEAR) return;
  now.node.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], { duration: GLIDE, easing: EASE });
}

function settle(node) {
  node.animate(
    [
      { translate: "0px -8px", opacity: 0 },
      { translate: "0px 0px", opacity: 1 },
    ],
    { duration: GLIDE, easing: EASE },
  );
}
