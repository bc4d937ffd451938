// Calls to the server. A refusal becomes an exception with a sentence for people.

import { at } from "./root.js";
import { say } from "./words.js";

export class Refused extends Error {
  /**
   * @param {string} why
   * @param {string} sentence
   */
  constructor(why, sentence) {
    super(sentence);
    this.why = why;
  }
}

/**
 * Call the server. What it answers depends on the path: docs/protocol.md.
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
export async function call(method, path, body) {
  let reply;
  try {
    reply = await fetch(at(path), { method, ...(body === undefined ? {} : json(body)) });
  } catch {
    throw new Refused("offline", "");
  }
  const answer = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Refused(answer.why ?? "busy", answer.say ?? "");
  return answer;
}

/** @param {object} body */
const json = (body) => ({ headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/**
 * The sentence to show when something failed: the server's, or that it cannot be reached.
 * @param {unknown} error
 */
export const reason = (error) => (error instanceof Error && error.message) || say("web-lost");
