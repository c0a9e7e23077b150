import type { MouseEvent } from 'react';

/** Returns whether a click asks the browser for a new tab or window. */
export function opensNewTab(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
