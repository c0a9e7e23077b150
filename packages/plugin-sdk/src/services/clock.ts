// The one clock of the portal: the server's time, learnt from the `Date` of its responses, so that "today", limits and
// countdowns are right on a computer whose clock is wrong.

/** When a request was sent and when its response began to arrive, on the computer's clock. */
interface Transfer {
  readonly sentAt: number;
  readonly receivedAt: number;
}

// A response says the time in whole seconds, and how long it was on its way is not known. As long as the known offset
// agrees with it by this much, it stays, so that times do not jitter.
const toleranceMs = 2_000;

let offsetMs = 0;
const listeners = new Set<() => void>();

/**
 * Returns the server's time in milliseconds since 1970, to about two seconds; the computer's clock may be wrong. For
 * limits, "today" and everything that is shown.
 *
 * @example
 * const isOver = Date.parse(notice.pushTime) <= currentTime();
 */
export function currentTime(): number {
  return toServerTime(Date.now());
}

/**
 * Returns the server's time at a moment of the computer's clock, both in milliseconds since 1970, such as
 * `dataUpdatedAt` of a call.
 *
 * @example
 * const readAt = toServerTime(call.dataUpdatedAt);
 */
export function toServerTime(computerTime: number): number {
  return computerTime + offsetMs;
}

/** Returns by how many milliseconds the server's clock is ahead of the computer's. */
export function clockOffset(): number {
  return offsetMs;
}

/** Sets by how many milliseconds the server's clock is ahead of the computer's. */
export function setClockOffset(milliseconds: number): void {
  if (milliseconds === offsetMs) return;
  offsetMs = milliseconds;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the offset changes, until the returned function is called. */
export function subscribeToClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Learns the server's time from the `Date` of a response. */
export function learnServerTime(date: string | null, { sentAt, receivedAt }: Transfer): void {
  const second = Date.parse(date ?? '');
  if (Number.isNaN(second)) return;
  // The server wrote the header between the two times, at any moment of the second.
  const least = second - receivedAt;
  const most = second + 999 - sentAt;
  const agrees = (offset: number) => offset >= least - toleranceMs && offset <= most + toleranceMs;
  if (agrees(offsetMs)) return;
  setClockOffset(agrees(0) ? 0 : Math.round((least + most) / 2));
}
