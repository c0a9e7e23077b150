// Automatic deletion: pending applications after 30 days, rejected ones after 90. It runs at night, so that no
// application disappears while a user has it open.
import type { listFutureDeletions, MockInput } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import {
  type EmulatorJobContext,
  nextNight,
  type RequestContext,
  type ShapesOf,
  sortedView,
  sortRows,
  type StateContext,
} from '@brokerdesk/mock-server/engine';
import type { ApplicationRow } from '../applicationRows.ts';
import { applicationOrder, orderBy } from '../list/applicationList.ts';
import { applicantName } from '../changes/changeStatus.ts';
import { deletionTimeOf } from './deletionTimeOf.ts';
import { expireStuckJobs } from './expireStuckJobs.ts';
import { removeApplication } from '../changes/removeApplication.ts';

export interface NightlyArgs {
  readonly brokerCode: string;
}

/** Every application that will be deleted automatically, in the order of deletion. */
function expiringApplications(context: StateContext, brokerCode: string): readonly ApplicationRow[] {
  return sortedView<ApplicationRow>(context, {
    collection: 'applications',
    brokerCode,
    sort: 'deletionTime',
    valueOf: deletionTimeOf,
    idOf: ({ applyID }) => applyID,
    filter: { key: 'expiring', predicate: (row) => deletionTimeOf(row) !== null },
  });
}

/** The applications that expire before a time, in milliseconds since 1970. */
function expiringUntil(context: StateContext, brokerCode: string, until: number): readonly ApplicationRow[] {
  const rows = expiringApplications(context, brokerCode);
  const end = rows.findIndex((row) => (deletionTimeOf(row) ?? 0) > until);
  return end < 0 ? rows : rows.slice(0, end);
}

type Query = MockInput<ShapesOf<typeof listFutureDeletions>>['query'];

/** The expiring applications that a broker's staff see, in the requested order. */
export function selectFutureDeletions(context: RequestContext, query: Query): readonly ApplicationRow[] {
  const { sort = 'deletionTime', status, region, profileID } = query;
  const brokerCode = context.brokerCode ?? '';
  const days = context.row<BrokerRow>('brokers', brokerCode)?.deletionNoticeDays ?? 0;
  const soon = expiringUntil(context, brokerCode, context.now() + days * dayMs);
  const found = soon.filter(
    (row) =>
      (status === undefined || row.status === status) &&
      (region === undefined || row.region === region) &&
      (profileID === undefined || row.profileID === profileID),
  );
  return sort === 'deletionTime' ? found : sortRows(found, { ...orderBy(sort, context.language), valueOf: sortValue });
}

function sortValue(row: ApplicationRow, field: string): string | number | null {
  return field === 'deletionTime' ? deletionTimeOf(row) : applicationOrder.valueOf(row, field);
}

const dayMs = 86_400_000;

/** No application expires sooner than this after a change. */
const minimumRetentionMs = 30 * dayMs;

/** The night's work for one broker; plans the next night in which something can have to go. */
export function deleteExpired(context: EmulatorJobContext, { brokerCode }: NightlyArgs): void {
  const due = expiringUntil(context, brokerCode, context.now());
  const next = expiringApplications(context, brokerCode)[due.length];
  for (const row of due) {
    removeApplication(context, row);
    const changes = [{ field: 'status', before: row.status, after: null }];
    context.recordOperation({ brokerCode, targetID: row.applyID, targetName: applicantName(row), changes });
  }
  expireStuckJobs(context, brokerCode);
  const args: NightlyArgs = { brokerCode };
  const latest = context.now() + minimumRetentionMs;
  const at = nextNight(Math.max(context.now(), Math.min((next && deletionTimeOf(next)) ?? latest, latest)));
  context.schedule({ type: 'application.expire', at, args });
}
