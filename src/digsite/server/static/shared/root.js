// Where the server is: at the root of its host, or below a path of it.

import { boot } from "./words.js";

/**
 * The address of a path of the server. All paths in scripts, templates and messages are the server's own.
 * @param {string} path
 */
export const at = (path) => `${boot.root}${path}`;

const scheme = location.protocol === "https:" ? "wss" : "ws";

/**
 * The address of a socket.
 * @param {string} path
 */
export const socketAt = (path) => `${scheme}://${location.host}${at(path)}`;
