import { labelOf, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { en } from './locales/en.ts';
import { useText } from './useText.ts';

/** What a plan or its change gives to the client. */
export type PlanTerms = Pick<FeedPlan, 'name' | 'quota'>;

/** The change of a plan. */
export type PlanChange = NonNullable<FeedPlan['change']>;

/** Returns functions that put parts of quote plans into words. */
export function usePlanWords() {
  const text = useText();
  const { language } = useHost();
  const { count, date } = useFormats();
  return useMemo(() => {
    const terminals = (quota: number | null) => (quota === null ? text('quotePlan.unlimited') : count(quota));
    function terms({ name, quota }: PlanTerms): string {
      const values = { package: textIn(name, language) };
      if (quota === null) return text('quotePlan.unlimitedTerms', values);
      return text('quotePlan.terms', { ...values, count: quota, number: count(quota) });
    }
    return {
      terminals,
      terms,
      change: (change: PlanChange) =>
        text('quotePlan.changeTo', { terms: terms(change), date: date(change.effectiveDate) }),
      status: (status: string) => labelOf(en.quotePlan.status, status, (known) => text(`quotePlan.status.${known}`)),
      audit: (audit: string) => labelOf(en.quotePlan.audit, audit, (known) => text(`quotePlan.audit.${known}`)),
    };
  }, [text, language, count, date]);
}

/** The login of a plan: the sub-user's, or the client's own. */
export function loginOf({ userID, subUserID }: Pick<FeedPlan, 'userID' | 'subUserID'>): string {
  return subUserID ?? userID;
}
