import { useEffect, useState } from 'react';
import { type TimeLeft, timeLeft } from './countdown.ts';

// Twice a second, so that no second is skipped. The clock determines the value, not the number of ticks.
const tickMs = 500;

/** Returns the time left until a moment; the component renders again when the displayed value changes. */
export function useTimeLeft(endsAt: number): TimeLeft {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return timeLeft(endsAt, now);
}
