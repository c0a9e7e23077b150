// The counters of applications and of their checks. An application's day is that of its `applyDate` in Asia/Shanghai.
import { deletionTime } from '../../demo/applications/makeStatus.ts';
import { dayOf, defineCounter } from '@brokerdesk/mock-server/engine';
import type { CaAttemptRow } from '../ca/caAttemptRows.ts';
import type { OcrResultRow } from '../applications/applicants/ocrResultRows.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';

export const statusCounter = defineCounter('applications', (row: ApplicationRow) => ({
  dimensions: { ...sourceOf(row), status: row.status, isPending: Number(row.status === 'PND') },
  position: positionOf(row.applyDate),
}));

export const referrerCounter = defineCounter('applications', (row: ApplicationRow) => ({
  dimensions: { ...sourceOf(row), referrerID: row.referrerID, isPending: Number(row.status === 'PND') },
  position: positionOf(row.applyDate),
}));

/** Pending applications by the page that their applicants reached. */
export const stayPageCounter = defineCounter('applications', (row: ApplicationRow) =>
  row.status === 'PND'
    ? { dimensions: { ...sourceOf(row), pageID: row.recentPage ?? '' }, position: positionOf(row.applyDate) }
    : null,
);

/** Applications that will be deleted automatically, by time in milliseconds since 1970. */
export const deletionCounter = defineCounter('applications', (row: ApplicationRow) => {
  const time = deletionTime(row);
  return time === null || Number.isNaN(time)
    ? null
    : { dimensions: { ...sourceOf(row), status: row.status }, position: time };
});

/** CA attempts by the day on which they began. */
export const attemptCounter = defineCounter(
  'caAttempts',
  ({ result, reason, idType, region, startTime }: CaAttemptRow) => ({
    dimensions: { result, reason, idType, region },
    position: positionOf(startTime),
  }),
);

/** The whole seconds that CA attempts took. */
export const durationCounter = defineCounter('caAttempts', ({ startTime, endTime, idType, region }: CaAttemptRow) => ({
  dimensions: { seconds: Math.round((Date.parse(endTime) - Date.parse(startTime)) / 1000), idType, region },
  position: positionOf(startTime),
}));

/** Readings of identity documents. */
export const ocrCounter = defineCounter('ocrResults', ({ outcome, idType, region, time }: OcrResultRow) => ({
  dimensions: { outcome, idType, region },
  position: positionOf(time),
}));

function sourceOf({ region, profileID }: ApplicationRow): Pick<ApplicationRow, 'region' | 'profileID'> {
  return { region, profileID };
}

/** An unreadable time, which only a control request can write, is before every day of a query. */
function positionOf(time: string): number {
  const day = dayOf(time);
  return Number.isNaN(day) ? -1 : day;
}
