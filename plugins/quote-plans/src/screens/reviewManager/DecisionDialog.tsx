import { useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { DialogSubject, FormDialog, TextField, useForm } from '@brokerdesk/plugin-sdk/forms';
import { findWaitingRequest } from '../../model/planRequests.ts';
import { OverdueNote } from '../../plans/OverdueNote.tsx';
import { PlanComparison } from '../../plans/PlanComparison.tsx';
import { clientOf, usePlanWords } from '../../plans/usePlanWords.ts';
import { checkReason, reasonLimit } from './checkReason.ts';
import { useDecision } from './useDecision.ts';
import { useText } from '../useText.ts';

type Values = { readonly reason: string };

/** The props of {@link DecisionDialog}. */
export interface DecisionDialogProps {
  readonly action: 'approve' | 'reject';
  readonly plan: FeedPlan;
  readonly onClose: () => void;
}

/** Approves or rejects the waiting request of a plan. */
export function DecisionDialog({ action, plan, onClose }: DecisionDialogProps) {
  const text = useText();
  const { notify } = useHost();
  const { date } = useFormats();
  const words = usePlanWords();
  const decide = useDecision();
  const request = findWaitingRequest(plan);
  const describe = (one: FeedPlan) => {
    const waiting = findWaitingRequest(one);
    return waiting && words.change(waiting);
  };
  function describeResult(now: FeedPlan): string {
    const client = clientOf(plan);
    if (action === 'reject') return text('review.reject.done', { client });
    const { effectiveDate } = now.change ?? now;
    const isInForce = now.status === 'effective' && now.change === null;
    return text(isInForce ? 'review.approve.inForce' : 'review.approve.done', { client, date: date(effectiveDate) });
  }
  const form = useForm<Values, FeedPlan, FeedPlan>({
    name: `${action}-plan`,
    id: plan.planID,
    record: plan,
    toValues: () => ({ reason: '' }),
    validate: (values) => checkReason(values, { action, text }),
    describeChanges: (before, now) => [{ name: text('plan.requested'), was: describe(before), now: describe(now) }],
    send: ({ reason }, { record, idempotencyKey }) =>
      decide({ plan: record, action, reason: reason.trim(), idempotencyKey }),
    onSent(now, { isLeaving }) {
      notify({ tone: 'success', text: describeResult(now) });
      if (!isLeaving) onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text(`review.${action}.title`)}
      submitLabel={text(`review.${action}.submit`)}
      tone={action === 'approve' ? 'primary' : 'danger'}
      isDecision
      onClose={onClose}
    >
      <DialogSubject
        subject={`${clientOf(plan)}${request ? ` · ${words.change(request)}` : ''}`}
        consequence={text(consequenceOf(action, plan))}
      />
      {action === 'approve' && request && <OverdueNote request={request} />}
      {plan.change && <PlanComparison plan={plan} />}
      {action === 'reject' && (
        <TextField
          form={form}
          name="reason"
          label={text('review.reason')}
          hint={text('review.reasonHint')}
          limit={reasonLimit}
          isMultiline
          isRequired
        />
      )}
    </FormDialog>
  );
}

function consequenceOf(action: 'approve' | 'reject', { change }: FeedPlan) {
  return `review.${action}.${change ? 'ofChange' : 'ofPlan'}` as const;
}
