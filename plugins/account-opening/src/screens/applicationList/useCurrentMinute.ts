import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Gives the present moment, in milliseconds since 1970, anew every minute. */
export function useCurrentMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
