// What came in, counted by groups of applications (tallies.ts), never by rows.
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
import type { CallContext } from '../../pipeline/CallContext.ts';
import type { ShapesOf } from '../../pipeline/shapes.ts';
import type { ProfileRow, ReferrerRow } from '../../state/templateRows.ts';
import { referrerTally, statusTally } from '../applications/applicationTallies.ts';
import { findOwn, ownRows } from '../ownRows.ts';
import { isWanted, type SourceFilters } from './isWanted.ts';
import { describeBucket, describePeriod, type Period } from './periods.ts';
import { countEach, countIn, type FactsOf, type Group, groupBy, groupsOf } from './tallies.ts';

type Query = MockInput<ShapesOf<typeof countSubmittedApplications>>['query'];
type SubmittedGroup = Group<FactsOf<typeof statusTally>>;

export function describeSubmitted(context: CallContext, period: Period, query: Query): SubmittedStatistics {
  const groups = submittedGroups(context, query);
  const { from, to, buckets } = period;
  const counts = countEach(groups, buckets);
  const parts = query.splitBy === undefined ? [] : listParts(context, query.splitBy, { groups, period });
  return {
    ...describePeriod(period),
    total: countIn(groups, period),
    previousTotal: countIn(groups, { from: from - (to - from + 1), to: from - 1 }),
    buckets: buckets.map((bucket, place) => ({ ...describeBucket(bucket), count: counts[place] ?? 0 })),
    series: parts.map(({ key, name, groups: own }) => ({
      key,
      name,
      total: countIn(own, period),
      counts: countEach(own, buckets),
    })),
  };
}

export function describeReferrers(context: CallContext, period: Period, filters: SourceFilters): ReferrerStatistics {
  const groups = groupsOf(context, referrerTally, context.brokerCode ?? '').filter(
    ({ facts }) => facts.isPending === 0 && isWanted(facts, filters),
  );
  const { topReferrers } = context.row<BrokerRow>('brokers', context.brokerCode ?? '')?.limits ?? { topReferrers: 10 };
  const byReferrer = groupBy(groups, 'referrerID');
  const ranked = [...byReferrer]
    .flatMap(([referrerID, own]) => (referrerID === null ? [] : { referrerID, count: countIn(own, period) }))
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
    withoutReferrer: countIn(byReferrer.get(null) ?? [], period),
    top: ranked.slice(0, topReferrers),
    others: { referrers: others.length, count: sumOf(others) },
  };
}

export function describeRegions(context: CallContext, period: Period, filters: SourceFilters): RegionStatistics {
  const groups = submittedGroups(context, filters);
  const groupsByRegion = groupBy(groups, 'region');
  const byRegion = regions.map((region) => {
    const own = groupsByRegion.get(region) ?? [];
    return { region, count: countIn(own, period), counts: countEach(own, period.buckets) };
  });
  return {
    ...describePeriod(period),
    total: countIn(groups, period),
    regions: byRegion.map(({ region, count }) => ({ region, count })),
    buckets: period.buckets.map((bucket, place) => {
      const parts = byRegion.map(({ region, counts }) => ({ region, count: counts[place] ?? 0 }));
      return { ...describeBucket(bucket), count: sumOf(parts), regions: parts };
    }),
  };
}

export function describeStatuses(context: CallContext, period: Period, filters: SourceFilters): PerStatusStatistics {
  const groups = submittedGroups(context, filters);
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
    buckets: period.buckets.map((bucket, place) => ({ ...describeBucket(bucket), count: totals[place] ?? 0 })),
  };
}

function submittedGroups(context: CallContext, filters: SourceFilters): readonly SubmittedGroup[] {
  return groupsOf(context, statusTally, context.brokerCode ?? '').filter(
    ({ facts }) => facts.status !== 'PND' && isWanted(facts, filters),
  );
}

interface Part {
  readonly key: string;
  readonly name: LocalText | null;
  readonly groups: readonly SubmittedGroup[];
}

/** Regions, or the broker's profiles and, after them, those of which only applications are left. */
function listParts(
  context: CallContext,
  splitBy: 'region' | 'profile',
  { groups, period }: { readonly groups: readonly SubmittedGroup[]; readonly period: Period },
): Part[] {
  if (splitBy === 'region') {
    const byRegion = groupBy(groups, 'region');
    return regions.map((key) => ({ key, name: null, groups: byRegion.get(key) ?? [] }));
  }
  const byProfile = groupBy(groups, 'profileID');
  const known = ownRows<ProfileRow>(context, 'profiles');
  const names = new Map<string, LocalText | null>(known.map(({ profileID, name }) => [profileID, name]));
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
