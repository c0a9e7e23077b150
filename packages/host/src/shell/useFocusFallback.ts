// An element that is removed while it has the focus, such as a button of a record that was just deleted, leaves the focus to
// the document. A user of the keyboard would then start again at the top of the page, and a screen reader would be silent.
import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus that was lost with a removed element to what was around that element and takes the focus, such as a side
 * panel, or to the first control there, so that a panel which closes without the focus stays open; otherwise to the main
 * part of the page.
 */
export function useFocusFallback(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: readonly HTMLElement[] = [];
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = [target, ...listAround(target)];
    };
    const restore = () => {
      const [focused, ...around] = last;
      if (document.activeElement !== document.body || focused === undefined || focused.isConnected) return;
      last = [];
      findControl(around, main.current)?.focus({ preventScroll: true });
    };
    // After the effects of the same change: a part that knows better has moved the focus by then.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || last[0]?.isConnected !== false) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(restore);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [main]);
}

const control = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

/** The nearest of these elements that takes the focus, or has a control in it. */
function findControl(around: readonly HTMLElement[], main: HTMLElement | null): HTMLElement | null {
  for (const element of around.filter(({ isConnected }) => isConnected)) {
    if (element === main || element.hasAttribute('tabindex')) return element;
    // Not the page as a whole.
    const inside = element.contains(main) ? null : element.querySelector<HTMLElement>(control);
    if (inside) return inside;
  }
  return main;
}

/** The elements around another one, the nearest first. */
function listAround({ parentElement }: HTMLElement): readonly HTMLElement[] {
  return parentElement ? [parentElement, ...listAround(parentElement)] : [];
}
