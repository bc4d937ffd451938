// Searching in the rules: what is found is marked, and the next place is a key away.

import { el, icon } from "../shared/dom.js";
import { say } from "../shared/words.js";

const BLOCKS = "h2, p, li, td, pre, figcaption";
const MOST = 30; // places that are listed

export class Finder {
  /**
   * @param {HTMLElement} place where the field goes
   * @param {HTMLElement} article what is searched
   * @param {HTMLElement | null} instead what the list of places stands for; without it there is no list
   */
  constructor(place, article, instead = null) {
    this.article = article;
    this.instead = instead;
    this.input = /** @type {HTMLInputElement} */ (el("input", { type: "search", id: "find", autocomplete: "off", placeholder: say("web-rules-find"), "aria-label": say("web-rules-find") }));
    this.status = el("p", { class: "found", role: "status" });
    this.list = el("ol", { class: "hits", hidden: true });
    /** @type {{ block: Element, marks: HTMLElement[] }[]} */
    this.hits = [];
    this.at = 0;
    place.append(el("div", { class: "find" }, icon("search"), this.input), this.status, this.list);
    this.input.addEventListener("input", () => this.find());
    this.input.addEventListener("keydown", (event) => this.key(event));
  }

  find() {
    this.clear();
    const words = folded(this.input.value).split(/\s+/u).filter((word) => word.length > 1);
    if (words.length) this.hits = this.blocks().filter((block) => fits(block, words)).map((block) => ({ block, marks: marked(block, words) }));
    this.tell(words.length > 0);
    if (this.hits.length) this.go(0);
  }

  /** The smallest pieces of the text that are looked through. */
  blocks() {
    return [...this.article.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  }

  clear() {
    for (const { marks } of this.hits) {
      for (const mark of marks) {
        const { parentNode: parent } = mark;
        mark.replaceWith(...mark.childNodes);
        parent?.normalize();
      }
    }
    this.hits = [];
  }

  /** @param {boolean} asked */
  tell(asked) {
    const said = this.hits.length ? say("web-rules-found", { number: this.hits.length }) : say("web-rules-none");
    this.status.textContent = asked ? said : "";
    if (!this.instead) return;
    this.instead.hidden = asked;
    this.list.hidden = !asked;
    this.list.replaceChildren(...this.hits.slice(0, MOST).map(({ block }, n) => el("li", {}, el("button", { type: "button", onclick: () => this.go(n) }, el("b", {}, this.chapter(block)), excerpt(block)))));
  }

  /**
   * The heading of the chapter that a block stands in.
   * @param {Element} block
   */
  chapter(block) {
    const heads = [...this.article.querySelectorAll("h2")];
    const head = heads.findLast((each) => each === block || each.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING);
    return head ? plain(head) : "";
  }

  /**
   * Show a place that was found.
   * @param {number} n
   */
  go(n) {
    if (!this.hits.length) return;
    this.at = (n + this.hits.length) % this.hits.length;
    for (const [place, { marks }] of this.hits.entries()) for (const mark of marks) mark.classList.toggle("here", place === this.at);
    for (const [place, row] of [...this.list.children].entries()) row.firstElementChild?.toggleAttribute("aria-current", place === this.at);
    this.list.children[this.at]?.scrollIntoView({ block: "nearest" });
    this.hits[this.at].block.scrollIntoView({ block: "center" });
    if (this.hits.length > 1 && !this.instead) this.status.textContent = `${this.at + 1} / ${this.hits.length}`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key } = event;
    if (key === "Escape" && !this.input.value) return; // what is open closes
    if (key === "Escape") {
      this.input.value = "";
      this.find();
    } else if (key === "ArrowDown" || (key === "Enter" && !event.shiftKey)) this.go(this.at + 1);
    else if (key === "ArrowUp" || key === "Enter") this.go(this.at - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * A text as it is compared: without accents, small letters, and as many letters as before.
 * @param {string} text
 */
export const folded = (text) => text.replaceAll(/[^]/gu, (letter) => (letter.length > 1 ? letter : (letter.normalize("NFD").toLowerCase()[0] ?? letter)));

/**
 * @param {Element} block
 * @param {string[]} words
 */
function fits(block, words) {
  const text = folded(plain(block));
  return words.every((word) => text.includes(word));
}

/**
 * The words of a block without those of its drawings.
 * @param {Element} block
 */
const plain = (block) => texts(block).map((node) => node.data).join("").trim();

/**
 * @param {Element} block
 * @returns {Text[]}
 */
function texts(block) {
  const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const node = /** @type {Text} */ (walk.currentNode);
    if (!node.parentElement?.closest("svg, small.rule-mark")) found.push(node);
  }
  return found;
}

/**
 * Mark the words in a block; return the marks.
 * @param {Element} block
 * @param {string[]} words
 */
function marked(block, words) {
  return texts(block).flatMap((node) => spans(folded(node.data), words).toReversed().map(([start, end]) => {
    const mark = el("mark");
    const rest = node.splitText(start);
    rest.splitText(end - start);
    rest.replaceWith(mark);
    mark.append(rest);
    return mark;
  }));
}

/**
 * Where the words stand in a text, from left to right; places that meet are one.
 * @param {string} text
 * @param {string[]} words
 * @returns {[number, number][]}
 */
export function spans(text, words) {
  /** @type {[number, number][]} */
  const found = [];
  for (const word of words) for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push([at, at + word.length]);
  found.sort(([one], [other]) => one - other);
  /** @type {[number, number][]} */
  const joined = [];
  for (const [start, end] of found) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/**
 * A piece of a block around the first mark in it.
 * @param {Element} block
 */
function excerpt(block) {
  const all = plain(block);
  const first = all.indexOf(block.querySelector("mark")?.textContent ?? "");
  const start = first > 60 ? all.indexOf(" ", first - 45) + 1 : 0;
  return (start ? "… " : "") + all.slice(start, start + 110) + (all.length > start + 110 ? " …" : "");
}
