// Links to seats. What is sent to friends is on paper; the key to one's own seat is on ink and shown only when asked for.

import { call, reason } from "../shared/api.js";
import { button, el, icon, mark, svg } from "../shared/dom.js";
import { at } from "../shared/root.js";
import { boot, say } from "../shared/words.js";

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;
const SHOWN = 120_000; // milliseconds until a key is hidden again
const QUIET = 4; // modules around a QR code

const sheet = el("link", { rel: "stylesheet", href: new URL("links.css", import.meta.url).href });
const dressed = new Promise((resolve) => {
  sheet.onload = sheet.onerror = resolve;
});
document.head.append(sheet); // the look of links comes with them

/**
 * Two sections: invitations, for whoever made the table, and the key to my own seats.
 * @param {string} table
 */
export async function links(table) {
  /** @type {Protocol.Links} */
  const { invites, own, home } = await call("GET", `/api/tables/${table}/links`).catch(() => ({ invites: [], own: [], home: "" }));
  await dressed;
  const here = LOOPBACK.test(location.hostname); // a link with this name leads nobody else here
  const base = (here && home) || new URL(at("/"), location.href).href;
  const only = here && !home && onlyHere();
  return [
    invites.length > 0 && el("section", { class: "friends" }, heading("mail", "web-invite"), invites.map((each) => invitation(each, base)), whatIsSeen(invites[0]), only),
    own.length > 0 && ownSeat(table, base),
  ].filter((each) => each !== false);
}

/**
 * The address of a path below the server's own address.
 * @param {string} base
 * @param {string} path
 */
const under = (base, path) => `${base.replace(/\/$/, "")}${path}`;

/**
 * @param {string} picture
 * @param {string} key
 */
function heading(picture, key) {
  return el("header", {}, el("span", { class: "sign" }, icon(picture)), el("div", {}, el("h3", {}, say(key)), el("p", {}, say(`${key}-about`))));
}

function onlyHere() {
  return el("div", { class: "note" }, say("web-only-here"), el("details", {}, el("summary", {}, say("web-only-here-how")), el("p", {}, say("web-only-here-about"))));
}

/**
 * A link with a button that copies it.
 * @param {Protocol.Link} given
 * @param {string} base
 */
function invitation({ colour, name, url }, base) {
  const address = under(base, url);
  /** @type {HTMLInputElement} */
  const field = el("input", { readonly: true, value: address, "aria-label": say("web-link-for", { who: name }), onfocus: () => field.select() });
  return el("p", { class: "link" }, mark(colour, name), field, copier("web-copy", address, "btn small main"));
}

/**
 * @param {string} words
 * @param {string} address
 * @param {string} look
 */
function copier(words, address, look) {
  /** @type {HTMLButtonElement} */
  const copy = button(say(words), async () => {
    await toClipboard(address, copy);
    copy.replaceChildren(icon("check"), say("web-copied"));
  }, { class: look });
  return copy;
}

/**
 * Copy a text. Where the connection is not secure, as at home, browsers copy only what is selected.
 * @param {string} text
 * @param {HTMLElement} beside
 */
async function toClipboard(text, beside) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text).catch(() => null);
    return;
  }
  const field = el("textarea", { class: "vh", readonly: true }, text);
  beside.after(field);
  field.select();
  document.execCommand("copy");
  field.remove();
  beside.focus();
}

/**
 * The picture that a chat shows beside a link.
 * @param {Protocol.Link} given
 */
function whatIsSeen({ url }) {
  const src = `/preview${url}.png?lang=${boot.lang}`;
  return el("figure", {}, el("figcaption", { class: "note" }, say("web-friend-sees")), el("img", { src, alt: "", width: 1200, height: 630, loading: "lazy" }));
}

/**
 * @param {string} table
 * @param {string} base
 */
function ownSeat(table, base) {
  const shown = el("div", { class: "keys" });
  const problem = el("p", { role: "alert" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {HTMLButtonElement} */
  const toggle = button(say("web-show-key"), () => (shown.firstChild ? hide() : show()), { class: "btn" });
  const hide = () => {
    clearTimeout(timer);
    shown.replaceChildren();
    toggle.textContent = say("web-show-key");
  };
  const show = async () => {
    try {
      /** @type {Protocol.OwnKey[]} */
      const keys = await call("GET", `/api/tables/${table}/keys?at=${encodeURIComponent(under(base, ""))}`);
      shown.replaceChildren(...keys.map((key) => ownKey(key, base)));
      toggle.textContent = say("web-hide-key");
      timer = setTimeout(hide, SHOWN);
    } catch (error) {
      problem.textContent = reason(error);
    }
  };
  return el("section", { class: "own-seat" }, heading("key", "web-take-along"), shown, problem, toggle);
}

/**
 * @param {Protocol.OwnKey} key
 * @param {string} base
 */
function ownKey({ colour, name, url, size, path }, base) {
  const frame = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  const ground = svg("rect", { x: -QUIET, y: -QUIET, width: "100%", height: "100%", fill: "#fffdf6" });
  const code = svg("svg", { class: "qr", viewBox: frame, role: "img", "aria-label": say("web-key-of", { who: name }) }, ground, svg("path", { d: path, fill: "#211b13" }));
  return el("div", { class: "key" }, code, el("div", {}, el("p", {}, mark(colour), " ", name), el("p", {}, say("web-scan-key")), copier("web-copy-key", under(base, url), "btn small")));
}
