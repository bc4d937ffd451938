// The lists of tables: the server sends what has changed in them.

/**
 * Changes lists as a message says, and returns them.
 * @param {Protocol.Lists} lists
 * @param {Protocol.TablesNow} message
 */
export function updated(lists, message) {
  const names = /** @type {(keyof Protocol.Lists)[]} */ (Object.keys(lists));
  const known = new Map(names.flatMap((name) => lists[name].map((table) => [`${name} ${table.table}`, table])));
  const news = new Map(message.tables.map((table) => [table.table, table]));
  for (const name of names) {
    const order = message.lists[name] ?? lists[name].map((table) => table.table);
    lists[name] = order.flatMap((id) => news.get(id) ?? known.get(`${name} ${id}`) ?? []);
  }
  return lists;
}
