// What the approval of a request does to the broker's packages. The server counts what waits as used already, so the use
// without the request is computed here by the same rule: a plan and its change take the larger number of the two.
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import type { QuotePackage } from '../plans/packageUse.ts';
import { findWaitingRequest, type PlanRequest } from './planRequests.ts';

/** The terminals of a package that are in use before and after an approval. */
export interface QuotaEffect {
  readonly bought: QuotePackage;
  readonly before: number;
  readonly after: number;
}

/** Returns the packages that the waiting request of a plan concerns: that of the plan in force, and the requested one. */
export function listQuotaEffects(plan: FeedPlan, packages: readonly QuotePackage[]): readonly QuotaEffect[] {
  const request = findWaitingRequest(plan);
  if (!request) return [];
  const present = plan.status === 'effective' ? plan : undefined;
  const codes = new Set([...(present ? [present.packageCode] : []), request.packageCode]);
  return packages
    .filter(({ packageCode }) => codes.has(packageCode))
    .map((bought) => {
      const inPlan = terminalsIn(bought, present);
      const inRequest = terminalsIn(bought, request);
      const others = bought.inUse - Math.max(inPlan, inRequest);
      return { bought, before: others + inPlan, after: others + inRequest };
    });
}

/** An unlimited plan counts as one terminal. */
function terminalsIn({ packageCode }: QuotePackage, terms: Pick<PlanRequest, 'packageCode' | 'quota'> | undefined) {
  return terms?.packageCode === packageCode ? (terms.quota ?? 1) : 0;
}
