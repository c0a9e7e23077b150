import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a dialog of the browser's own kind as a modal for as long as its component is there. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the page loses the dialog: only then the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
