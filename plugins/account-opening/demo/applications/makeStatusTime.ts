import type { FieldValue } from '@brokerdesk/fixtures';
import type { Step } from './makeSteps.ts';

export interface StatusTimeSource {
  readonly applyTime: number;
  readonly now: number;
  readonly steps: readonly Step[];
  readonly value: FieldValue;
}

/** When the status was reached: some days for actions of staff, in office hours; a month or two for the archive. */
export function makeStatusTime({ applyTime, now, steps, value }: StatusTimeSource): number {
  const last = steps.at(-1);
  if (last?.action === 'start' || last?.action === 'submit') return applyTime;
  const speed = value('speed');
  const staffSteps = steps.filter(({ by }) => by === 'staff').length;
  const archiveDays = last?.action === 'archive' ? 20 + value('archiveWait') * 30 : 0;
  const processingDays = staffSteps * (0.15 + 1.2 * speed * speed) + archiveDays;
  const days = Math.min(processingDays, ((now - applyTime) / dayMs) * 0.96);
  const time = Math.floor(applyTime + days * dayMs);
  const inOffice = toOfficeHours(time, value('minute'));
  return inOffice <= now ? inOffice : time;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const daysToNextWorkday = [1, 1, 1, 1, 1, 3, 2];
/** Asia/Shanghai is eight hours ahead of UTC, all year. */
const zoneMs = 8 * hourMs;

/** Moves a time outside office hours to the morning of the next working day; `minute` spreads that morning. */
export function toOfficeHours(time: number, minute: number): number {
  const local = time + zoneMs;
  const dayStart = Math.floor(local / dayMs) * dayMs;
  const hour = (local - dayStart) / hourMs;
  // 1 January 1970 was a Thursday.
  const weekday = (Math.floor(local / dayMs) + 4) % 7;
  const isWorkday = weekday >= 1 && weekday <= 5;
  if (isWorkday && hour >= 9 && hour < 18.5) return time;
  const daysAhead = isWorkday && hour < 9 ? 0 : (daysToNextWorkday[weekday] ?? 1);
  return Math.floor(dayStart + daysAhead * dayMs + (9 + minute * 2.5) * hourMs - zoneMs);
}
