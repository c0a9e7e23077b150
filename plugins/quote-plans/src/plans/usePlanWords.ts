import { labelOf, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import type { PlanRequest } from '../model/planRequests.ts';
import { en } from '../screens/locales/en.ts';
import { useText } from '../screens/useText.ts';

/** Returns functions that put parts of quote plans into words. */
export function usePlanWords() {
  const text = useText();
  const { language } = useHost();
  const { count, date } = useFormats();
  return useMemo(() => {
    const terminals = (quota: number | null) => (quota === null ? text('plan.unlimited') : count(quota));
    function terms({ name, quota }: Pick<PlanRequest, 'name' | 'quota'>): string {
      const values = { package: textIn(name, language) };
      if (quota === null) return text('plan.unlimitedTerms', values);
      return text('plan.terms', { ...values, count: quota, number: count(quota) });
    }
    return {
      terminals,
      terms,
      change: (change: PlanRequest) =>
        text('plan.changeTo', { terms: terms(change), date: date(change.effectiveDate) }),
      status: (status: string) => labelOf(en.plan.status, status, (known) => text(`plan.status.${known}`)),
      audit: (audit: string) => labelOf(en.plan.audit, audit, (known) => text(`plan.audit.${known}`)),
    };
  }, [text, language, count, date]);
}

/** The login of a plan: the sub-user's, or the client's own. */
export function loginOf({ userID, subUserID }: Pick<FeedPlan, 'userID' | 'subUserID'>): string {
  return subUserID ?? userID;
}

/** A client with the login of the plan, as titles name it. */
export function clientOf(plan: Pick<FeedPlan, 'customerName' | 'userID' | 'subUserID'>): string {
  return `${plan.customerName} (${loginOf(plan)})`;
}
