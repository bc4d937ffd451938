// A picture that is drawn again and again: only what differs from the one before is made anew.
//
// What the server wrote is kept as it was parsed, beside the picture on the screen, which people's
// clicks and glances have changed since. The two have the same nodes in the same order.

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
    if (this.root) compare(this.root, this.written, written, changes);
    return { svg, written, changes };
  }

  /** Show what was planned. Gives the nodes that are new or other than before. */
  show({ svg, written, changes }) {
    Object.assign(this, { svg, written });
    if (!this.root) {
      this.holder.append(document.importNode(written, true));
      return [this.root];
    }
    const [come, others] = [changes.filter(({ fresh }) => fresh), changes.filter(({ fresh }) => !fresh)];
    return [...come, ...others].map(change); // what comes is put before things that may go
  }
}

function parsed(svg) {
  const sheet = document.createElement("template");
  sheet.innerHTML = svg; // markup of ours: the server writes and escapes it
  return sheet.content.firstElementChild;
}

// A change is { parent, before, fresh }: something comes; { node, now }: a node gets these
// attributes or words; { node }: it goes.

/** Do one change. Gives the node that is new or other than before. */
function change({ parent, before, fresh, node, now }) {
  if (fresh) return parent.insertBefore(document.importNode(fresh, true), before);
  if (now) dress(node, now);
  const other = now ? node : node.parentNode;
  if (!now) node.remove();
  return other;
}

function dress(node, now) {
  if (now.nodeType === Node.TEXT_NODE) {
    node.data = now.data;
    return;
  }
  for (const { name } of [...node.attributes]) if (!now.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of now.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

function compare(node, was, now, changes) {
  if (was.isEqualNode(now)) return;
  if (!was.cloneNode(false).isEqualNode(now.cloneNode(false))) changes.push({ node, now });
  const olds = [...was.childNodes];
  const nodes = [...node.childNodes];
  let at = 0;
  for (const fresh of now.childNodes) {
    const found = sought(olds, at, fresh);
    if (found < 0) {
      changes.push({ parent: node, before: nodes[at] ?? null, fresh });
      continue;
    }
    for (; at < found; at += 1) changes.push({ node: nodes[at] });
    compare(nodes[at], olds[at], fresh, changes);
    at += 1;
  }
  for (; at < olds.length; at += 1) changes.push({ node: nodes[at] });
}

/** Which of the old nodes, from `at` on, is to become this one: by its id, or because it is alike. */
function sought(olds, at, fresh) {
  if (fresh.id) return olds.findIndex((old, n) => n >= at && old.id === fresh.id && old.nodeName === fresh.nodeName);
  for (let n = at; n < olds.length && !olds[n].id; n += 1) if (olds[n].isEqualNode(fresh)) return n;
  return olds[at] && !olds[at].id && olds[at].nodeName === fresh.nodeName ? at : -1;
}
