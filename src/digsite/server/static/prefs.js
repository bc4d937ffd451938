// What this browser remembers of its reader's wishes. Private windows may forbid it: then it forgets.

export function wish(name) {
  try {
    return localStorage.getItem(`digsite-${name}`) === "yes";
  } catch {
    return false;
  }
}

export function remember(name, yes) {
  try {
    localStorage.setItem(`digsite-${name}`, yes ? "yes" : "no");
  } catch {
    // nothing to be done
  }
}
