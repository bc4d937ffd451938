// Something is not there or not allowed: one sentence, and a way home.

import "./page.js";
import { byId } from "./dom.js";
import { boot } from "./words.js";

byId("sentence").textContent = boot.say;
