// What machines checked: certifications by the authority, and readings of identity documents.
import {
  type AuthenticationStatistics,
  type countAuthentications,
  identityDocumentTypes,
  type MockInput,
  type OcrStatistics,
  regions,
} from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import type { CaFailure } from '../../state/caAttemptRows.ts';
import { attemptTally, ocrTally } from '../applications/applicationTallies.ts';
import { bucketFinder, describeBucket, describePeriod, type Period } from './periods.ts';
import { type Cell, cellsOf } from './tallies.ts';

type Shapes = typeof countAuthentications extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Filters = Partial<Pick<MockInput<Shapes>['query'], 'region' | 'idType'>>;
type AttemptCell = Cell<NonNullable<ReturnType<typeof attemptTally.factsOf>>>;
type OcrCell = Cell<NonNullable<ReturnType<typeof ocrTally.factsOf>>>;

export function describeAuthentications(
  context: CallContext,
  period: Period,
  { region, idType }: Filters,
): AuthenticationStatistics {
  const cells = (cellsOf(context, attemptTally, context.brokerCode ?? '') as AttemptCell[]).filter(
    ({ facts }) =>
      facts.day >= period.from &&
      facts.day <= period.to &&
      (region === undefined || facts.region === region) &&
      (idType === undefined || facts.idType === idType),
  );
  const placeOf = bucketFinder(period);
  const byBucket = period.buckets.map((): AttemptCell[] => []);
  for (const cell of cells) byBucket[placeOf(cell.facts.day)]?.push(cell);
  return {
    ...describePeriod(period),
    ...countAttempts(cells),
    failures: countReasons(cells),
    buckets: period.buckets.map((bucket, place) => ({
      ...describeBucket(bucket),
      ...countAttempts(byBucket[place] ?? []),
    })),
  };
}

export function describeOcr(context: CallContext, period: Period): OcrStatistics {
  const cells = (cellsOf(context, ocrTally, context.brokerCode ?? '') as OcrCell[]).filter(
    ({ facts }) => facts.day >= period.from && facts.day <= period.to,
  );
  return {
    ...describePeriod(period),
    ...countOutcomes(cells),
    regions: regions.map((region) => {
      const own = cells.filter(({ facts }) => facts.region === region);
      const documents = identityDocumentTypes.map((idType) => ({
        idType,
        ...countOutcomes(own.filter(({ facts }) => facts.idType === idType)),
      }));
      return { region, ...countOutcomes(own), documents };
    }),
  };
}

function countAttempts(cells: readonly AttemptCell[]) {
  const attempts = sumOf(cells);
  const succeeded = sumOf(cells.filter(({ facts }) => facts.result === 'success'));
  return { attempts, succeeded, failed: attempts - succeeded, medianSec: medianOf(cells, attempts) };
}

/** The shortest time that at least half of the attempts did not exceed. */
function medianOf(cells: readonly AttemptCell[], attempts: number): number | null {
  const counts = new Map<number, number>();
  for (const { facts, count } of cells) counts.set(facts.seconds, (counts.get(facts.seconds) ?? 0) + count);
  let passed = 0;
  for (const [seconds, count] of [...counts].sort(([left], [right]) => left - right)) {
    passed += count;
    if (passed > 0 && passed * 2 >= attempts) return seconds;
  }
  return null;
}

function countReasons(cells: readonly AttemptCell[]): AuthenticationStatistics['failures'] {
  const counts = new Map<CaFailure, number>();
  for (const { facts, count } of cells) {
    if (facts.reason !== null) counts.set(facts.reason, (counts.get(facts.reason) ?? 0) + count);
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => ({ reason, count }))
    .sort((left, right) => right.count - left.count || (left.reason < right.reason ? -1 : 1));
}

function countOutcomes(cells: readonly OcrCell[]) {
  const count = (outcome: OcrCell['facts']['outcome']) => sumOf(cells.filter(({ facts }) => facts.outcome === outcome));
  return {
    total: sumOf(cells),
    recognised: count('recognised'),
    corrected: count('corrected'),
    failed: count('failed'),
  };
}

function sumOf(parts: readonly { readonly count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}
