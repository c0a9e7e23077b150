import type { Image } from '@brokerdesk/plugin-sdk/api';

/** Where the period of a picture and the present are on a line, from 0 to 100. */
export interface ScheduleScale {
  readonly start: number;
  readonly end: number;
  readonly now: number;
}

const dayMs = 86_400_000;

/** Places the period and the present on a line with some room at both ends; a period without an end reaches its end. */
export function scheduleScale(
  { startTime, expiryTime }: Pick<Image, 'startTime' | 'expiryTime'>,
  now: number,
): ScheduleScale {
  const start = Date.parse(startTime);
  const end = expiryTime === null ? undefined : Date.parse(expiryTime);
  const first = Math.min(start, now);
  const last = Math.max(end ?? start + dayMs, now);
  const room = Math.max((last - first) * 0.1, 1);
  const at = (time: number) => Math.round((100 * (time - first + room)) / (last - first + 2 * room));
  return { start: at(start), end: end === undefined ? 100 : at(end), now: at(now) };
}
