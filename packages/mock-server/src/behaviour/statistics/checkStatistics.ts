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
type AttemptGroup = Group<Pick<FactsOf<typeof attemptTally>, 'reason'>>;
type DurationGroup = Group<Pick<FactsOf<typeof durationTally>, 'seconds'>>;
type OcrGroup = Group<Pick<FactsOf<typeof ocrTally>, 'outcome'>>;

export function describeAuthentications(
  context: CallContext,
  period: Period,
  filters: Filters,
): AuthenticationStatistics {
  const asked = { brokerCode: context.brokerCode ?? '', where: { region: filters.region, idType: filters.idType } };
  const groups = groupsOf(context, attemptTally, { ...asked, by: ['result', 'reason'] });
  const lengths = groupsOf(context, durationTally, { ...asked, by: ['seconds'] });
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
  const question = { brokerCode: context.brokerCode ?? '', by: ['region', 'idType', 'outcome'] as const };
  const groups = groupsOf(context, ocrTally, question);
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

function describeAttempts(succeeded: number, failed: number) {
  return { attempts: succeeded + failed, succeeded, failed };
}

/** For each stretch, the shortest time that at least half of the attempts did not exceed; null without attempts. */
function listMedians(groups: readonly DurationGroup[], stretches: Period['buckets']): (number | null)[] {
  const byLength = groups
    .map((group) => ({ seconds: group.facts.seconds, counts: countEach([group], stretches) }))
    .sort((left, right) => left.seconds - right.seconds);
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
