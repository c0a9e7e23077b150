import { type CheckedApplication, deletionTime, makeStayPage } from '@brokerdesk/fixtures';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { CaAttemptRow } from '../../state/caAttemptRows.ts';
import type { OcrResultRow } from '../../state/ocrResultRows.ts';
import type { ApplicationDetailsRow, ApplicationRow } from '../../state/rows.ts';
import { collectionOf } from '../../state/State.ts';
import { dayOf } from '../statistics/periods.ts';
import { tally } from '../statistics/tallies.ts';

/** Applications by the day of their `applyDate` in Asia/Shanghai and by what the dashboard can ask for. */
export const submittedTally = tally('applications', (row: ApplicationRow) =>
  row.status === 'PND'
    ? null
    : {
        day: dayOf(row.applyDate),
        status: row.status,
        region: row.region,
        profileID: row.profileID,
        referrerID: row.referrerID,
      },
);

/** Pending applications, one by one: where each stopped stands in another row. */
export const pendingTally = tally(
  'applications',
  ({ applyID, status, applyDate, region, profileID }: ApplicationRow) =>
    status === 'PND' ? { day: dayOf(applyDate), region, profileID, applyID } : null,
);

/** Applications that are going to be deleted by themselves, by the moment in milliseconds since 1970. */
export const deletionTally = tally('applications', (row: ApplicationRow) => {
  const time = deletionTime(row);
  return time === null ? null : { time, status: row.status, region: row.region, profileID: row.profileID };
});

/** CA attempts by the day on which they began, with whole seconds that they took. */
export const attemptTally = tally(
  'caAttempts',
  ({ startTime, endTime, result, reason, idType, region }: CaAttemptRow) => ({
    day: dayOf(startTime),
    result,
    reason,
    idType,
    region,
    seconds: Math.round((Date.parse(endTime) - Date.parse(startTime)) / 1000),
  }),
);

/** Readings of identity documents. */
export const ocrTally = tally('ocrResults', ({ time, region, idType, outcome }: OcrResultRow) => ({
  day: dayOf(time),
  region,
  idType,
  outcome,
}));

/**
 * The page that an applicant has reached. For a seeded application that nobody has touched it follows from the row, and
 * all else that its own screen shows need not be made.
 */
export function stayPageOf(context: StateContext, applyID: string): string {
  const { state } = context.world.sandbox;
  const isTouched = collectionOf(state, 'applicationDetails').isWritten(applyID);
  const row = isTouched ? undefined : context.row<ApplicationRow>('applications', applyID);
  if (!row) return context.row<ApplicationDetailsRow>('applicationDetails', applyID)?.recentPage ?? '';
  const known = stayPages.get(row);
  if (known !== undefined) return known;
  const page = makeStayPage({ seed: context.world.seed, brokerCode: row.brokerCode, row } satisfies CheckedApplication);
  stayPages.set(row, page);
  return page;
}

const stayPages = new WeakMap<ApplicationRow, string>();
