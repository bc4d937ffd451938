// A picture that is drawn again and again: only what differs from the one before is made anew.
//
// What the server wrote is kept, read into tags and words, beside the picture on the screen, which
// people's clicks and glances have changed since. The two have the same nodes in the same order.
// To compare markup is quick; only what has changed becomes elements.

const PIECE = /<(\/?)(\w+)(?: id="([^"]*)")?[^>]*>|[^<]+/g; // a tag, with its id first, or words
const MEANING = / (class|role|tabindex|(aria|data)-[\w-]*)="[^"]*"/g; // attributes that move nothing
const WORDS = "words";

export class Picture {
  constructor(holder) {
    this.holder = holder;
    this.svg = null; // the markup that is shown
    this.written = null; // the same, read
  }

  /** The <svg> on the screen. */
  get root() {
    return this.holder.firstElementChild;
  }

  /** What has to change so that other markup is shown. Nothing changes yet. */
  plan(svg) {
    const written = read(svg);
    const changes = [];
    if (this.root) compare(this.root, this.written, written, changes);
    return { svg, written, changes };
  }

  /** Show what was planned. Gives the nodes that have come or moved. */
  show({ svg, written, changes }) {
    Object.assign(this, { svg, written });
    if (!this.root) {
      this.holder.append(...made([svg]));
      return [this.root];
    }
    const [come, others] = [changes.filter(({ fresh }) => fresh), changes.filter(({ fresh }) => !fresh)];
    const nodes = made(come.map(({ fresh }) => fresh.markup));
    nodes.forEach((node, n) => come[n].parent.insertBefore(node, come[n].before)); // before things that may go
    const stay = others.filter(({ now }) => now);
    made(stay.map(({ now }) => alone(now))).forEach((model, n) => dress(stay[n].node, model));
    for (const { node, now } of others) if (!now) node.remove();
    return [...nodes, ...stay.filter(({ moved }) => moved).map(({ node }) => node)];
  }
}

/** Read markup of ours: { tag, kind, id, inside, markup } for each element, and for words. */
function read(svg) {
  const around = [{ inside: [] }];
  for (const { 0: tag, 1: closing, 2: kind = WORDS, 3: id, index } of svg.matchAll(PIECE)) {
    const end = index + tag.length;
    if (closing) {
      const node = around.pop();
      node.markup = svg.slice(node.from, end);
      continue;
    }
    const node = { tag, kind, id, inside: [], from: index, markup: tag };
    around.at(-1).inside.push(node);
    if (kind !== WORDS && !tag.endsWith("/>")) around.push(node);
  }
  return around[0].inside[0];
}

/** Make nodes of pieces of markup: of ours, the server writes and escapes it. */
function made(pieces) {
  if (!pieces.length) return [];
  const sheet = document.createElement("template");
  sheet.innerHTML = `<svg>${pieces.join("")}</svg>`;
  return [...sheet.content.firstElementChild.childNodes];
}

/** The markup of a node without what it holds; words in a tag, so that they stay apart. */
const alone = ({ tag, kind }) => (kind === WORDS ? `<text>${tag}</text>` : tag.replace(/\/?>$/, "/>"));

// A change is { parent, before, fresh }: something comes; { node, now, moved }: a node gets these
// attributes or words, and is perhaps elsewhere with them; { node, moved: true }: it goes.

function dress(node, model) {
  if (node.nodeType === Node.TEXT_NODE) {
    node.data = model.textContent;
    return;
  }
  for (const { name } of [...node.attributes]) if (!model.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of model.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

const placing = ({ tag }) => tag.replace(MEANING, "");

/** Two nodes that are not the same: in themselves, or in what they hold. */
function compare(node, was, now, changes) {
  if (was.tag !== now.tag) changes.push({ node, now, moved: placing(was) !== placing(now) });
  const olds = was.inside;
  const nodes = [...node.childNodes];
  const named = new Set(now.inside.map(({ id }) => id).filter(Boolean));
  let at = 0;
  for (const fresh of now.inside) {
    const found = fresh.id ? byName(olds, at, fresh) : alike(olds, at, fresh, named);
    if (found < 0) {
      changes.push({ parent: node, before: nodes[at] ?? null, fresh });
      continue;
    }
    for (; at < found; at += 1) changes.push({ node: nodes[at], moved: true });
    if (olds[at].markup !== fresh.markup) compare(nodes[at], olds[at], fresh, changes);
    at += 1;
  }
  for (; at < olds.length; at += 1) changes.push({ node: nodes[at], moved: true });
}

// Which of the old nodes, from `at` on, is to become this one?

const byName = (olds, at, fresh) => olds.findIndex((old, n) => n >= at && old.id === fresh.id && old.kind === fresh.kind);

/** One that is the same, or else the next of its kind: none beyond a node whose name stays. */
function alike(olds, at, fresh, named) {
  let next = -1;
  for (let n = at; n < olds.length && !named.has(olds[n].id); n += 1) {
    if (olds[n].id) continue;
    if (olds[n].markup === fresh.markup) return n;
    if (next < 0 && olds[n].kind === fresh.kind) next = n;
  }
  return next;
}
