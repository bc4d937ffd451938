// The rows of the log: what happened, with the actions of one sentence put together.

/**
 * The actions of a turn that belong to one sentence are one row; what is said again in it is counted.
 * @param {Protocol.LogEntry[]} entries
 */
export function rowsOf(entries) {
  /** @type {Page.Row[]} */
  const rows = [];
  let [said, times] = ["", 1];
  for (const { ply, seat, text, goes_on: goesOn, happened = [] } of entries) {
    const last = rows.at(-1);
    if (text) [said, times] = [text, text === said ? times + 1 : 1];
    if (text && goesOn && last?.seat === seat) last.text = times > 1 ? last.text.replace(/( ×\d+)?$/, ` ×${times}`) : `${last.text}, ${text}`;
    else if (text) rows.push({ seat, text, from: ply, end: 0 });
    const now = rows.at(-1);
    if (!now) continue;
    now.end = ply + 1;
    const shown = happened.findLast(({ picture }) => picture);
    if (shown) now.shows = shown;
  }
  return rows;
}

/**
 * What was seen to happen, each with its ply.
 * @param {Protocol.LogEntry[]} entries
 * @returns {Page.Seen[]}
 */
export const happenedIn = (entries) => entries.flatMap(({ ply, happened = [] }) => happened.map((each) => ({ ...each, ply })));
