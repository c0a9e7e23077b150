/** Adds the missing parts of the browser's top layer to jsdom: opening and closing of dialogs and popovers. */
export function polyfillTopLayer(): void {
  if (!('showModal' in HTMLDialogElement.prototype)) {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
  }
  if (!('showPopover' in HTMLElement.prototype)) {
    Object.assign(HTMLElement.prototype, {
      showPopover(this: HTMLElement) {
        this.style.display = 'block';
      },
      hidePopover(this: HTMLElement) {
        this.style.display = '';
      },
    });
  }
}
