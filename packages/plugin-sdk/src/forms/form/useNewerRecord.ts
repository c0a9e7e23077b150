import { useEffect, useRef } from 'react';
import { isSame } from './mergeValues.ts';

/** Tells of a record that the screen has read anew and that differs from the one before. */
export function useNewerRecord<Rec>(given: Rec, onNewer: (next: Rec) => void): void {
  const last = useRef(given);
  useEffect(() => {
    if (isSame(last.current, given)) return;
    last.current = given;
    onNewer(given);
  });
}
