import { useEffect, useState } from 'react';
import { currentTime, subscribeToClock } from '../services/clock.ts';

/**
 * Returns the server's time in milliseconds since 1970, updated each time after `updateMs` milliseconds; for ages and due
 * dates.
 *
 * @example
 * const now = useCurrentTime(60_000);
 */
export function useCurrentTime(updateMs: number): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const update = () => setNow(currentTime());
    const timer = setInterval(update, updateMs);
    const unsubscribe = subscribeToClock(update);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [updateMs]);
  return now;
}
