// What came in. Each answer is put together from cells (tallies.ts), never from rows.
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
import type { ProfileRow, ReferrerRow } from '../../state/templateRows.ts';
import { submittedTally } from '../applications/applicationTallies.ts';
import { findOwn, ownRows } from '../ownRows.ts';
import { bucketFinder, describeBucket, describePeriod, type Period } from './periods.ts';
import { type Cell, cellsOf } from './tallies.ts';

type Shapes = typeof countSubmittedApplications extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<Shapes>['query'];
type Filters = Partial<Pick<Query, 'region' | 'profileID'>>;
type SubmittedCell = Cell<NonNullable<ReturnType<typeof submittedTally.factsOf>>>;

export function describeSubmitted(context: CallContext, period: Period, query: Query): SubmittedStatistics {
  const cells = submittedCells(context, query);
  const { from, to } = period;
  const inPeriod = cells.filter(({ facts }) => facts.day >= from && facts.day <= to);
  const before = cells.filter(({ facts }) => facts.day < from && facts.day >= from - (to - from + 1));
  const countsOf = counter(period);
  const counts = countsOf(inPeriod);
  const parts = query.splitBy === undefined ? [] : listParts(context, query.splitBy, inPeriod);
  return {
    ...describePeriod(period),
    total: sumOf(inPeriod),
    previousTotal: sumOf(before),
    buckets: period.buckets.map((bucket, place) => ({ ...describeBucket(bucket), count: counts[place] ?? 0 })),
    series: parts.map(({ key, name, cells: own }) => ({ key, name, total: sumOf(own), counts: countsOf(own) })),
  };
}

export function describeReferrers(context: CallContext, period: Period, filters: Filters): ReferrerStatistics {
  const cells = cellsInPeriod(context, period, filters);
  const { topReferrers } = context.row<BrokerRow>('brokers', context.brokerCode ?? '')?.limits ?? { topReferrers: 10 };
  const brought = new Map<string, number>();
  for (const { facts, count } of cells) {
    if (facts.referrerID !== null) brought.set(facts.referrerID, (brought.get(facts.referrerID) ?? 0) + count);
  }
  const ranked = [...brought]
    .filter(([, count]) => count > 0)
    .map(([referrerID, count]) => {
      const name = findOwn<ReferrerRow>(context, 'referrers', referrerID)?.name ?? null;
      return { referrerID, name, count };
    })
    .sort((left, right) => right.count - left.count || compare(left.name?.EN ?? '', right.name?.EN ?? ''));
  const others = ranked.slice(topReferrers);
  return {
    ...describePeriod(period),
    total: sumOf(cells),
    withoutReferrer: sumOf(cells.filter(({ facts }) => facts.referrerID === null)),
    top: ranked.slice(0, topReferrers),
    others: { referrers: others.length, count: sumOf(others) },
  };
}

export function describeRegions(context: CallContext, period: Period, filters: Filters): RegionStatistics {
  const cells = cellsInPeriod(context, period, filters);
  const cellsByRegion = Map.groupBy(cells, ({ facts }) => facts.region);
  const countsOf = counter(period);
  const byRegion = regions.map((region) => {
    const own = cellsByRegion.get(region) ?? [];
    return { region, count: sumOf(own), counts: countsOf(own) };
  });
  return {
    ...describePeriod(period),
    total: sumOf(cells),
    regions: byRegion.map(({ region, count }) => ({ region, count })),
    buckets: period.buckets.map((bucket, place) => {
      const parts = byRegion.map(({ region, counts }) => ({ region, count: counts[place] ?? 0 }));
      return { ...describeBucket(bucket), count: sumOf(parts), regions: parts };
    }),
  };
}

export function describeStatuses(context: CallContext, period: Period, filters: Filters): PerStatusStatistics {
  const cells = cellsInPeriod(context, period, filters);
  const cellsByStatus = Map.groupBy(cells, ({ facts }) => facts.status);
  const countsOf = counter(period);
  const totals = countsOf(cells);
  return {
    ...describePeriod(period),
    total: sumOf(cells),
    statuses: applicationStatusCodes
      .filter((status) => status !== 'PND')
      .map((status) => {
        const own = cellsByStatus.get(status) ?? [];
        return { status, count: sumOf(own), counts: countsOf(own) };
      }),
    buckets: period.buckets.map((bucket, place) => ({ ...describeBucket(bucket), count: totals[place] ?? 0 })),
  };
}

function submittedCells(context: CallContext, { region, profileID }: Filters): SubmittedCell[] {
  const cells = cellsOf(context, submittedTally, context.brokerCode ?? '') as SubmittedCell[];
  if (region === undefined && profileID === undefined) return cells;
  return cells.filter(
    ({ facts }) =>
      (region === undefined || facts.region === region) && (profileID === undefined || facts.profileID === profileID),
  );
}

function cellsInPeriod(context: CallContext, { from, to }: Period, filters: Filters): SubmittedCell[] {
  return submittedCells(context, filters).filter(({ facts }) => facts.day >= from && facts.day <= to);
}

interface Part {
  readonly key: string;
  readonly name: LocalText | null;
  readonly cells: readonly SubmittedCell[];
}

/** Regions, or the broker's profiles and, after them, those of which only applications are left. */
function listParts(context: CallContext, splitBy: 'region' | 'profile', cells: readonly SubmittedCell[]): Part[] {
  if (splitBy === 'region') {
    return regions.map((key) => ({ key, name: null, cells: cells.filter(({ facts }) => facts.region === key) }));
  }
  const known = ownRows<ProfileRow>(context, 'profiles');
  const names = new Map<string, LocalText | null>(known.map(({ profileID, name }) => [profileID, name]));
  for (const { facts } of cells) if (!names.has(facts.profileID)) names.set(facts.profileID, null);
  return [...names].map(([key, name]) => ({
    key,
    name,
    cells: cells.filter(({ facts }) => facts.profileID === key),
  }));
}

function counter(period: Period): (cells: readonly SubmittedCell[]) => number[] {
  const placeOf = bucketFinder(period);
  return (cells) => {
    const counts = period.buckets.map(() => 0);
    for (const { facts, count } of cells) {
      const place = placeOf(facts.day);
      if (place >= 0) counts[place] = (counts[place] ?? 0) + count;
    }
    return counts;
  };
}

function sumOf(parts: readonly { readonly count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
