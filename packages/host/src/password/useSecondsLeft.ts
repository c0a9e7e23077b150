import { useEffect, useState } from 'react';

/** Returns the whole seconds until a time, in milliseconds since 1970, counting down; 0 when it has passed. */
export function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    if (deadline <= Date.now()) return undefined;
    const timer = setInterval(() => {
      look();
      if (deadline <= Date.now()) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [deadline]);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
