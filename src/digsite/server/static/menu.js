// The menu of a table: who sits there, links to seats, wishes, and what was promised of the seed.

import { wishNotifications, wishSound } from "./alerts.js";
import { byId, button, el } from "./dom.js";
import { drawer } from "./drawer.js";
import { leave } from "./leave.js";
import { remember, wish } from "./prefs.js";
import { boot, say } from "./words.js";

export class Menu {
  constructor(people) {
    this.people = people;
    this.drawer = drawer(byId("menu"));
    this.hello = null;
    byId("open-menu").addEventListener("click", () => this.open());
  }

  async open() {
    byId("menu-inside").replaceChildren(this.people.seats(), ...this.wishes());
    byId("menu-leave").replaceChildren(...this.leaving());
    this.drawer.open();
    const links = await this.people.links(boot.table);
    byId("menu-inside").children[0].after(...links);
  }

  /** Somebody came or went while the menu is open. */
  refresh() {
    if (byId("menu").open) byId("menu-inside").firstElementChild?.replaceWith(this.people.seats());
  }

  wishes() {
    const { options = [], pace = "", seed_sha256: seed = "" } = this.hello ?? {};
    return [
      options.length > 0 && el("section", {}, el("h3", {}, say("web-played-with")), el("ul", {}, options.map(({ label, value }) => el("li", {}, `${label}: ${value}`)))),
      this.people.company() && el("section", {}, el("h3", {}, say("web-pace")), el("p", { class: "note" }, el("b", {}, say(`web-pace-${pace}`)), " ", say(`web-pace-${pace}-about`))),
      el(
        "section",
        {},
        tick(say("web-sound"), wish("sound"), async (yes) => wishSound(yes)),
        this.hello?.confirms && tick(say("web-confirm"), wish("confirm", true), async (yes) => remember("confirm", yes)),
        "Notification" in window && tick(say("web-notify"), wish("notify"), wishNotifications),
      ),
      el("section", {}, el("h3", {}, say("web-keys")), el("p", { class: "note" }, say("web-keys-about"))),
      el("details", {}, el("summary", {}, say("web-seed-promised")), el("p", { class: "hash" }, seed), el("p", { class: "note" }, say("web-seed-later"))),
    ].filter(Boolean);
  }

  /** Leave a game that runs; a finished one is only looked at. */
  leaving() {
    const { players } = this.people;
    if (!players.some((player) => player.mine) || !players.some((player) => player.turn)) return [];
    const company = this.people.company();
    const go = async () => {
      try {
        if (await leave(boot.table, { over: false, company })) location.assign("/");
      } catch (error) {
        this.drawer.close();
        this.people.refuse(error.message || say("web-lost"));
      }
    };
    return [button(say(company ? "web-leave" : "web-give-up"), go, { class: "btn quiet" })];
  }
}

function tick(words, on, wished) {
  const box = el("input", { type: "checkbox" });
  box.checked = on;
  box.addEventListener("change", async () => {
    const now = await wished(box.checked);
    if (now !== undefined) box.checked = now;
  });
  return el("label", { class: "tick" }, box, el("span", {}, words));
}
