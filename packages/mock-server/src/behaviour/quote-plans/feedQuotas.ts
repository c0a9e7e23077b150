// How much of a broker's packages its quote plans take. A plan takes its terminals from the day of its application, and
// so does a change, so that the provider never approves more than it has sold.
import { ruleRefuses, type Refusal } from '../../pipeline/refusals.ts';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { FeedPackagesRow, FeedPlanRow, FeedRequest } from '../../state/contentRows.ts';

type PackageCode = FeedRequest['packageCode'];

export interface PackageUse {
  /** Terminals; unlimited plans count as one, because that is what they are surely used at. */
  readonly inUse: number;
  readonly plans: number;
  /** Plans without a quota of their own, which need a package without one. */
  readonly unlimited: number;
}

/** What plans take from one package of a broker; `without` leaves one plan out. */
export function usesOf(
  context: StateContext,
  { brokerCode, packageCode, without }: { brokerCode: string; packageCode: PackageCode; without?: string },
): PackageUse {
  const takers = context
    .rows<FeedPlanRow>('feedPlans')
    .filter((plan) => plan.brokerCode === brokerCode && plan.planID !== without && isLive(plan))
    .map((plan) => requestsOf(plan).filter((request) => request.packageCode === packageCode))
    .filter((requests) => requests.length > 0);
  return {
    inUse: takers.reduce((sum, requests) => sum + terminalsOf(requests), 0),
    plans: takers.length,
    unlimited: takers.filter((requests) => requests.some(({ quota }) => quota === null)).length,
  };
}

/** Waits or is in force: neither rejected nor over. */
export function isLive({ status }: FeedPlanRow): boolean {
  return status === 'applied' || status === 'approved' || status === 'effective';
}

/** A plan and its change take the larger of the two: they are never in force together. */
function terminalsOf(requests: readonly FeedRequest[]): number {
  return Math.max(...requests.map(({ quota }) => quota ?? 1));
}

function requestsOf({ request, change }: FeedPlanRow): readonly FeedRequest[] {
  return change === null || change.audit === 'rejected' ? [request] : [request, change];
}

/** Refuses terminals that the broker's package has not left; `plan` is who wants them, with what he has already. */
export function refuseExcess(
  context: StateContext,
  packages: FeedPackagesRow | undefined,
  plan: FeedPlanRow,
): Refusal | undefined {
  for (const { packageCode } of requestsOf(plan)) {
    const bought = packages?.packages.find((one) => one.packageCode === packageCode);
    const total = bought?.quota ?? null;
    if (total === null) continue;
    const wanted = requestsOf(plan).filter((request) => request.packageCode === packageCode);
    const { inUse } = usesOf(context, { brokerCode: plan.brokerCode, packageCode, without: plan.planID });
    const isUnlimited = wanted.some(({ quota }) => quota === null);
    if (isUnlimited || inUse + terminalsOf(wanted) > total) return quotaExceeded({ packageCode, total, inUse });
  }
  return undefined;
}

export function quotaExceeded(facts: { packageCode: PackageCode; total: number; inUse: number }): Refusal {
  const { total, inUse } = facts;
  return ruleRefuses(
    'quota-exceeded',
    {
      en_US: `The package has ${total} terminals, ${inUse} of them in use.`,
      zh_CN: `套餐共 ${total} 个终端，已使用 ${inUse} 个。`,
      zh_HK: `計劃共 ${total} 個終端機，已使用 ${inUse} 個。`,
    },
    facts,
  );
}
