// Results of machine checks: certifications by the authority, and readings of identity documents.
import {
  type AuthenticationStatistics,
  type countAuthentications,
  identityDocumentTypes,
  type MockInput,
  type OcrStatistics,
  regions,
} from '@brokerdesk/api';
import {
  countEach,
  countIn,
  type DimensionsOf,
  type Group,
  groupBy,
  groupsOf,
  type RequestContext,
  type ShapesOf,
} from '@brokerdesk/mock-server/engine';
import { attemptCounter, durationCounter, ocrCounter } from './applicationCounters.ts';
import { describeBucket, describePeriod, type Period } from './periods.ts';

type Filters = Partial<Pick<MockInput<ShapesOf<typeof countAuthentications>>['query'], 'region' | 'idType'>>;
type AttemptGroup = Group<Pick<DimensionsOf<typeof attemptCounter>, 'reason'>>;
type DurationGroup = Group<Pick<DimensionsOf<typeof durationCounter>, 'seconds'>>;
type OcrGroup = Group<Pick<DimensionsOf<typeof ocrCounter>, 'outcome'>>;

export function describeAuthentications(
  context: RequestContext,
  period: Period,
  filters: Filters,
): AuthenticationStatistics {
  const query = { brokerCode: context.brokerCode ?? '', where: { region: filters.region, idType: filters.idType } };
  const groups = groupsOf(context, attemptCounter, { ...query, by: ['result', 'reason'] });
  const lengths = groupsOf(context, durationCounter, { ...query, by: ['seconds'] });
  const byResult = groupBy(groups, 'result');
  const [succeeded, failed] = [byResult.get('success') ?? [], byResult.get('failure') ?? []];
  const [successes, failures] = [countEach(succeeded, period.buckets), countEach(failed, period.buckets)];
  const medians = listMedians(lengths, period.buckets);
  return {
    ...describePeriod(period),
    ...describeAttempts(countIn(succeeded, period), countIn(failed, period)),
    medianSec: listMedians(lengths, [period])[0] ?? null,
    failures: countReasons(failed, period),
    buckets: period.buckets.map((bucket, index) => ({
      ...describeBucket(bucket),
      ...describeAttempts(successes[index] ?? 0, failures[index] ?? 0),
      medianSec: medians[index] ?? null,
    })),
  };
}

export function describeOcr(context: RequestContext, period: Period): OcrStatistics {
  const query = { brokerCode: context.brokerCode ?? '', by: ['region', 'idType', 'outcome'] as const };
  const groups = groupsOf(context, ocrCounter, query);
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

/** For each bucket, the shortest time that at least half of the attempts did not exceed; null without attempts. */
function listMedians(groups: readonly DurationGroup[], intervals: Period['buckets']): (number | null)[] {
  const byLength = groups
    .map((group) => ({ seconds: group.dimensions.seconds, counts: countEach([group], intervals) }))
    .sort((left, right) => left.seconds - right.seconds);
  return intervals.map((_, index) => {
    const attempts = byLength.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0);
    let passed = 0;
    for (const { seconds, counts } of byLength) {
      passed += counts[index] ?? 0;
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
  const count = (outcome: OcrGroup['dimensions']['outcome']) => countIn(byOutcome.get(outcome) ?? [], period);
  return {
    total: countIn(groups, period),
    recognised: count('recognised'),
    corrected: count('corrected'),
    failed: count('failed'),
  };
}
