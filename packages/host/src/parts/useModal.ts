import { type RefObject, useEffect, useRef } from 'react';

/** Opens a dialog of the browser's own kind as a modal for as long as its component is there. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
