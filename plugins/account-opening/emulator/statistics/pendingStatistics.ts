// Unfinished applications: the pages where applicants stopped, and upcoming automatic deletions.
import type {
  ApplicationStatus,
  countStayPages,
  DeletionStatistics,
  MockInput,
  StayPageStatistics,
} from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import {
  countEach,
  countIn,
  dayOf,
  formatDay,
  groupBy,
  groupsOf,
  ownRows,
  type RequestContext,
  type ShapesOf,
  startOfDay,
} from '@brokerdesk/mock-server/engine';
import type { ProfileRow } from '../profiles/profileRows.ts';
import { deletionCounter, stayPageCounter } from './applicationCounters.ts';
import { describePeriod, type Period } from './periods.ts';

type Filters = Partial<Pick<MockInput<ShapesOf<typeof countStayPages>>['query'], 'region' | 'profileID'>>;

export function describeStayPages(context: RequestContext, period: Period, filters: Filters): StayPageStatistics {
  const byProfile = countPages(context, period, filters);
  const rows = ownRows<ProfileRow>(context, 'profiles').filter(
    ({ profileID }) => filters.profileID === undefined || profileID === filters.profileID,
  );
  const existing = new Set(rows.map(({ profileID }) => profileID));
  const profiles = [
    ...rows.map(({ profileID, name, pages }) => ({ profileID, name, pages })),
    ...[...byProfile.keys()]
      .filter((profileID) => !existing.has(profileID))
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

/** Statuses whose applications are deleted automatically, in the order of an application's life. */
const expiringStatuses = ['PND', 'REJ'] as const satisfies readonly ApplicationStatus[];

export function describeDeletions(context: RequestContext, filters: Filters): DeletionStatistics {
  const noticeDays = context.row<BrokerRow>('brokers', context.brokerCode ?? '')?.deletionNoticeDays ?? 0;
  const now = context.now();
  const until = now + noticeDays * dayMs;
  const today = dayOf(now);
  const groups = groupsOf(context, deletionCounter, { ...sourceOf(context, filters), by: ['status'] });
  const byStatus = groupBy(groups, 'status');
  const intervals = Array.from({ length: dayOf(until) - today + 1 }, (_, ahead) => ({
    // Overdue applications are deleted today.
    from: ahead === 0 ? 0 : startOfDay(today + ahead),
    to: Math.min(until, startOfDay(today + ahead + 1) - 1),
  }));
  const counts = expiringStatuses.map((status) => countEach(byStatus.get(status) ?? [], intervals));
  const days = intervals.map((_, ahead) => {
    const statuses = expiringStatuses.map((status, index) => ({ status, count: counts[index]?.[ahead] ?? 0 }));
    return { day: formatDay(today + ahead), count: sumOf(statuses), statuses };
  });
  const statuses = expiringStatuses.map((status, index) => ({
    status,
    count: days.reduce((sum, day) => sum + (day.statuses[index]?.count ?? 0), 0),
  }));
  return { noticeDays, total: sumOf(statuses), statuses, days };
}

const dayMs = 86_400_000;

function countPages(context: RequestContext, period: Period, filters: Filters): Map<string, Map<string, number>> {
  const query = { ...sourceOf(context, filters), by: ['profileID', 'pageID'] as const };
  const byProfile = new Map<string, Map<string, number>>();
  for (const group of groupsOf(context, stayPageCounter, query)) {
    const { profileID, pageID } = group.dimensions;
    const count = countIn([group], period);
    if (count === 0) continue;
    const pages = byProfile.get(profileID) ?? new Map<string, number>();
    byProfile.set(profileID, pages);
    pages.set(pageID, count);
  }
  return byProfile;
}

function sourceOf({ brokerCode }: RequestContext, { region, profileID }: Filters) {
  return { brokerCode: brokerCode ?? '', where: { region, profileID } };
}

function sumOf(parts: readonly { readonly count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}
