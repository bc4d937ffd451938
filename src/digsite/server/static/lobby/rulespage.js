// The rules on a page of their own.

import "../shared/page.js";
import { byId, el } from "../shared/dom.js";
import { boot } from "../shared/words.js";

const { html, chapters } = boot.rules;
byId("rules").innerHTML = html; // markup of ours
byId("chapters").append(el("ol", {}, chapters.map(({ id, title }) => el("li", {}, el("a", { href: `#${id}` }, title)))));
if (location.hash) byId(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
