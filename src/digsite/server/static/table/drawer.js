// Drawers at the edge of the page: the menu of the table, and the rules.

/**
 * Return a drawer; `open()` opens it. While one that is not modal is open, the table can be used.
 * @param {HTMLDialogElement} dialog
 * @param {{ modal?: boolean }} [how]
 */
export function drawer(dialog, { modal = true } = {}) {
  dialog.querySelector(".close")?.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (modal && event.target === dialog) dialog.close(); // beside it
  });
  return {
    open: () => (dialog.open ? null : modal ? dialog.showModal() : dialog.show()),
    close() {
      if (!dialog.open) return false;
      dialog.close();
      return true;
    },
  };
}
