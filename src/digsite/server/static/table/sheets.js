// Where there is no room for columns, the sides, the players and the log are sheets over the board.
// Buttons open and close them: those of the players are the chips.

import { button, byId, WIDE } from "../shared/dom.js";

const NONE = "";
/** @type {Record<string, string>} */
const PLACES = { side: "#side", players: "#players" }; // where a sheet may hold things to be clicked
const COLUMNS = 33; // rem, of the columns beside the board

export class Sheets {
  constructor() {
    this.main = byId("main");
    this.shown = NONE;
    /** @type {string[]} */
    this.picked = []; // the sheets on which something could be clicked when the table was drawn last
    this.named = ""; // the buttons as they are
    /** @type {Map<string, HTMLElement>} */
    this.openers = new Map([["players", byId("chips")]]);
    this.wide = 0; // units of the board
    byId("chips").addEventListener("click", () => this.toggle("players"));
    byId("open-side").addEventListener("click", () => this.toggle("side"));
    addEventListener("resize", () => this.fold());
    WIDE.addEventListener("change", () => this.close());
  }

  /**
   * Draw the buttons for the sides and the log. There are no sides without parts.
   * @param {Page.Part[]} parts
   */
  draw(parts) {
    const side = parts.find((part) => part.slot === "side")?.title ?? "";
    const scene = parts.some((part) => part.slot === "scene"); // that needs all of the middle
    const board = scene ? Infinity : (parts.find((part) => part.slot === "board")?.width ?? 0);
    if (this.wide === board && this.named === side && this.openers.size > 1) return;
    this.wide = board;
    if (this.named !== side || this.openers.size === 1) this.name(side);
    this.fold();
  }

  /**
   * Make the buttons anew.
   * @param {string} side the title of the first part beside the board, if there is one
   */
  name(side) {
    this.named = side;
    /** @type {(name: string, title: string) => void} */
    const add = (name, title) => {
      this.openers.set(name, button(title, () => this.toggle(name), { "aria-pressed": "false" }));
    };
    this.openers.delete("side");
    this.openers.delete("log");
    if (side) add("side", side);
    add("log", byId("h-log").textContent ?? "");
    byId("open-side").textContent = side;
    byId("sheets").replaceChildren(...[...this.openers].flatMap(([name, node]) => (name === "players" ? [] : node)));
  }

  /** On a wide screen the sides stand beside the board, unless that would have to be smaller than it was drawn for. */
  fold() {
    const rem = Number(getComputedStyle(document.documentElement).fontSize.replace("px", ""));
    const folded = innerWidth / rem - COLUMNS < this.wide / 16;
    this.main.classList.toggle("folded", folded);
    document.body.classList.toggle("folded-sides", folded && this.openers.has("side"));
  }

  /** @param {string} name */
  toggle(name) {
    this.open(this.shown === name ? NONE : name);
  }

  /** Show the board. Returns whether a sheet was open. */
  close() {
    if (this.shown === NONE) return false;
    this.open(NONE);
    return true;
  }

  /** @param {string} name */
  open(name) {
    this.shown = name;
    if (name) this.main.dataset.sheet = name;
    else delete this.main.dataset.sheet;
    for (const [each, node] of this.openers) if (each !== "players") node.setAttribute("aria-pressed", String(each === name));
  }

  /**
   * Mark the buttons behind which something can be clicked that no small button offers as well. If there is
   * nothing else to click, that sheet opens; it closes when nothing is left to click there. Returns a button
   * for the strip that opens the side, if something is to be clicked there.
   * @param {Protocol.Gathering | null} gathering
   */
  light(gathering) {
    if (WIDE.matches && !this.main.classList.contains("folded")) return [];
    const behind = WIDE.matches ? ["side"] : Object.keys(PLACES);
    const only = onlyOnTable(gathering);
    const lit = behind.filter((name) => only.some((id) => this.main.querySelector(`${PLACES[name]} [id="${id}"]`)));
    for (const [name, node] of this.openers) node.classList.toggle("lit", lit.includes(name));
    byId("open-side").classList.toggle("lit", lit.includes("side"));
    const elsewhere = this.main.querySelector(`#board .legal, #hand .legal, #acts .btn${WIDE.matches ? ", #players .legal" : ""}`);
    if (lit.length && !elsewhere && this.shown === NONE) this.open(lit[0]);
    else if (this.picked.includes(this.shown) && !lit.includes(this.shown)) this.open(NONE);
    this.picked = lit;
    return lit.includes("side") ? [button(this.named, () => this.toggle("side"), { class: "btn opener" })] : [];
  }
}

/**
 * What is picked by itself, or put back, and by no small button. A click that picks other things, as one on
 * a price, can be done where these are.
 * @param {Protocol.Gathering | null} gathering
 */
export function onlyOnTable(gathering) {
  if (!gathering) return [];
  const small = new Set(gathering.buttons.map(({ picks }) => picks.join(" ")));
  return Object.entries(gathering.clicks).flatMap(([id, { picks }]) => {
    const itself = picks.includes(id) || gathering.picks.includes(id);
    return itself && !small.has(picks.join(" ")) ? id : [];
  });
}
