// What is not finished: where applicants stopped, and what is about to be deleted by itself.
import type {
  ApplicationStatus,
  countStayPages,
  DeletionStatistics,
  MockInput,
  StayPageStatistics,
} from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import type { CallContext } from '../../pipeline/CallContext.ts';
import type { ProfileRow } from '../../state/templateRows.ts';
import { deletionTally, pendingTally, stayPageOf } from '../applications/applicationTallies.ts';
import { ownRows } from '../ownRows.ts';
import { dayOf, describePeriod, formatDay, type Period } from './periods.ts';
import { cellsOf } from './tallies.ts';

type Shapes = typeof countStayPages extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Filters = Partial<Pick<MockInput<Shapes>['query'], 'region' | 'profileID'>>;

export function describeStayPages(context: CallContext, period: Period, filters: Filters): StayPageStatistics {
  const byProfile = countPages(context, period, filters);
  const rows = ownRows<ProfileRow>(context, 'profiles').filter(
    ({ profileID }) => filters.profileID === undefined || profileID === filters.profileID,
  );
  const known = new Set(rows.map(({ profileID }) => profileID));
  const profiles = [
    ...rows.map(({ profileID, name, pages }) => ({ profileID, name, pages })),
    ...[...byProfile.keys()]
      .filter((profileID) => !known.has(profileID))
      .map((profileID) => ({ profileID, name: null, pages: [] as ProfileRow['pages'] })),
  ].map(({ profileID, name, pages }) => {
    const counts = byProfile.get(profileID) ?? new Map<string, number>();
    const titles = new Map(pages.map(({ pageID, title }) => [pageID, title]));
    const pageIDs = [...new Set([...titles.keys(), ...[...counts.keys()].sort()])];
    const counted = pageIDs.map((pageID) => ({
      pageID,
      title: titles.get(pageID) ?? null,
      count: counts.get(pageID) ?? 0,
    }));
    return { profileID, name, count: sumOf(counted), pages: counted };
  });
  return { ...describePeriod(period), total: sumOf(profiles), profiles };
}

/** Statuses whose applications are deleted by themselves, in the order of an application's life. */
const passingStatuses = ['PND', 'REJ'] as const satisfies readonly ApplicationStatus[];

export function describeDeletions(context: CallContext, filters: Filters): DeletionStatistics {
  const noticeDays = context.row<BrokerRow>('brokers', context.brokerCode ?? '')?.deletionNoticeDays ?? 0;
  const now = context.now();
  const until = now + noticeDays * dayMs;
  const today = dayOf(now);
  const counts = new Map<string, number>();
  for (const { facts, count } of cellsOf(context, deletionTally, context.brokerCode ?? '')) {
    if (facts.time > until || !isWanted(facts, filters)) continue;
    // What is overdue goes today.
    const key = `${facts.status} ${Math.max(today, dayOf(facts.time))}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const days = Array.from({ length: dayOf(until) - today + 1 }, (_, ahead) => {
    const statuses = passingStatuses.map((status) => ({
      status,
      count: counts.get(`${status} ${today + ahead}`) ?? 0,
    }));
    return { day: formatDay(today + ahead), count: sumOf(statuses), statuses };
  });
  const statuses = passingStatuses.map((status, place) => ({
    status,
    count: days.reduce((sum, day) => sum + (day.statuses[place]?.count ?? 0), 0),
  }));
  return { noticeDays, total: sumOf(statuses), statuses, days };
}

const dayMs = 86_400_000;

function countPages(context: CallContext, period: Period, filters: Filters): Map<string, Map<string, number>> {
  const byProfile = new Map<string, Map<string, number>>();
  for (const { facts, count } of cellsOf(context, pendingTally, context.brokerCode ?? '')) {
    if (facts.day < period.from || facts.day > period.to || !isWanted(facts, filters)) continue;
    // One that is pending no more stands in two cells that cancel out.
    const pages = byProfile.get(facts.profileID) ?? new Map<string, number>();
    byProfile.set(facts.profileID, pages);
    const pageID = stayPageOf(context, facts.applyID);
    pages.set(pageID, (pages.get(pageID) ?? 0) + count);
  }
  for (const pages of byProfile.values()) for (const [pageID, count] of pages) if (count === 0) pages.delete(pageID);
  return byProfile;
}

function isWanted(
  facts: { readonly region: string; readonly profileID: string },
  { region, profileID }: Filters,
): boolean {
  return (
    (region === undefined || facts.region === region) && (profileID === undefined || facts.profileID === profileID)
  );
}

function sumOf(parts: readonly { readonly count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}
