import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** The handlers of the element that keeps the focus. */
export interface FocusRestoreHandlers {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Keeps the focus at a place: a button that was pressed is gone when a status changes, and with it the focus; whoever works
 * by keyboard goes on from what stands there instead.
 */
export function useFocusRestore(findFallback: () => HTMLElement | null | undefined): FocusRestoreHandlers {
  const isInside = useRef(false);
  // After everything that is drawn: nobody says which change takes a button away.
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) findFallback()?.focus({ preventScroll: true });
  });
  return {
    onFocus() {
      isInside.current = true;
    },
    onBlur(event) {
      // What goes away takes the focus with it; then the focus is the place's still.
      if (event.target.isConnected) isInside.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
