// The rules on a page of their own.

import "../shared/page.js";
import { byId } from "../shared/dom.js";
import { Finder } from "../rules/finder.js";

const finder = new Finder(byId("finder"), byId("rules"), byId("chapters"));
addEventListener("keydown", (event) => {
  if (event.key !== "/" || document.activeElement === finder.input) return;
  event.preventDefault();
  finder.input.focus();
});
