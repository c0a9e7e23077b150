import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Returns true if a key belongs to an input method: Enter confirms a word there, and Escape cancels it. Safari ends the
 * composition before it sends the key, and marks that key with the code 229.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === 229;
}
