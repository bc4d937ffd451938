// Making elements. Text always goes in as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

export const byId = (id) => document.getElementById(id);

/** Whether the board and what is beside it fill the window; else they stand in one column. */
export const WIDE = matchMedia("(min-width: 1080px)");
export const PHONE = matchMedia("(max-width: 719px)");

/** Make an element: el("button", { class: "btn", onclick: act }, "Pass"). */
export function el(tag, props = {}, ...inside) {
  return dressed(document.createElement(tag), props, inside);
}

/** Make an element of a drawing. */
export function svg(tag, props = {}, ...inside) {
  return dressed(document.createElementNS(SVG, tag), props, inside);
}

function dressed(node, props, inside) {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...inside.flat(Infinity).filter((each) => each !== null && each !== undefined && each !== false));
  return node;
}

/** An icon of the page's sheet; the words beside it name it. */
export const icon = (name) => svg("svg", { "aria-hidden": "true" }, svg("use", { href: `#i-${name}` }));

/** The mark of a seat. */
export const mark = (colour, label) =>
  svg(
    "svg",
    label
      ? { class: `mark p-${colour}`, role: "img", "aria-label": label }
      : { class: `mark p-${colour}`, "aria-hidden": "true" },
    svg("use", { href: `#mark-${colour}` }),
  );

export const button = (words, onclick, props = {}) =>
  el("button", { class: "btn", type: "button", ...props, onclick }, words);

/** Show or hide. */
export function show(node, visible = true) {
  node.hidden = !visible;
}

const FRAME = 17; // milliseconds
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
export const reducedMotion = () => STILL.matches;

/** Do what can wait until the frame that is being made is on the screen, if somebody looks. */
export function afterFrame(call) {
  if (document.hidden) call();
  else requestAnimationFrame(() => setTimeout(call, FRAME));
}
