import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** The handlers of the element within which the focus stays. */
export interface FocusRestoreHandlers {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Restores the focus. A pressed button disappears when a status changes, and the focus with it; keyboard users continue
 * from the element that replaces it.
 */
export function useFocusRestore(findFallback: () => HTMLElement | null | undefined): FocusRestoreHandlers {
  const isInside = useRef(false);
  // After every render, because any change can remove the button.
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) findFallback()?.focus({ preventScroll: true });
  });
  return {
    onFocus() {
      isInside.current = true;
    },
    onBlur(event) {
      // A removed element loses the focus; then the focus still belongs to this place.
      if (event.target.isConnected) isInside.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
