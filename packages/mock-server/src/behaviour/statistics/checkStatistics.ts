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
import type { ShapesOf } from '../../pipeline/shapes.ts';
import { attemptTally, durationTally, ocrTally } from '../applications/applicationTallies.ts';
import { describeBucket, describePeriod, type Period } from './periods.ts';
import { countEach, countIn, type FactsOf, type Group, groupBy, groupsOf } from './tallies.ts';

type Filters = Partial<Pick<MockInput<ShapesOf<typeof countAuthentications>>['query'], 'region' | 'idType'>>;
type AttemptGroup = Group<FactsOf<typeof attemptTally>>;
type DurationGroup = Group<FactsOf<typeof durationTally>>;
type OcrGroup = Group<FactsOf<typeof ocrTally>>;

export function describeAuthentications(
  context: CallContext,
  period: Period,
  filters: Filters,
): AuthenticationStatistics {
  const brokerCode = context.brokerCode ?? '';
  const groups = groupsOf(context, attemptTally, brokerCode).filter(({ facts }) => isWanted(facts, filters));
  const lengths = groupsOf(context, durationTally, brokerCode).filter(({ facts }) => isWanted(facts, filters));
  const byResult = groupBy(groups, 'result');
  const [succeeded, failed] = [byResult.get('success') ?? [], byResult.get('failure') ?? []];
  const [successes, failures] = [countEach(succeeded, period.buckets), countEach(failed, period.buckets)];
  const medians = listMedians(lengths, period.buckets);
  return {
    ...describePeriod(period),
    ...describeAttempts(countIn(succeeded, period), countIn(failed, period)),
    medianSec: listMedians(lengths, [period])[0] ?? null,
    failures: countReasons(failed, period),
    buckets: period.buckets.map((bucket, place) => ({
      ...describeBucket(bucket),
      ...describeAttempts(successes[place] ?? 0, failures[place] ?? 0),
      medianSec: medians[place] ?? null,
    })),
  };
}

export function describeOcr(context: CallContext, period: Period): OcrStatistics {
  const groups = groupsOf(context, ocrTally, context.brokerCode ?? '');
  const byRegion = groupBy(groups, 'region');
  return {
    ...describePeriod(period),
    ...countOutcomes(groups, period),
    regions: regions.map((region) => {
      const own = byRegion.get(region) ?? [];
      const byType = groupBy(own, 'idType');
      const documents = identityDocumentTypes.map((idType) => ({
        idType,
        ...countOutcomes(byType.get(idType) ?? [], period),
      }));
      return { region, ...countOutcomes(own, period), documents };
    }),
  };
}

function isWanted(facts: { readonly region: string; readonly idType: string }, { region, idType }: Filters): boolean {
  return (region === undefined || facts.region === region) && (idType === undefined || facts.idType === idType);
}

function describeAttempts(succeeded: number, failed: number) {
  return { attempts: succeeded + failed, succeeded, failed };
}

/** For each stretch, the shortest time that at least half of the attempts did not exceed; null without attempts. */
function listMedians(groups: readonly DurationGroup[], stretches: Period['buckets']): (number | null)[] {
  const byLength = [...groupBy(groups, 'seconds')]
    .sort(([left], [right]) => left - right)
    .map(([seconds, own]) => ({ seconds, counts: countEach(own, stretches) }));
  return stretches.map((_, place) => {
    const attempts = byLength.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0);
    let passed = 0;
    for (const { seconds, counts } of byLength) {
      passed += counts[place] ?? 0;
      if (passed > 0 && passed * 2 >= attempts) return seconds;
    }
    return null;
  });
}

function countReasons(failed: readonly AttemptGroup[], period: Period): AuthenticationStatistics['failures'] {
  return [...groupBy(failed, 'reason')]
    .flatMap(([reason, groups]) => (reason === null ? [] : { reason, count: countIn(groups, period) }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count || (left.reason < right.reason ? -1 : 1));
}

function countOutcomes(groups: readonly OcrGroup[], period: Period) {
  const byOutcome = groupBy(groups, 'outcome');
  const count = (outcome: OcrGroup['facts']['outcome']) => countIn(byOutcome.get(outcome) ?? [], period);
  return {
    total: countIn(groups, period),
    recognised: count('recognised'),
    corrected: count('corrected'),
    failed: count('failed'),
  };
}
