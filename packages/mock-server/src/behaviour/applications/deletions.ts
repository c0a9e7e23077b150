// Applications that are deleted by themselves: pending ones after 30 days, rejected ones after 90. They go at night, so
// that none disappears under the hands of somebody who has it open.
import type { listFutureDeletions, MockInput } from '@brokerdesk/api';
import { type BrokerRow, deletionTime } from '@brokerdesk/fixtures';
import type { JobContext } from '../../jobs/JobContext.ts';
import type { CallContext } from '../../pipeline/CallContext.ts';
import type { ShapesOf } from '../../pipeline/shapes.ts';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { ApplicationRow } from '../../state/rows.ts';
import { applicationOrder } from './applicationList.ts';
import { applicantName } from './changeStatus.ts';
import { endHungWork } from './hungWork.ts';
import { sortRows } from '../lists.ts';
import { orderedRows } from '../orderedRows.ts';
import { removeApplication } from './removeApplication.ts';
import { nextNight } from '../times.ts';

export interface NightArgs {
  readonly brokerCode: string;
}

/** Every application that is going to be deleted by itself, those that go first first. */
function expiringApplications(context: StateContext, brokerCode: string): readonly ApplicationRow[] {
  return orderedRows<ApplicationRow>(context, {
    collection: 'applications',
    brokerCode,
    sort: 'deletionTime',
    valueOf: timeOf,
    idOf: ({ applyID }) => applyID,
    filter: { key: 'expiring', keeps: (row) => timeOf(row) !== null },
  });
}

/** Those whose time comes up to a moment, in milliseconds since 1970. */
function expiringUntil(context: StateContext, brokerCode: string, until: number): readonly ApplicationRow[] {
  const rows = expiringApplications(context, brokerCode);
  const end = rows.findIndex((row) => (timeOf(row) ?? 0) > until);
  return end < 0 ? rows : rows.slice(0, end);
}

type Query = MockInput<ShapesOf<typeof listFutureDeletions>>['query'];

/** Those that a broker's staff are told about, in the order that they ask for. */
export function selectFutureDeletions(context: CallContext, query: Query): readonly ApplicationRow[] {
  const { sort = 'deletionTime', status } = query;
  const brokerCode = context.brokerCode ?? '';
  const days = context.row<BrokerRow>('brokers', brokerCode)?.deletionNoticeDays ?? 0;
  const soon = expiringUntil(context, brokerCode, context.now() + days * dayMs);
  const found = status === undefined ? soon : soon.filter((row) => row.status === status);
  return sort === 'deletionTime' ? found : sortRows(found, { ...applicationOrder, valueOf: sortValue, sort });
}

function sortValue(row: ApplicationRow, field: string): string | number | null {
  return field === 'deletionTime' ? timeOf(row) : applicationOrder.valueOf(row, field);
}

const dayMs = 86_400_000;
/** No application can become one that goes sooner than this. */
const shortestKeptMs = 30 * dayMs;

/** The night's work for one broker; plans the next night in which something can have to go. */
export function deleteExpired(context: JobContext, { brokerCode }: NightArgs): void {
  const due = expiringUntil(context, brokerCode, context.now());
  const next = expiringApplications(context, brokerCode)[due.length];
  for (const row of due) {
    removeApplication(context, row);
    const changes = [{ field: 'status', before: row.status, after: null }];
    context.note({ brokerCode, targetID: row.applyID, targetName: applicantName(row), changes });
  }
  endHungWork(context, brokerCode);
  const args: NightArgs = { brokerCode };
  const latest = context.now() + shortestKeptMs;
  const at = nextNight(Math.max(context.now(), Math.min((next && timeOf(next)) ?? latest, latest)));
  context.schedule({ type: 'application.expire', at, args });
}

/** Reading a time costs more than all else, and a row never changes. */
function timeOf(row: ApplicationRow): number | null {
  const time = knownTimes.get(row) ?? deletionTime(row);
  if (time !== null) knownTimes.set(row, time);
  return time;
}

const knownTimes = new WeakMap<ApplicationRow, number>();
