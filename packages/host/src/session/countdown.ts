// How much time is left, as people are told: in minutes, and in seconds in the last one.

/** A time left, in the unit in which it is said. */
export interface TimeLeft {
  readonly unit: 'minutes' | 'seconds';
  readonly count: number;
}

/** Gives the time left until a moment; never less than none. */
export function timeLeft(endsAt: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return seconds > 60 ? { unit: 'minutes', count: Math.ceil(seconds / 60) } : { unit: 'seconds', count: seconds };
}

// Often enough to be warned, seldom enough to be able to listen to anything else.
const spokenSeconds = [60, 30, 10];

/** Rounds up to what is read aloud: whole minutes, then 60, 30 and 10 seconds. */
export function announcedTimeLeft({ unit, count }: TimeLeft): TimeLeft {
  if (unit === 'minutes') return { unit, count };
  return { unit, count: spokenSeconds.findLast((step) => count <= step) ?? count };
}
