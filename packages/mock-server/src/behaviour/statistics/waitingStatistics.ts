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
import type { ShapesOf } from '../../pipeline/shapes.ts';
import type { ProfileRow } from '../../state/templateRows.ts';
import { deletionTally, stayPageTally } from '../applications/applicationTallies.ts';
import { ownRows } from '../ownRows.ts';
import { dayOf, describePeriod, formatDay, type Period, startOfDay } from './periods.ts';
import { countEach, countIn, groupBy, groupsOf } from './tallies.ts';

type Filters = Partial<Pick<MockInput<ShapesOf<typeof countStayPages>>['query'], 'region' | 'profileID'>>;

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
  const groups = groupsOf(context, deletionTally, { ...sourceOf(context, filters), by: ['status'] });
  const byStatus = groupBy(groups, 'status');
  const stretches = Array.from({ length: dayOf(until) - today + 1 }, (_, ahead) => ({
    // What is overdue goes today.
    from: ahead === 0 ? 0 : startOfDay(today + ahead),
    to: Math.min(until, startOfDay(today + ahead + 1) - 1),
  }));
  const counts = passingStatuses.map((status) => countEach(byStatus.get(status) ?? [], stretches));
  const days = stretches.map((_, ahead) => {
    const statuses = passingStatuses.map((status, place) => ({ status, count: counts[place]?.[ahead] ?? 0 }));
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
  const question = { ...sourceOf(context, filters), by: ['profileID', 'pageID'] as const };
  const byProfile = new Map<string, Map<string, number>>();
  for (const group of groupsOf(context, stayPageTally, question)) {
    const { profileID, pageID } = group.facts;
    const count = countIn([group], period);
    if (count === 0) continue;
    const pages = byProfile.get(profileID) ?? new Map<string, number>();
    byProfile.set(profileID, pages);
    pages.set(pageID, count);
  }
  return byProfile;
}

function sourceOf({ brokerCode }: CallContext, { region, profileID }: Filters) {
  return { brokerCode: brokerCode ?? '', where: { region, profileID } };
}

function sumOf(parts: readonly { readonly count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}
