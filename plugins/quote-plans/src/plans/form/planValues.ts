// The values of the form of a quote plan, and the rules that the contract's schema cannot know.
import { shanghaiDay } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import type { Desk } from '../Desk.ts';
import type { QuotePackage } from '../packageUse.ts';

/** The values of the form. A type, because forms are declared with types. */
export type PlanValues = {
  /** Empty for the broker's own staff, and until the provider has chosen one. */
  readonly brokerCode: string;
  readonly userID: string;
  /** Empty for the client's own login. */
  readonly subUserID: string;
  readonly customerName: string;
  /** Empty until the user has chosen one. */
  readonly packageCode: FeedPlan['packageCode'] | '';
  readonly limitType: FeedPlan['limitType'];
  readonly quota: number | null;
  readonly effectiveDate: string | null;
  readonly description: string;
};

/** The origin of a new plan, such as the client from whose row it was opened. */
export type PlanPreset = Partial<Pick<PlanValues, 'brokerCode' | 'userID' | 'subUserID' | 'customerName'>>;

/** The days from today after which a plan may begin: a plan in force changes tomorrow at the earliest. */
export function earliestDay(plan: FeedPlan | undefined): string {
  return shanghaiDay(plan?.status === 'effective' ? 1 : 0);
}

/** The values for a new plan, or for the next application of one: what was asked for last, from the first possible day. */
export function toPlanValues(plan: FeedPlan | undefined, preset: PlanPreset = {}): PlanValues {
  const earliest = earliestDay(plan);
  if (!plan) {
    const client = { brokerCode: '', userID: '', subUserID: '', customerName: '', ...preset };
    return { ...client, packageCode: '', limitType: 'quota', quota: null, effectiveDate: earliest, description: '' };
  }
  const { brokerCode, userID, subUserID, customerName, description, change } = plan;
  const { packageCode, limitType, quota, effectiveDate } = change ?? plan;
  return {
    brokerCode,
    userID,
    subUserID: subUserID ?? '',
    customerName,
    packageCode,
    limitType,
    quota,
    effectiveDate: effectiveDate < earliest ? earliest : effectiveDate,
    description,
  };
}

/** The fields of an application that the calls for a new plan and for its change share. */
export function toPlanTerms({ customerName, packageCode, limitType, quota, effectiveDate, description }: PlanValues) {
  return {
    customerName,
    // The schema rejects a form without a package and without a day.
    packageCode: packageCode as FeedPlan['packageCode'],
    limitType,
    quota: limitType === 'quota' ? quota : null,
    effectiveDate: effectiveDate ?? '',
    description,
  };
}

/** A rule that values break, with the field that says so. */
export interface PlanProblem {
  readonly path: keyof PlanValues;
  readonly rule: 'brokerMissing' | 'quotaMissing' | 'quotaTotal' | 'needsQuota' | 'sameTerms';
  readonly package?: QuotePackage & { readonly quota: number };
}

interface PlanContext {
  readonly desk: Desk;
  readonly plan: FeedPlan | undefined;
  /** What the broker has bought, if it is known. */
  readonly packages: readonly QuotePackage[];
}

/** Returns the rules that values break; how much of a package is left only the server knows. */
export function findPlanProblems(values: PlanValues, { desk, plan, packages }: PlanContext): readonly PlanProblem[] {
  const { brokerCode, packageCode, limitType, quota } = values;
  if (desk === 'provider' && brokerCode === '') return [{ path: 'brokerCode', rule: 'brokerMissing' }];
  const bought = packages.find((one) => one.packageCode === packageCode);
  const limited = bought && bought.quota !== null ? { ...bought, quota: bought.quota } : undefined;
  if (limitType === 'unlimited' && limited) return [{ path: 'limitType', rule: 'needsQuota', package: limited }];
  if (limitType === 'quota' && quota === null) return [{ path: 'quota', rule: 'quotaMissing' }];
  if (limitType === 'quota' && quota !== null && limited && quota > limited.quota)
    return [{ path: 'quota', rule: 'quotaTotal', package: limited }];
  const isSame =
    plan?.status === 'effective' &&
    plan.packageCode === packageCode &&
    plan.quota === (limitType === 'quota' ? quota : null);
  return isSame ? [{ path: 'packageCode', rule: 'sameTerms' }] : [];
}
