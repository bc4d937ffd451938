// Just enough of a page for the scripts to be imported without a browser: boot data, and no window to look at.

const BOOT = { lang: "en", root: "", table: "t1", game: "toy", title: "Toy", words: { "web-hello": "Hello {who}, {n} times", "web-plain": "Plain" } };

/** A thing that listens to nothing. */
const deaf = { addEventListener: () => null, removeEventListener: () => null };

Object.assign(globalThis, {
  ...deaf,
  document: { ...deaf, hidden: false, body: {}, getElementById: (id) => (id === "boot" ? { textContent: JSON.stringify(BOOT) } : null) },
  matchMedia: () => ({ ...deaf, matches: false }),
  location: { protocol: "http:", host: "here", search: "" },
});
