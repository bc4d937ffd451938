// The keyboard: arrows go to the nearest thing, letters and Escape do what buttons do.

/** @type {Record<string, [number, number]>} */
const TOWARDS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.2; // a step aside counts like so many steps ahead

/**
 * on: key -> what it does. A key is left alone while somebody types.
 * @param {import("./things.js").Things} things
 * @param {Record<string, (event: KeyboardEvent) => unknown>} on
 */
export function listen(things, on) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog:modal")) return; // the browser closes it by Escape
    const typing = /** @type {Element} */ (event.target).closest?.("input, textarea, select, dialog");
    if (typing && event.key !== "Escape") return;
    const act = on[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act) {
      if (act(event) !== false) event.preventDefault();
    } else if (TOWARDS[event.key] && aim(things, TOWARDS[event.key])) event.preventDefault();
  });
}

/**
 * Put the focus on the nearest target that way. Returns whether there is one.
 * @param {import("./things.js").Things} things
 * @param {[number, number]} way
 */
function aim(things, way) {
  const here = document.activeElement ?? document.body;
  if (here !== document.body && !here.closest("svg, .prompt, main#main:focus")) return false;
  const all = things.awake();
  if (!all.length) return false;
  const node = here.closest("svg") ? nearest(here, all, way) : (all.find((each) => each.closest("#board")) ?? all[0]);
  node?.focus();
  node?.scrollIntoView({ block: "nearest" });
  return true;
}

/**
 * Put the focus on the first thing that can be clicked in a part of the page. Returns whether there is one.
 * @param {import("./things.js").Things} things
 * @param {string} part a selector of it; a hand may lie on the board
 */
export function jump(things, part) {
  const node = things.awake().find((each) => each.closest(part));
  node?.focus();
  return Boolean(node);
}

/**
 * The thing that is nearest in a direction; null if there is none that way.
 * @param {Element} from
 * @param {Page.Target[]} all
 * @param {[number, number]} way
 * @returns {Page.Target | null}
 */
export function nearest(from, all, [x, y]) {
  const start = middle(from);
  let best = null;
  let least = Infinity;
  for (const node of all) {
    if (node === from) continue;
    const end = middle(node);
    const along = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    const cost = along + aside * ASIDE;
    if (along > 1 && cost < least) [best, least] = [node, cost];
  }
  return best;
}

/**
 * The middle of a node on the screen.
 * @param {Element} node
 */
export function middle(node) {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
