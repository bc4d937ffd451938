// The way to a lesson: the server opens mine, or a new one, and the page goes there.

import "../shared/page.js";
import { call, reason } from "../shared/api.js";
import { byId } from "../shared/dom.js";
import { at } from "../shared/root.js";
import { boot } from "../shared/words.js";

try {
  location.replace(at((await call("POST", "/api/learn", { game: boot.game })).url));
} catch (error) {
  byId("problem").textContent = reason(error);
  byId("opening").remove();
}
