import { useEffect, useState } from 'react';

/**
 * Holds the typed words of a picker; undefined while the user does not search. They end when the form returns to its
 * record, by discarding or by sending.
 */
export function useSearchWords({ isDirty }: { readonly isDirty: boolean }) {
  const [words, setWords] = useState<string>();
  useEffect(() => {
    if (!isDirty) setWords(undefined);
  }, [isDirty]);
  return [words, setWords] as const;
}
