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
