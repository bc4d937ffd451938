// A small menu beside a thing behind which there are several actions.

import { el } from "./dom.js";

let open = null;

/** Offer labels beside an element; `pick` gets the action that is chosen. */
export function choose(anchor, actions, pick) {
  putDown();
  const items = actions.map(({ action, label }) =>
    el("button", { class: "btn", type: "button", role: "menuitem", onclick: () => chosen(action) }, label),
  );
  const menu = el("div", { class: "choice", role: "menu", onkeydown: (event) => walk(event, items) }, items);
  function chosen(action) {
    putDown();
    pick(action);
  }
  document.body.append(menu);
  anchor.classList.add("chosen");
  setBeside(menu, anchor.getBoundingClientRect());
  open = { menu, anchor };
  items[0].focus({ preventScroll: true });
  setTimeout(() => addEventListener("pointerdown", outside, { capture: true }));
}

/** Close the menu. Gives whether one was open. */
export function putDown() {
  removeEventListener("pointerdown", outside, { capture: true });
  if (!open) return false;
  const { menu, anchor } = open;
  open = null;
  menu.remove();
  anchor.classList.remove("chosen");
  if (anchor.isConnected) anchor.focus({ preventScroll: true });
  return true;
}

function outside(event) {
  if (open && !open.menu.contains(event.target)) putDown();
}

function walk(event, items) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const here = items.indexOf(document.activeElement);
  items[(here + step + items.length) % items.length].focus();
}

function setBeside(menu, box) {
  const { offsetWidth: wide, offsetHeight: high } = menu;
  const left = Math.min(Math.max(8, box.left + box.width / 2 - wide / 2), innerWidth - wide - 8);
  const below = box.bottom + 8;
  const top = below + high <= innerHeight - 8 ? below : Math.max(8, box.top - high - 8);
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
}
