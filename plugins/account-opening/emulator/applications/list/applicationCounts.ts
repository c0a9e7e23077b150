// The number of applications of a template or a referrer. Each result is the same object for as long as the numbers are
// the same: a list reads it once per row.
import type { ApplicationStatus } from '@brokerdesk/api';
import { countAll, type Group, groupBy, groupsOf, type StateContext } from '@brokerdesk/mock-server/engine';
import { referrerCounter, statusCounter } from '../../statistics/applicationCounters.ts';

type StatusGroups = readonly Group<{ readonly profileID: string; readonly status: ApplicationStatus }>[];
type Statuses = Partial<Record<ApplicationStatus, number>>;

const profileCounts = new WeakMap<StatusGroups, ReadonlyMap<string, Statuses>>();
const referrerCounts = new WeakMap<readonly object[], ReadonlyMap<string, number>>();

/** How many applications each template of a broker has in each status. */
export function countByProfile(context: StateContext, brokerCode: string): ReadonlyMap<string, Statuses> {
  const groups = groupsOf(context, statusCounter, { brokerCode, by: ['profileID', 'status'] });
  const counts = profileCounts.get(groups) ?? new Map([...groupBy(groups, 'profileID')].map(countStatuses));
  profileCounts.set(groups, counts);
  return counts;
}

function countStatuses([profileID, groups]: readonly [string, StatusGroups]): [string, Statuses] {
  const counts = [...groupBy(groups, 'status')].map(([status, own]) => [status, countAll(own)] as const);
  return [profileID, Object.fromEntries(counts.filter(([, count]) => count > 0))];
}

/** How many applications each referrer has brought to a broker. */
export function countByReferrer(context: StateContext, brokerCode: string): ReadonlyMap<string, number> {
  const groups = groupsOf(context, referrerCounter, { brokerCode, by: ['referrerID'] });
  const counts =
    referrerCounts.get(groups) ??
    new Map(
      groups.flatMap((group) =>
        group.dimensions.referrerID === null ? [] : [[group.dimensions.referrerID, countAll([group])]],
      ),
    );
  referrerCounts.set(groups, counts);
  return counts;
}

/** How many applications a broker has in each status. */
export function countByStatus(context: StateContext, brokerCode: string): ReadonlyMap<string, number> {
  const groups = groupsOf(context, statusCounter, { brokerCode, by: ['status'] });
  return new Map(groups.map((group) => [group.dimensions.status, countAll([group])]));
}

/** The number of a template's applications in any status. */
export function totalOf(byStatus: Partial<Record<ApplicationStatus, number>> = {}): number {
  return Object.values(byStatus).reduce((total, count) => total + count, 0);
}
