import { useEffect, useState } from 'react';

/** Returns whether `active` has been true for `delayMs` milliseconds without interruption. */
export function useElapsed({ active, delayMs }: { active: boolean; delayMs: number }): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setElapsed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, delayMs]);
  return active && elapsed;
}
