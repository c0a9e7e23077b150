import { type KeyboardEvent, useRef } from 'react';
import { findByPrefix } from './treeKeys.ts';

/** Letters typed within this time belong to one name, in milliseconds. */
const typingPause = 700;

/** Returns a function that finds a row by the letters that the user types; it returns -1 if no name starts with them. */
export function useTypeahead() {
  const typed = useRef({ letters: '', time: 0 });
  return ({ key, timeStamp }: KeyboardEvent, names: readonly string[], active: number): number => {
    const { letters, time } = typed.current;
    const prefix = timeStamp - time < typingPause ? letters + key : key;
    typed.current = { letters: prefix, time: timeStamp };
    return findByPrefix(names, active, prefix);
  };
}
