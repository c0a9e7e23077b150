/** Hong Kong and Shanghai are eight hours ahead of UTC all year. */
const zoneMs = 8 * 3_600_000;

/** Returns a time to the second on Shanghai's clock, in the form that spreadsheets read, as in `2026-11-04 10:00:00`. */
export function exactTime(time: string): string {
  return new Date(Date.parse(time) + zoneMs).toISOString().slice(0, 19).replace('T', ' ');
}
