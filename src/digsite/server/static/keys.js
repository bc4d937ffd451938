// The keyboard: arrows go to the nearest target, letters and Escape do what buttons do.

const TOWARDS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.2; // how much worse it is to be off the way than far along it

/** on: key -> what it does. A key is left alone while somebody types. */
export function listen(targets, on) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const typing = event.target.closest?.("input, textarea, select, dialog");
    if (typing && event.key !== "Escape") return;
    const act = on[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act) {
      if (act(event) !== false) event.preventDefault();
    } else if (TOWARDS[event.key] && aim(targets, TOWARDS[event.key])) event.preventDefault();
  });
}

/** Put the focus on the nearest target that way. Gives whether there is one. */
function aim(targets, way) {
  const here = document.activeElement;
  if (here !== document.body && !here.closest("svg, .prompt, main#main:focus")) return false;
  const all = targets.awake();
  if (!all.length) return false;
  const node = here.closest("[data-actions]") ? nearest(here, all, way) : all[0];
  node?.focus();
  node?.scrollIntoView({ block: "nearest" });
  return true;
}

function nearest(from, all, [x, y]) {
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

function middle(node) {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
