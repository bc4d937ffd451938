// A picture that changes often: only what differs from the last one is drawn again.
//
// The markup of the last picture is kept as a tree of tags and words, beside the elements on the
// screen, whose attributes clicks and the keyboard may have changed since. Both trees have the same
// nodes in the same order. New markup is compared with the old one, which is quick, and only what
// differs becomes elements.

const PIECE = /<(\/?)(\w+)(?: id="([^"]*)")?[^>]*>|[^<]+/g; // a tag, with its id first, or words
const MEANING = / (class|role|tabindex|(aria|data)-[\w-]*)="[^"]*"/g; // attributes whose change moves nothing
const WORDS = "words";

/**
 * A node as the server wrote it: an element with what it holds, or words. markup: all of it.
 * @typedef {object} Written
 * @property {string} tag
 * @property {string} kind
 * @property {string | undefined} id
 * @property {Written[]} inside
 * @property {number} from
 * @property {string} markup
 */

/**
 * One change. With `fresh`, a new node is put into `node`, before `before`. With `now`, `node` gets its
 * attributes or words; `moved` tells whether that can move it. Without either, `node` is removed.
 * @typedef {object} Change
 * @property {Node} node
 * @property {boolean} moved
 * @property {Node | null} [before]
 * @property {Written} [fresh]
 * @property {Written} [now]
 */

/** @typedef {{ svg: string, written: Written, changes: Change[] }} Plan what is shown next, and what changes */

export class Picture {
  /** @param {HTMLElement} holder */
  constructor(holder) {
    this.holder = holder;
    /** @type {string | null} */
    this.svg = null; // the markup that is shown
    /** @type {Written | null} */
    this.written = null; // the same, read
  }

  /** The <svg> on the screen. */
  get root() {
    return /** @type {SVGSVGElement | null} */ (this.holder.firstElementChild);
  }

  /**
   * What has to change so that other markup is shown. Nothing changes yet.
   * @param {string} svg
   */
  plan(svg) {
    const written = read(svg);
    /** @type {Change[]} */
    const changes = [];
    if (this.root && this.written) compare(this.root, this.written, written, changes);
    return { svg, written, changes };
  }

  /**
   * Carry out a plan. Returns the nodes that are new or have moved.
   * @param {Plan} plan
   * @returns {Node[]}
   */
  show({ svg, written, changes }) {
    this.svg = svg;
    this.written = written;
    if (!this.root) {
      const whole = made([svg]);
      this.holder.append(...whole);
      return whole;
    }
    const come = changes.flatMap(({ node, before, fresh }) => (fresh ? { node, before, fresh } : []));
    const stay = changes.flatMap(({ node, now, moved }) => (now ? { node, now, moved } : []));
    const nodes = made(come.map(({ fresh }) => fresh.markup));
    nodes.forEach((node, n) => come[n].node.insertBefore(node, come[n].before ?? null)); // before things that may go
    made(stay.map(({ now }) => alone(now))).forEach((model, n) => dress(stay[n].node, /** @type {Element} */ (model)));
    for (const { node, now, fresh } of changes) if (!now && !fresh) /** @type {ChildNode} */ (node).remove();
    return [...nodes, ...stay.filter(({ moved }) => moved).map(({ node }) => node)];
  }
}

/**
 * Read markup of ours: { tag, kind, id, inside, markup } for each element, and for words.
 * @param {string} svg
 */
function read(svg) {
  /** @type {Written[]} */
  const around = [{ tag: "", kind: "", id: undefined, inside: [], from: 0, markup: "" }];
  for (const { 0: tag, 1: closing, 2: kind = WORDS, 3: id, index } of svg.matchAll(PIECE)) {
    const holder = /** @type {Written} */ (around.at(-1));
    if (closing) {
      holder.markup = svg.slice(holder.from, index + tag.length);
      around.pop();
      continue;
    }
    const node = { tag, kind, id, inside: [], from: index, markup: tag };
    holder.inside.push(node);
    if (kind !== WORDS && !tag.endsWith("/>")) around.push(node);
  }
  return around[0].inside[0];
}

/**
 * Make nodes of pieces of markup: of ours, the server writes and escapes it.
 * @param {string[]} pieces
 */
function made(pieces) {
  if (!pieces.length) return [];
  const sheet = document.createElement("template");
  sheet.innerHTML = `<svg>${pieces.join("")}</svg>`;
  return [...(sheet.content.firstElementChild?.childNodes ?? [])];
}

/**
 * The markup of a node without what it holds; words in a tag, so that they stay apart.
 * @param {Written} given
 */
const alone = ({ tag, kind }) => (kind === WORDS ? `<text>${tag}</text>` : tag.replace(/\/?>$/, "/>"));

/**
 * Give a node the attributes, or the words, of another one.
 * @param {Node} node
 * @param {Element} model
 */
function dress(node, model) {
  if (!(node instanceof Element)) {
    node.nodeValue = model.textContent;
    return;
  }
  for (const { name } of Array.from(node.attributes)) if (!model.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of model.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/**
 * A tag without what cannot move it.
 * @param {Written} given
 */
const placing = ({ tag }) => tag.replaceAll(MEANING, "");

/**
 * Two nodes that are not the same: in themselves, or in what they hold.
 * @param {Node} node
 * @param {Written} was
 * @param {Written} now
 * @param {Change[]} changes
 */
function compare(node, was, now, changes) {
  if (was.tag !== now.tag) changes.push({ node, now, moved: placing(was) !== placing(now) });
  const olds = was.inside;
  const nodes = [...node.childNodes];
  const named = new Set(now.inside.flatMap(({ id }) => id ?? []));
  let at = 0;
  for (const fresh of now.inside) {
    const found = fresh.id ? byName(olds, at, fresh) : alike(olds, at, fresh, named);
    if (found < 0) {
      changes.push({ node, moved: false, before: nodes[at] ?? null, fresh });
      continue;
    }
    for (; at < found; at += 1) changes.push({ node: nodes[at], moved: true });
    if (olds[at].markup !== fresh.markup) compare(nodes[at], olds[at], fresh, changes);
    at += 1;
  }
  for (; at < olds.length; at += 1) changes.push({ node: nodes[at], moved: true });
}

// Which of the old nodes, from `at` on, is to become this one?

/**
 * @param {Written[]} olds
 * @param {number} at
 * @param {Written} fresh
 */
const byName = (olds, at, fresh) => olds.findIndex((old, n) => n >= at && old.id === fresh.id && old.kind === fresh.kind);

/**
 * One that is the same, or else the next of its kind: none beyond a node whose name stays.
 * @param {Written[]} olds
 * @param {number} at
 * @param {Written} fresh
 * @param {Set<string>} named
 */
function alike(olds, at, fresh, named) {
  let next = -1;
  for (let n = at; n < olds.length && !named.has(olds[n].id ?? ""); n += 1) {
    if (olds[n].id) continue;
    if (olds[n].markup === fresh.markup) return n;
    if (next < 0 && olds[n].kind === fresh.kind) next = n;
  }
  return next;
}
