// The settings that this browser remembers. Private windows may forbid that: then nothing is kept.

/**
 * @param {string} name
 * @param {boolean} [usual]
 */
export function wish(name, usual = false) {
  try {
    return (localStorage.getItem(`digsite-${name}`) ?? (usual ? "yes" : "no")) === "yes";
  } catch {
    return usual;
  }
}

/**
 * @param {string} name
 * @param {boolean} yes
 */
export function remember(name, yes) {
  try {
    localStorage.setItem(`digsite-${name}`, yes ? "yes" : "no");
  } catch {
    // nothing to be done
  }
}

/**
 * The seat as which this window last looked at a table, so that a reload shows no other hand.
 * @param {string} table
 */
export function seatAt(table) {
  try {
    return sessionStorage.getItem(`digsite-seat-${table}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} table
 * @param {number | null} seat
 */
export function sitAt(table, seat) {
  try {
    sessionStorage.setItem(`digsite-seat-${table}`, String(seat));
  } catch {
    // nothing to be done
  }
}
