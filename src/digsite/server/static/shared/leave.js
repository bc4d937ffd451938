// Leaving a table. While a game runs, the page asks first; nothing is lost in either case.

import { call } from "./api.js";
import { button, el } from "./dom.js";
import { say } from "./words.js";

/**
 * Leave a table; company: whether others belong to it. Returns whether it was left.
 * @param {string} table
 * @param {{ over: boolean, company: boolean }} how
 */
export async function leave(table, { over, company }) {
  const verb = company ? "web-leave" : "web-give-up";
  if (!over && !(await confirmed(verb))) return false;
  await call("POST", `/api/tables/${table}/leave`);
  return true;
}

/**
 * Ask; Escape and the safe button are the same answer.
 * @param {string} verb
 * @returns {Promise<boolean>}
 */
function confirmed(verb) {
  const yes = button(say(verb), () => dialog.close("yes"), { class: "btn main" });
  const no = button(say("web-stay"), () => dialog.close(""), { autofocus: true });
  const dialog = el(
    "dialog",
    { class: "ask", "aria-labelledby": "h-ask", "aria-describedby": "ask-about" },
    el("h2", { id: "h-ask" }, say(`${verb}-ask`)),
    el("p", { id: "ask-about" }, say(`${verb}-about`)),
    el("p", { class: "row" }, yes, no),
  );
  const asked = document.activeElement?.id;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (asked && document.activeElement === document.body) document.getElementById(asked)?.focus(); // the button that asked was redrawn meanwhile
      resolve(dialog.returnValue === "yes");
    });
  });
}
