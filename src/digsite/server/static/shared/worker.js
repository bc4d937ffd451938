// The service worker: it says that one is offline, and nothing else. No table and no answer is ever kept.
// What it shows then was kept by a page (shared/offline.js), in the language of that page.
// It lies beside that page, wherever the server is: so the page's address is told from here.

const worker = /** @type {any} */ (self);

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("./offline")));
  else if (request.destination === "style") event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});
