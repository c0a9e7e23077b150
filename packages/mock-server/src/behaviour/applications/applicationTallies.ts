// What the counts of applications and of their checks are made from. An application's day is that of its `applyDate` in
// Asia/Shanghai.
import { deletionTime } from '@brokerdesk/fixtures';
import type { CaAttemptRow } from '../../state/caAttemptRows.ts';
import type { OcrResultRow } from '../../state/ocrResultRows.ts';
import type { ApplicationRow } from '../../state/rows.ts';
import { dayOf } from '../statistics/periods.ts';
import { tally } from '../statistics/tallies.ts';

export const statusTally = tally('applications', (row: ApplicationRow) => ({
  facts: { ...sourceOf(row), status: row.status, isPending: Number(row.status === 'PND') },
  place: placeOf(row.applyDate),
}));

export const referrerTally = tally('applications', (row: ApplicationRow) => ({
  facts: { ...sourceOf(row), referrerID: row.referrerID, isPending: Number(row.status === 'PND') },
  place: placeOf(row.applyDate),
}));

/** Pending applications by the page that their applicants reached. */
export const stayPageTally = tally('applications', (row: ApplicationRow) =>
  row.status === 'PND'
    ? { facts: { ...sourceOf(row), pageID: row.recentPage ?? '' }, place: placeOf(row.applyDate) }
    : null,
);

/** Applications that are going to be deleted by themselves, by the moment in milliseconds since 1970. */
export const deletionTally = tally('applications', (row: ApplicationRow) => {
  const time = deletionTime(row);
  return time === null || Number.isNaN(time) ? null : { facts: { ...sourceOf(row), status: row.status }, place: time };
});

/** CA attempts by the day on which they began. */
export const attemptTally = tally('caAttempts', ({ result, reason, idType, region, startTime }: CaAttemptRow) => ({
  facts: { result, reason, idType, region },
  place: placeOf(startTime),
}));

/** The whole seconds that CA attempts took. */
export const durationTally = tally('caAttempts', ({ startTime, endTime, idType, region }: CaAttemptRow) => ({
  facts: { seconds: Math.round((Date.parse(endTime) - Date.parse(startTime)) / 1000), idType, region },
  place: placeOf(startTime),
}));

/** Readings of identity documents. */
export const ocrTally = tally('ocrResults', ({ outcome, idType, region, time }: OcrResultRow) => ({
  facts: { outcome, idType, region },
  place: placeOf(time),
}));

function sourceOf({ region, profileID }: ApplicationRow): Pick<ApplicationRow, 'region' | 'profileID'> {
  return { region, profileID };
}

/** A time that cannot be read, which only a control call can write, is before every day that can be asked for. */
function placeOf(time: string): number {
  const day = dayOf(time);
  return Number.isNaN(day) ? -1 : day;
}
