// Submitted applications, counted by groups of applications (counters.ts), never by rows.
import {
  applicationStatusCodes,
  type countSubmittedApplications,
  type LocalText,
  type MockInput,
  type PerStatusStatistics,
  type ReferrerStatistics,
  type RegionStatistics,
  regions,
  type SubmittedStatistics,
} from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import {
  countEach,
  countIn,
  type DimensionsOf,
  findOwn,
  type Group,
  groupBy,
  groupsOf,
  ownRows,
  type RequestContext,
  type ShapesOf,
} from '@brokerdesk/mock-server/engine';
import type { ProfileRow } from '../profiles/profileRows.ts';
import type { ReferrerRow } from '../referrers/referrerRows.ts';
import { referrerCounter, statusCounter } from './applicationCounters.ts';
import { describeBucket, describePeriod, type Period } from './periods.ts';

type Query = MockInput<ShapesOf<typeof countSubmittedApplications>>['query'];
type Filters = Partial<Pick<Query, 'region' | 'profileID'>>;
type SourceDimension = 'region' | 'profileID';

export function describeSubmitted(context: RequestContext, period: Period, query: Query): SubmittedStatistics {
  const { splitBy } = query;
  const by: readonly SourceDimension[] = splitBy === undefined ? [] : [splitBy === 'region' ? 'region' : 'profileID'];
  const groups = groupsOf(context, statusCounter, { ...createSubmittedQuery(context, query), by });
  const { from, to, buckets } = period;
  const counts = countEach(groups, buckets);
  const parts = splitBy === undefined ? [] : listParts(context, splitBy, { groups, period });
  return {
    ...describePeriod(period),
    total: countIn(groups, period),
    previousTotal: countIn(groups, { from: from - (to - from + 1), to: from - 1 }),
    buckets: buckets.map((bucket, index) => ({ ...describeBucket(bucket), count: counts[index] ?? 0 })),
    series: parts.map(({ key, name, groups: own }) => ({
      key,
      name,
      total: countIn(own, period),
      counts: countEach(own, buckets),
    })),
  };
}

export function describeReferrers(context: RequestContext, period: Period, filters: Filters): ReferrerStatistics {
  const groups = groupsOf(context, referrerCounter, { ...createSubmittedQuery(context, filters), by: ['referrerID'] });
  const { topReferrers } = context.row<BrokerRow>('brokers', context.brokerCode ?? '')?.limits ?? { topReferrers: 10 };
  const ranked = groups
    .flatMap((group) => {
      const { referrerID } = group.dimensions;
      return referrerID === null ? [] : { referrerID, count: countIn([group], period) };
    })
    .filter(({ count }) => count > 0)
    .map(({ referrerID, count }) => {
      const name = findOwn<ReferrerRow>(context, 'referrers', referrerID)?.name ?? null;
      return { referrerID, name, count };
    })
    .sort((left, right) => right.count - left.count || compare(left.name?.EN ?? '', right.name?.EN ?? ''));
  const others = ranked.slice(topReferrers);
  return {
    ...describePeriod(period),
    total: countIn(groups, period),
    withoutReferrer: countIn(
      groups.filter(({ dimensions }) => dimensions.referrerID === null),
      period,
    ),
    top: ranked.slice(0, topReferrers),
    others: { referrers: others.length, count: sumOf(others) },
  };
}

export function describeRegions(context: RequestContext, period: Period, filters: Filters): RegionStatistics {
  const groups = groupsOf(context, statusCounter, { ...createSubmittedQuery(context, filters), by: ['region'] });
  const groupsByRegion = groupBy(groups, 'region');
  const byRegion = regions.map((region) => {
    const own = groupsByRegion.get(region) ?? [];
    return { region, count: countIn(own, period), counts: countEach(own, period.buckets) };
  });
  return {
    ...describePeriod(period),
    total: countIn(groups, period),
    regions: byRegion.map(({ region, count }) => ({ region, count })),
    buckets: period.buckets.map((bucket, index) => {
      const parts = byRegion.map(({ region, counts }) => ({ region, count: counts[index] ?? 0 }));
      return { ...describeBucket(bucket), count: sumOf(parts), regions: parts };
    }),
  };
}

export function describeStatuses(context: RequestContext, period: Period, filters: Filters): PerStatusStatistics {
  const groups = groupsOf(context, statusCounter, { ...createSubmittedQuery(context, filters), by: ['status'] });
  const byStatus = groupBy(groups, 'status');
  const totals = countEach(groups, period.buckets);
  return {
    ...describePeriod(period),
    total: countIn(groups, period),
    statuses: applicationStatusCodes
      .filter((status) => status !== 'PND')
      .map((status) => {
        const own = byStatus.get(status) ?? [];
        return { status, count: countIn(own, period), counts: countEach(own, period.buckets) };
      }),
    buckets: period.buckets.map((bucket, index) => ({ ...describeBucket(bucket), count: totals[index] ?? 0 })),
  };
}

/** The submitted applications that match the query. */
function createSubmittedQuery({ brokerCode }: RequestContext, { region, profileID }: Filters) {
  return { brokerCode: brokerCode ?? '', where: { isPending: 0, region, profileID } };
}

type SourceGroups = readonly Group<Pick<DimensionsOf<typeof statusCounter>, SourceDimension>>[];

interface Part {
  readonly key: string;
  readonly name: LocalText | null;
  readonly groups: SourceGroups;
}

/** Regions, or the broker's profiles and, after them, those of which only applications are left. */
function listParts(
  context: RequestContext,
  splitBy: 'region' | 'profile',
  { groups, period }: { readonly groups: SourceGroups; readonly period: Period },
): Part[] {
  if (splitBy === 'region') {
    const byRegion = groupBy(groups, 'region');
    return regions.map((key) => ({ key, name: null, groups: byRegion.get(key) ?? [] }));
  }
  const byProfile = groupBy(groups, 'profileID');
  const existing = ownRows<ProfileRow>(context, 'profiles');
  const names = new Map<string, LocalText | null>(existing.map(({ profileID, name }) => [profileID, name]));
  for (const [profileID, own] of byProfile) {
    if (!names.has(profileID) && countIn(own, period) > 0) names.set(profileID, null);
  }
  return [...names].map(([key, name]) => ({ key, name, groups: byProfile.get(key) ?? [] }));
}

function sumOf(parts: readonly { readonly count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
