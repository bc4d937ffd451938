// A picture that is drawn again and again: only what differs from the one before is made anew.
//
// What the server wrote is kept as it was parsed, beside the picture on the screen, which people's
// clicks and glances have changed since. The two have the same nodes in the same order.

const MEANING = /^(class|role|tabindex|(aria|data)-.*)$/; // attributes that move nothing

export class Picture {
  constructor(holder) {
    this.holder = holder;
    this.svg = null; // the markup that is shown
    this.written = null; // the same, parsed
  }

  /** The <svg> on the screen. */
  get root() {
    return this.holder.firstElementChild;
  }

  /** What has to change so that other markup is shown. Nothing changes yet. */
  plan(svg) {
    const written = parsed(svg);
    const changes = [];
    if (this.root && !written.isEqualNode(this.written)) compare(this.root, this.written, written, changes);
    return { svg, written, changes };
  }

  /** Show what was planned. Gives the nodes that have come or moved. */
  show({ svg, written, changes }) {
    Object.assign(this, { svg, written });
    if (!this.root) {
      this.holder.append(document.importNode(written, true));
      return [this.root];
    }
    const [come, others] = [changes.filter(({ fresh }) => fresh), changes.filter(({ fresh }) => !fresh)];
    const nodes = come.map(({ parent, before, fresh }) => parent.insertBefore(document.importNode(fresh, true), before)); // before things that may go
    for (const { node, now } of others) {
      if (now) dress(node, now);
      else node.remove();
    }
    return [...nodes, ...others.filter(({ now, moved }) => now && moved).map(({ node }) => node)];
  }
}

function parsed(svg) {
  const sheet = document.createElement("template");
  sheet.innerHTML = svg; // markup of ours: the server writes and escapes it
  return sheet.content.firstElementChild;
}

// A change is { parent, before, fresh }: something comes; { node, now, moved }: a node gets these
// attributes or words, and is perhaps elsewhere with them; { node, moved: true }: it goes.

function dress(node, now) {
  if (now.nodeType === Node.TEXT_NODE) {
    node.data = now.data;
    return;
  }
  for (const { name } of [...node.attributes]) if (!now.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of now.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

const dressedAlike = (one, other) =>
  one.nodeType === Node.TEXT_NODE
    ? one.data === other.data
    : one.attributes.length === other.attributes.length && [...one.attributes].every(({ name, value }) => other.getAttribute(name) === value);

const placing = (node) => Array.from(node.attributes ?? [], ({ name, value }) => !MEANING.test(name) && `${name}=${value}`).join();

/** Two nodes that are not the same: in themselves, or in what they hold. */
function compare(node, was, now, changes) {
  if (!dressedAlike(was, now)) changes.push({ node, now, moved: placing(was) !== placing(now) });
  const olds = [...was.childNodes];
  const nodes = [...node.childNodes];
  const named = new Set(Array.from(now.childNodes, (each) => each.id).filter(Boolean));
  let at = 0;
  for (const fresh of now.childNodes) {
    const found = fresh.id ? byName(olds, at, fresh) : alike(olds, at, fresh, named);
    if (found < 0) {
      changes.push({ parent: node, before: nodes[at] ?? null, fresh });
      continue;
    }
    for (; at < found; at += 1) changes.push({ node: nodes[at], moved: true });
    if (!olds[at].isEqualNode(fresh)) compare(nodes[at], olds[at], fresh, changes);
    at += 1;
  }
  for (; at < olds.length; at += 1) changes.push({ node: nodes[at], moved: true });
}

// Which of the old nodes, from `at` on, is to become this one?

const byName = (olds, at, fresh) => olds.findIndex((old, n) => n >= at && old.id === fresh.id && old.nodeName === fresh.nodeName);

/** One that is the same, or else the next of its kind: none beyond a node whose name stays. */
function alike(olds, at, fresh, named) {
  let next = -1;
  for (let n = at; n < olds.length && !named.has(olds[n].id); n += 1) {
    if (olds[n].id) continue;
    if (olds[n].isEqualNode(fresh)) return n;
    if (next < 0 && olds[n].nodeName === fresh.nodeName) next = n;
  }
  return next;
}
