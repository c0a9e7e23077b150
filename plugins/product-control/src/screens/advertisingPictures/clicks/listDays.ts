import { addDays } from '@brokerdesk/plugin-sdk';

/** The most days that are shown at once. */
export const longestDays = 366;

/** Lists the days of a period, both ends included; of a longer one the last days that can be shown. */
export function listDays(from: string, to: string): readonly string[] {
  const first = from < addDays(to, 1 - longestDays) ? addDays(to, 1 - longestDays) : from;
  const days: string[] = [];
  for (let day = first; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
