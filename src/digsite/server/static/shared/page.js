// What every page has: the choice of a language, which is remembered.

import { call } from "./api.js";
import "./offline.js";

for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".langs a"))) {
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    await call("PUT", "/api/me", { lang: link.lang }).catch(() => null);
    const query = new URLSearchParams(location.search);
    query.delete("lang");
    location.replace(`${location.pathname}${query.size ? `?${query}` : ""}`);
  });
}
