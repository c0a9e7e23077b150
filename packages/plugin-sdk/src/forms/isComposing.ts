import type { KeyboardEvent } from 'react';

/**
 * Tells whether a key belongs to the input method: Enter chooses a word there, and Escape drops it. Safari ends the
 * composition before it tells of the key, and marks it with the code 229.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
