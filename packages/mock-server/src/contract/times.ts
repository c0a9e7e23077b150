// Times as the wire and file names spell them, and days in Asia/Shanghai, where every broker's day begins. A day is the
// number of days since 1970, so that days can be compared and counted without a time zone.

const dayMs = 86_400_000;
const zoneMs = 8 * 3_600_000;

let cachedTime = { time: Number.NaN, text: '' };

/** Formats a time for the wire: RFC 3339 in UTC. One request formats the same time many times, hence the cache. */
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

/** When the result of {@link daysUntil} changes next. */
export function nextDayChange(time: number, now: number): number {
  return time - (daysUntil(time, now) - 1) * dayMs;
}

/** The next 03:00 in Asia/Shanghai, outside working hours. */
export function nextNight(now: number): number {
  const offset = 19 * 3_600_000;
  return (Math.floor((now - offset) / dayMs) + 1) * dayMs + offset;
}

/** The day of a time, which is given in milliseconds since 1970 or in RFC 3339. */
export function dayOf(time: number | string): number {
  return Math.floor(((typeof time === 'string' ? Date.parse(time) : time) + zoneMs) / dayMs);
}

/** The time at which a day begins, in milliseconds since 1970. */
export function startOfDay(day: number): number {
  return day * dayMs - zoneMs;
}

export function formatDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** A time as file names contain it: day and time of day in Asia/Shanghai, digits only. */
export function formatFileTime(time: number): string {
  return formatWallTime(time).replace(/[-:T]/g, '');
}

/** Day and time of day in Asia/Shanghai, without a zone. */
export function formatWallTime(time: number): string {
  return new Date(time + zoneMs).toISOString().slice(0, 19);
}
