import type { Announcement } from '@brokerdesk/plugin-sdk/api';
import { addDays, shanghaiDayAt } from './days.ts';

/** A published announcement with the first and the last day on which clients see it, `YYYY-MM-DD`. */
export interface DisplayedAnnouncement {
  readonly announcement: Announcement;
  readonly from: string;
  /** Undefined if it has no end. */
  readonly to: string | undefined;
}

/** A bar in one week: the columns that it covers, from 0, and its line, from 0. */
export interface WeekBar extends DisplayedAnnouncement {
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly line: number;
}

/**
 * Returns the days on which clients see the announcements, in their order. Which day an announcement without a start was
 * published is not known: it counts from the day on which it was created.
 */
export function listDisplayed(announcements: readonly Announcement[]): readonly DisplayedAnnouncement[] {
  return announcements
    .filter(({ published }) => published)
    .map((announcement) => {
      const { startTime, endTime, createTime } = announcement;
      return {
        announcement,
        from: shanghaiDayAt(Date.parse(startTime ?? createTime)),
        // The end is the first moment at which clients no longer see it: at midnight, the day before is the last one.
        to: endTime === null ? undefined : shanghaiDayAt(Date.parse(endTime) - 1),
      };
    });
}

/** Returns the announcements that clients see on a day. */
export function displayedOn(
  displayed: readonly DisplayedAnnouncement[],
  day: string,
): readonly DisplayedAnnouncement[] {
  return displayed.filter(({ from, to }) => from <= day && (to === undefined || day <= to));
}

/** Returns the bars of a week that begins on `monday`. Those that overlap have different lines; earlier ones are above. */
export function layOutWeek(displayed: readonly DisplayedAnnouncement[], monday: string): readonly WeekBar[] {
  const sunday = addDays(monday, 6);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const lastOfLine: number[] = [];
  return displayed
    .filter(({ from, to }) => from <= sunday && (to === undefined || (to >= monday && to >= from)))
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map((one) => {
      const { from, to } = one;
      const firstColumn = Math.max(days.indexOf(from), 0);
      const lastColumn = to === undefined || to > sunday ? 6 : days.indexOf(to);
      const free = lastOfLine.findIndex((last) => last < firstColumn);
      const line = free === -1 ? lastOfLine.length : free;
      lastOfLine[line] = lastColumn;
      return { ...one, firstColumn, lastColumn, line };
    });
}
