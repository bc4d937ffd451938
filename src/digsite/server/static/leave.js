// Leaving a table. Where a game still runs, a question goes before; nothing is lost in either case.

import { call } from "./api.js";
import { button, el } from "./dom.js";
import { say } from "./words.js";

/** Leave a table; company: whether others belong to it. Gives whether it was left. */
export async function leave(table, { over, company }) {
  const verb = company ? "web-leave" : "web-give-up";
  if (!over && !(await confirmed(verb))) return false;
  await call("POST", `/api/tables/${table}/leave`);
  return true;
}

/** Ask; Escape and the safe button are the same answer. */
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
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
  });
}
