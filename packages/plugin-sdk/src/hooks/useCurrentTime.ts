import { useEffect, useState } from 'react';

/**
 * Returns the current time in milliseconds since 1970, updated each time after `updateMs` milliseconds; for ages and due
 * dates.
 *
 * @example
 * const now = useCurrentTime(60_000);
 */
export function useCurrentTime(updateMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), updateMs);
    return () => clearInterval(timer);
  }, [updateMs]);
  return now;
}
