import { useEffect, useState } from 'react';
import { type TimeLeft, timeLeft } from './countdown.ts';

// Twice a second, so that no second is skipped. What is shown follows from the clock alone, never from counting.
const tickMs = 500;

/** Gives the time left until a moment; the component renders again when what is shown changes. */
export function useTimeLeft(endsAt: number): TimeLeft {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return timeLeft(endsAt, now);
}
