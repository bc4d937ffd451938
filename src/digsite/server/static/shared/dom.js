// Making elements. Text always goes in as text, never as markup.

import { at } from "./root.js";

const LEADING = new Set(["href", "src"]);
const SVG = "http://www.w3.org/2000/svg";

/**
 * The element of the page with this id: it is in the template.
 * @template {string} Id
 * @param {Id} id
 * @returns {Id extends keyof Page.Ids ? Page.Ids[Id] : HTMLElement}
 */
export const byId = (id) => /** @type {any} */ (document.getElementById(id));

/** Whether the window is wide: columns stand beside the board. Else sides, players and log are sheets over it. */
export const WIDE = matchMedia("(min-width: 1080px) and (min-height: 500px)");
export const PHONE = matchMedia("(max-width: 719px)");
const LOW = matchMedia("(min-width: 560px) and (max-height: 499px) and (orientation: landscape)");

/**
 * The kind of screen that pictures are drawn for.
 * @returns {"sideways" | "upright" | "wide"}
 */
export const screenKind = () => (LOW.matches ? "sideways" : PHONE.matches ? "upright" : "wide");

/**
 * Call a function whenever the screen becomes one of another kind.
 * @param {() => void} call
 */
export function onScreenChange(call) {
  for (const query of [LOW, PHONE]) query.addEventListener("change", call);
}

/**
 * Make an element: el("button", { class: "btn", onclick: act }, "Pass").
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Page.Props} [props]
 * @param {Page.Inside[]} inside
 */
export function el(tag, props = {}, ...inside) {
  return dressed(document.createElement(tag), props, inside);
}

/**
 * Make an element of a drawing.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Page.Props} [props]
 * @param {Page.Inside[]} inside
 */
export function svg(tag, props = {}, ...inside) {
  return dressed(document.createElementNS(SVG, tag), props, inside);
}

/**
 * @template {Element} Made
 * @param {Made} node
 * @param {Page.Props} props
 * @param {Page.Inside[]} inside
 */
function dressed(node, props, inside) {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else node.setAttribute(name, value === true ? "" : address(name, String(value)));
  }
  const flat = /** @type {Exclude<Page.Inside, Page.Inside[]>[]} */ (/** @type {unknown[]} */ (inside).flat(Infinity));
  node.append(...flat.filter((each) => each !== null && each !== undefined && each !== false));
  return node;
}

/**
 * The value of an attribute; a path is the server's own.
 * @param {string} name
 * @param {string} value
 */
const address = (name, value) => (LEADING.has(name) && value.startsWith("/") ? at(value) : value);

/**
 * An icon of the page's sheet; the words beside it name it.
 * @param {string} name
 */
export const icon = (name) => svg("svg", { "aria-hidden": "true" }, svg("use", { href: `#i-${name}` }));

/**
 * The mark of a seat.
 * @param {string} colour
 * @param {string} [label]
 */
export const mark = (colour, label) =>
  svg(
    "svg",
    label
      ? { class: `mark p-${colour}`, role: "img", "aria-label": label }
      : { class: `mark p-${colour}`, "aria-hidden": "true" },
    svg("use", { href: `#mark-${colour}` }),
  );

/**
 * @param {Page.Inside} words
 * @param {Page.Props["onclick"]} onclick
 * @param {Page.Props} [props]
 */
export const button = (words, onclick, props = {}) =>
  el("button", { class: "btn", type: "button", ...props, onclick }, words);

/**
 * Show or hide.
 * @param {HTMLElement} node
 * @param {boolean} [visible]
 */
export function show(node, visible = true) {
  node.hidden = !visible;
}

const FRAME = 17; // milliseconds
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
export const reducedMotion = () => STILL.matches;

/**
 * Call a function after the next frame is on the screen; at once if the page is hidden.
 * @param {() => unknown} call
 */
export function afterFrame(call) {
  if (document.hidden) call();
  else requestAnimationFrame(() => setTimeout(call, FRAME));
}
