// What the server put into the page: who I am, and the words of this client in my language.

/** @type {Page.Boot} */
export const boot = JSON.parse(document.getElementById("boot")?.textContent ?? "{}");

/**
 * Say a message of web.<lang>.ftl, its arguments filled in.
 * @param {string} key
 * @param {Record<string, string | number | null>} [args]
 */
export function say(key, args = {}) {
  const words = boot.words[key] ?? key;
  return words.replaceAll(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}

/**
 * "Menu: Mykerinos", with the sign and the spaces of the reader's language.
 * @param {string} what
 * @param {string} value
 */
export const colon = (what, value) => say("web-colon", { what, value });

const lists = new Intl.ListFormat(boot.lang, { type: "conjunction" });

/**
 * "Ada, Bob and Cleo", in the reader's language.
 * @param {string[]} names
 */
export const listed = (names) => lists.format(names);

const shares = new Intl.NumberFormat(boot.lang, { style: "percent" });
/** @param {number} share */
export const percent = (share) => shares.format(share);

const days = new Intl.DateTimeFormat(boot.lang, { dateStyle: "medium", timeStyle: "short" });
/** @param {string} iso */
export const moment = (iso) => days.format(new Date(iso));

const spans = new Intl.RelativeTimeFormat(boot.lang, { numeric: "auto" });
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["day", 86_400], ["hour", 3_600], ["minute", 60]]; // in seconds

/**
 * "2 days ago"; what is not a minute old is now.
 * @param {string} iso
 */
export function ago(iso) {
  const seconds = (Date.now() - Date.parse(iso)) / 1000;
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? /** @type {const} */ (["second", Infinity]);
  return spans.format(-Math.floor(seconds / length) || 0, unit);
}

/**
 * The title of a scene without the name of the game, where that is shown already.
 * @param {string} title
 * @param {string} game
 */
export function stage(title, game) {
  const rest = title.startsWith(game) ? title.slice(game.length).replace(/^[\s,:–-]+/u, "") : title;
  return (rest.charAt(0).toLocaleUpperCase() + rest.slice(1)).replaceAll(" :", "\u00A0:"); // no line begins with a colon
}
