import { useEffect, useState } from 'react';

/** Gives the whole seconds until a time of the clock, counting down by itself; 0 when it has passed. */
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
