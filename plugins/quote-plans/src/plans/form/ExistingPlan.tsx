import { Callout, ScreenLink, useCall } from '@brokerdesk/plugin-sdk';
import { type FeedPlan, listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import type { FormHandle } from '@brokerdesk/plugin-sdk/forms';
import { useEffect } from 'react';
import { usePlanWords } from '../usePlanWords.ts';
import { useText } from '../../screens/useText.ts';
import type { PlanValues } from './planValues.ts';

/** The plan that the chosen login has already, with the way to it: a login has one at a time. */
export function ExistingPlan({ form }: { readonly form: FormHandle<PlanValues> }) {
  const text = useText();
  const words = usePlanWords();
  const { userID, subUserID } = form.watch('userID', 'subUserID');
  // In the background: without it, the server says so when the form is sent.
  const { data, refetch } = useCall(listFeedPlans, { query: { userID, size: 500 } }, { passive: true });
  const isRefused = form.methods.formState.errors['userID']?.type === 'E0016';
  // Another user has applied for it since the form was opened.
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  const plan = data?.items.find((one) => one.subUserID === (subUserID || null) && isLive(one));
  if (!plan) return null;
  const { planID, status } = plan;
  return (
    <Callout tone="waiting" role="status" title={text('planForm.existing')}>
      <ScreenLink to={{ code: 'PM_CI_QUOTE_PLAN', child: 'detail', params: { planID } }}>
        {text('planForm.existingPlan', { terms: words.terms(plan), status: words.status(status) })}
      </ScreenLink>
    </Callout>
  );
}

/** Waits or is in force: a login with a rejected plan, or one that is over, may have another. */
function isLive({ status }: FeedPlan): boolean {
  return status === 'applied' || status === 'approved' || status === 'effective';
}
