// How much of a broker's packages its quote plans take. A plan takes its terminals from the day of its application, and
// so does a change, so that the provider never approves more than it has sold.
import { type ErrorResponse, message, ruleViolated, type StateContext } from '@brokerdesk/mock-server/engine';
import { listLivePlans } from '../findFeedPlans.ts';
import type { FeedPlanRow, FeedRequest } from '../feedPlanRows.ts';
import type { FeedPackagesRow } from './feedPackageRows.ts';

type PackageCode = FeedRequest['packageCode'];

export interface PackageUsage {
  /** Terminals; an unlimited plan counts as one, its minimum use. */
  readonly inUse: number;
  readonly plans: number;
  /** Plans without a quota, which need a package without one. */
  readonly unlimited: number;
}

/** The terminals that plans use of one package of a broker; `without` excludes one plan. */
export function countPackageUse(
  context: StateContext,
  {
    brokerCode,
    packageCode,
    excludedPlanID,
  }: { brokerCode: string; packageCode: PackageCode; excludedPlanID?: string },
): PackageUsage {
  const requestsByPlan = listLivePlans(context, brokerCode)
    .filter(({ planID }) => planID !== excludedPlanID)
    .map((plan) => requestsOf(plan).filter((request) => request.packageCode === packageCode))
    .filter((requests) => requests.length > 0);
  return {
    inUse: requestsByPlan.reduce((sum, requests) => sum + terminalsOf(requests), 0),
    plans: requestsByPlan.length,
    unlimited: requestsByPlan.filter((requests) => requests.some(({ quota }) => quota === null)).length,
  };
}

/** A plan and its change take the larger of the two: they are never in force together. */
function terminalsOf(requests: readonly FeedRequest[]): number {
  return Math.max(...requests.map(({ quota }) => quota ?? 1));
}

function requestsOf({ request, change }: FeedPlanRow): readonly FeedRequest[] {
  return change === null || change.audit === 'rejected' ? [request] : [request, change];
}

/** Rejects more terminals than the broker's package has left; `plan` is the applicant, with its current terminals. */
export function rejectExcess(
  context: StateContext,
  packages: FeedPackagesRow | undefined,
  plan: FeedPlanRow,
): ErrorResponse | undefined {
  for (const { packageCode } of requestsOf(plan)) {
    const bought = packages?.packages.find((one) => one.packageCode === packageCode);
    const total = bought?.quota ?? null;
    if (total === null) continue;
    const requests = requestsOf(plan).filter((request) => request.packageCode === packageCode);
    const { inUse } = countPackageUse(context, {
      brokerCode: plan.brokerCode,
      packageCode,
      excludedPlanID: plan.planID,
    });
    const isUnlimited = requests.some(({ quota }) => quota === null);
    if (isUnlimited || inUse + terminalsOf(requests) > total)
      return createQuotaExceededError({ packageCode, total, inUse });
  }
  return undefined;
}

export function createQuotaExceededError(usage: {
  packageCode: PackageCode;
  total: number;
  inUse: number;
}): ErrorResponse {
  const { total, inUse } = usage;
  return ruleViolated(
    'quota-exceeded',
    message(
      `The package has ${total} terminals, ${inUse} of them in use.`,
      `此行情组合共 ${total} 个终端，已使用 ${inUse} 个。`,
      `此報價組合共 ${total} 個終端機，已使用 ${inUse} 個。`,
    ),
    usage,
  );
}
