/** Gives the simulated page what it lacks of the browser's own dialogs: opening and closing. For tests. */
export function allowDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
