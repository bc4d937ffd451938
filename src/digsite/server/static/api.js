// Calls to the server. A refusal is thrown, with a sentence for people.

export class Refused extends Error {
  constructor(why, sentence) {
    super(sentence);
    this.why = why;
  }
}

export async function call(method, path, body) {
  let reply;
  try {
    reply = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", "");
  }
  const answer = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Refused(answer.why ?? "busy", answer.say ?? "");
  return answer;
}
