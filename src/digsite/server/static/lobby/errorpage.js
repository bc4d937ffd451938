// Something is not there or not allowed: one sentence, and a way home.

import "../shared/page.js";
import { byId } from "../shared/dom.js";
import { boot } from "../shared/words.js";

byId("sentence").textContent = boot.say;
