// Without a network, the browser shows a page of ours. Only where the connection is secure, or at home.

import { at } from "./root.js";
import { boot } from "./words.js";

const KEPT = "offline";
const OFFLINE = at(`/offline?lang=${boot.lang}`);

/** Keep the page that is shown without a network, and its style, unless it is kept in this language. */
async function keep() {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(at("/offline"));
  if (kept?.url.endsWith(OFFLINE)) return;
  const page = await fetch(OFFLINE);
  const html = await page.clone().text();
  await cache.addAll(Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href]) => href));
  await cache.put(at("/offline"), page);
}

// The worker's address is the same for every page: one that changed with the language was replaced again
// and again, and a page that was opened meanwhile did not come.
addEventListener("load", () => {
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker.register(at("/sw.js")).then(keep).catch(() => null);
});
