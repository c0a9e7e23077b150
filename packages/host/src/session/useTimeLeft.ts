// The time left as users see it: in minutes, and in seconds during the last one.
import { useEffect, useState } from 'react';

/** A time left, with the unit in which it is shown. */
export interface TimeLeft {
  readonly unit: 'minutes' | 'seconds';
  readonly count: number;
}

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

/** Returns the time left until a moment; at least 0. */
export function timeLeft(endsAt: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return seconds > 60 ? { unit: 'minutes', count: Math.ceil(seconds / 60) } : { unit: 'seconds', count: seconds };
}

// Often enough for a warning, rarely enough not to drown other announcements.
const spokenSeconds = [60, 30, 10];

/** Rounds up to what screen readers announce: whole minutes, then 60, 30 and 10 seconds. */
export function announcedTimeLeft({ unit, count }: TimeLeft): TimeLeft {
  if (unit === 'minutes') return { unit, count };
  return { unit, count: spokenSeconds.findLast((step) => count <= step) ?? count };
}
