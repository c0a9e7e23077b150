import { useEffect, useRef } from 'react';
import { isDeepEqual } from './conflicts.ts';

/** Calls `onChange` when the screen has reloaded the record and it differs from the one before. */
export function useRecordChange<Rec>(record: Rec, onChange: (next: Rec) => void): void {
  const last = useRef(record);
  useEffect(() => {
    if (isDeepEqual(last.current, record)) return;
    last.current = record;
    onChange(record);
  });
}
