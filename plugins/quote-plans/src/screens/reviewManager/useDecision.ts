import { ApiError, rewordError, useApi, useFormats } from '@brokerdesk/plugin-sdk';
import { auditFeedPlan, type FeedPlan, getFeedPlan, type RefusalData } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { findRequestOf, findWaitingRequest, isDecidedAs, type PlanDecision } from '../../model/planRequests.ts';
import { usePlanWords } from '../../plans/usePlanWords.ts';
import { useText } from '../useText.ts';

/** The broker has withdrawn the application, and with it the plan. */
const gone = ['E0003'] as const;

interface DecideOptions extends PlanDecision {
  readonly plan: FeedPlan;
  readonly idempotencyKey: string;
}

/**
 * Returns a function that decides on the waiting request of a plan. A decision is final: if there is one already, the same
 * one counts as the user's, such as after a lost response, and another one is named. Only a request that the broker has
 * changed since is left to the form, which shows its new terms.
 */
export function useDecision(): (options: DecideOptions) => Promise<FeedPlan> {
  const text = useText();
  const api = useApi();
  const words = usePlanWords();
  const { dateTime } = useFormats();
  const describeRule = useCallback(
    ({ rule }: RefusalData<typeof auditFeedPlan, 'E0016'>) =>
      Object.hasOwn(knownRules, rule) ? text(`review.${knownRules[rule as keyof typeof knownRules]}`) : undefined,
    [text],
  );
  return useCallback(
    async ({ plan, idempotencyKey, ...decision }) => {
      const { planID, version } = plan;
      const { action, reason } = decision;
      const body = { action, version, ...(action === 'reject' && { reason }) };
      try {
        return await api.call(auditFeedPlan, { params: { planID }, body }, { idempotencyKey, handles: gone });
      } catch (error) {
        if (!(error instanceof ApiError) || (error.code !== 'E0005' && error.code !== 'E0015'))
          throw rewordError(error, { E0016: describeRule, E0003: text('review.withdrawn') });
        const now = await api.call(getFeedPlan, { params: { planID } });
        const request = findRequestOf(now, findWaitingRequest(plan)?.applyTime ?? '');
        if (isDecidedAs(request, decision)) return now;
        if (!request || request.audit === 'pending') throw error;
        const values = {
          decision: words.audit(request.audit),
          name: request.auditBy ?? '',
          time: dateTime(request.auditTime),
        };
        const { data, requestId } = error;
        throw new ApiError({ code: 'E0015', message: text('review.decided', values), data, requestId });
      }
    },
    [text, api, words, dateTime, describeRule],
  );
}

/** Why the server refuses a decision, by the rule that it names. */
const knownRules = { 'own-request': 'own', 'trader-not-active': 'clientNotActive' } as const;
