// The menu of a table: who sits there, links to seats, wishes, and what was promised of the seed.

import { wishNotifications, wishSound } from "../shared/alerts.js";
import { reason } from "../shared/api.js";
import { byId, button, el } from "../shared/dom.js";
import { at } from "../shared/root.js";
import { drawer } from "./drawer.js";
import { leave } from "../shared/leave.js";
import { wish } from "../shared/prefs.js";
import { boot, colon, say } from "../shared/words.js";

export class Menu {
  /** @param {import("./people.js").People} people */
  constructor(people) {
    this.people = people;
    this.drawer = drawer(byId("menu"));
  }

  /** @param {Protocol.Hello | null} hello what the server said when the page connected */
  async open(hello) {
    byId("menu-inside").replaceChildren(this.people.seats(), ...this.wishes(hello));
    byId("menu-leave").replaceChildren(...this.leaving());
    this.drawer.open();
    const { links } = await import("./links.js"); // who never opens the menu need not fetch it
    byId("menu-inside").children[0].after(...(await links(boot.table)));
  }

  /** Somebody came or went while the menu is open. */
  refresh() {
    if (byId("menu").open) byId("menu-inside").firstElementChild?.replaceWith(this.people.seats());
  }

  /** @param {Protocol.Hello | null} hello */
  wishes(hello) {
    const { options = [], pace = "", seed_sha256: seed = "" } = hello ?? {};
    return [
      options.length > 0 && el("section", {}, el("h3", {}, say("web-played-with")), el("ul", {}, options.map(({ label, value }) => el("li", {}, colon(label, value))))),
      this.people.company() && el("section", {}, el("h3", {}, say("web-pace")), el("p", { class: "note" }, el("b", {}, say(`web-pace-${pace}`)), " ", say(`web-pace-${pace}-about`))),
      el(
        "section",
        {},
        tick(say("web-sound"), wish("sound"), wishSound),
        "Notification" in window && tick(say("web-notify"), wish("notify"), wishNotifications),
      ),
      el("section", {}, el("h3", {}, say("web-keys")), el("p", { class: "note" }, say("web-keys-about"), " ", say("web-keys-zoom"))),
      el("details", {}, el("summary", {}, say("web-seed")), el("p", { class: "note" }, colon(say("web-seed-promised"), ""), el("span", { class: "hash" }, seed)), el("p", { class: "note" }, say("web-seed-later"))),
    ].filter((each) => each instanceof HTMLElement);
  }

  /** Leave a game that runs; a finished one is only looked at. */
  leaving() {
    const { players } = this.people;
    if (!players.some((player) => player.mine) || !players.some((player) => player.turn)) return [];
    const company = this.people.company();
    const go = async () => {
      try {
        if (await leave(boot.table, { over: false, company })) location.assign(at("/"));
      } catch (error) {
        this.drawer.close();
        this.people.refuse(reason(error));
      }
    };
    return [button(say(company ? "web-leave" : "web-give-up"), go, { class: "btn quiet" })];
  }
}

/**
 * @param {string} words
 * @param {boolean} on
 * @param {(yes: boolean) => unknown} wished
 */
function tick(words, on, wished) {
  const box = el("input", { type: "checkbox" });
  box.checked = on;
  box.addEventListener("change", async () => {
    const now = await wished(box.checked);
    if (typeof now === "boolean") box.checked = now;
  });
  return el("label", { class: "tick" }, box, el("span", {}, words));
}
