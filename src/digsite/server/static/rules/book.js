// The rules in the page of a table: fetched and laid out when the drawer is opened first.

import { call } from "../shared/api.js";
import { byId, el } from "../shared/dom.js";
import { boot } from "../shared/words.js";
import { Finder } from "./finder.js";

/**
 * Fill the drawer with the rules of a game.
 * @param {string} game
 */
export async function fill(game) {
  const rules = /** @type {Protocol.Rules} */ (await call("GET", `/api/rules/${game}?lang=${boot.lang}`));
  await styled();
  const article = el("div", { class: "rules" });
  article.innerHTML = rules.html; // markup of ours
  const bar = el("div", { class: "finder" });
  byId("rules-inside").replaceChildren(bar, article);
  new Finder(bar, article);
}

/** Wait until the style of the rules is there, or cannot be had. */
function styled() {
  const sheet = el("link", { rel: "stylesheet", href: new URL("rules.css", import.meta.url).href });
  return new Promise((done) => {
    sheet.addEventListener("load", done);
    sheet.addEventListener("error", done);
    document.head.append(sheet);
  });
}
