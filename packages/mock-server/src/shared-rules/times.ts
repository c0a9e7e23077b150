const dayMs = 86_400_000;

let cachedTime = { time: Number.NaN, text: '' };

/** Writes a time as the wire spells it: RFC 3339 in UTC. One call writes its own time again and again. */
export function formatTime(time: number): string {
  if (cachedTime.time !== time) cachedTime = { time, text: new Date(time).toISOString() };
  return cachedTime.text;
}

/** The first and the last millisecond of a day in Asia/Shanghai, which has had no summer time since 1991. */
export function dayInShanghai(day: string): { readonly from: number; readonly until: number } {
  const from = Date.parse(`${day}T00:00:00+08:00`);
  return { from, until: from + dayMs - 1 };
}

export function daysUntil(time: number, now: number): number {
  return Math.ceil((time - now) / dayMs);
}

/** When {@link daysUntil} gives another number than it gives now. */
export function nextDayChange(time: number, now: number): number {
  return time - (daysUntil(time, now) - 1) * dayMs;
}

/** The next 03:00 in Asia/Shanghai, when nobody works. */
export function nextNight(now: number): number {
  const offset = 19 * 3_600_000;
  return (Math.floor((now - offset) / dayMs) + 1) * dayMs + offset;
}
