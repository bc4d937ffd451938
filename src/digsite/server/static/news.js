// Gold corners around what has come or moved since my last turn.

import { svg } from "./dom.js";

const FAR = 8; // units; less is a piece that made room
const MOST = 10; // more than this is a table laid anew: nothing to point at
const GAP = 5;
const ARM = 10;

/** What stands on board and sides: id -> the drawings it is made of, and where it is. */
export function standing(pictures) {
  const found = new Map();
  for (const [part, picture] of pictures) {
    if (!picture.matches(".part-board, .part-side")) continue;
    for (const node of picture.querySelectorAll("[id]")) {
      if (node.querySelector("[id]")) continue; // a container of other things
      const uses = node.matches("use") ? [node] : [...node.querySelectorAll("use")];
      if (!uses.length) continue;
      found.set(node.id, { part, node, uses, drawings: uses.map((use) => use.getAttribute("href")), at: place(uses[0]) });
    }
  }
  return found;
}

/** The same of pictures that are only text: a table that was seen before this page was opened. */
export function stood(parts) {
  const pictures = parts.map((part) => {
    const sheet = new DOMParser().parseFromString(part.svg, "text/html");
    return [part.name, sheet.querySelector("svg")];
  });
  return standing(new Map(pictures.filter(([, picture]) => picture)));
}

function place(use) {
  const around = use.closest("[transform]")?.getAttribute("transform") ?? "";
  return { x: Number(use.getAttribute("x")), y: Number(use.getAttribute("y")), around };
}

/** Mark what is new on the pictures. */
export function mark(pictures, before) {
  unmark(pictures);
  if (!before) return;
  const fresh = [...standing(pictures).entries()].filter(([id, now]) => isNew(now, before.get(id)));
  if (fresh.length > MOST) return;
  const corners = fresh
    .filter(([, { node }]) => !node.querySelector(".last"))
    .map(([id, { part, node, uses }]) => [pictures.get(part), before.has(id) ? uses.at(-1) : node]) // a thing on its place, or a new place
    .map(([picture, node]) => [picture, corner(picture, node)]);
  for (const [picture, path] of corners) if (path) picture.append(path);
}

export function unmark(pictures) {
  for (const picture of pictures.values()) picture.querySelectorAll(".news").forEach((each) => each.remove());
}

function isNew(now, was) {
  if (!was) return true;
  if (now.drawings.length > was.drawings.length) return true;
  if (now.part !== was.part || now.drawings.join() !== was.drawings.join()) return now.part !== was.part;
  const moved = Math.hypot(now.at.x - was.at.x, now.at.y - was.at.y) > FAR || now.at.around !== was.at.around;
  return moved && now.node.closest(".part-board") !== null;
}

/** The corners around a thing; all are measured before one is drawn. */
function corner(picture, node) {
  const box = node.getBoundingClientRect();
  const units = picture.getScreenCTM()?.inverse();
  if (!box.width || !units) return null;
  const a = new DOMPoint(box.left, box.top).matrixTransform(units);
  const b = new DOMPoint(box.right, box.bottom).matrixTransform(units);
  const [left, top, right, low] = [a.x - GAP, a.y - GAP, b.x + GAP, b.y + GAP];
  const d = [
    `M${left} ${top + ARM}V${top}H${left + ARM}`,
    `M${right - ARM} ${top}H${right}V${top + ARM}`,
    `M${right} ${low - ARM}V${low}H${right - ARM}`,
    `M${left + ARM} ${low}H${left}V${low - ARM}`,
  ].join("");
  return svg("path", { class: "last news", d, "aria-hidden": "true" });
}
