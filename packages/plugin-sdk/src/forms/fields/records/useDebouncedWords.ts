import { useEffect, useState } from 'react';

/** Milliseconds after the last input until the search starts. */
const debounceMs = 250;

/** Returns the words of a search once the user pauses; the first words at once. */
export function useDebouncedWords(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    if (words === settled) return undefined;
    const timer = setTimeout(() => setSettled(words), words === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [words, settled]);
  return settled;
}
