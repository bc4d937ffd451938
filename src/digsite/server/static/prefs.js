// What this browser remembers of its reader's wishes. Private windows may forbid it: then it forgets.

export function wish(name, usual = false) {
  try {
    return (localStorage.getItem(`digsite-${name}`) ?? (usual ? "yes" : "no")) === "yes";
  } catch {
    return usual;
  }
}

export function remember(name, yes) {
  try {
    localStorage.setItem(`digsite-${name}`, yes ? "yes" : "no");
  } catch {
    // nothing to be done
  }
}

/** As which seat of mine this window looked at a table last: a page that is loaded again shows no other hand. */
export function seatAt(table) {
  try {
    return sessionStorage.getItem(`digsite-seat-${table}`);
  } catch {
    return null;
  }
}

export function sitAt(table, seat) {
  try {
    sessionStorage.setItem(`digsite-seat-${table}`, seat);
  } catch {
    // nothing to be done
  }
}
