import { ConfirmDialog, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { type FeedPlan, withdrawFeedPlanChange } from '@brokerdesk/plugin-sdk/api';
import { acceptIfDone } from './acceptIfDone.ts';
import type { PlanRequest } from '../model/planRequests.ts';
import { usePlanWords } from './usePlanWords.ts';
import { useText } from '../screens/useText.ts';

interface WithdrawChangeDialogProps {
  readonly plan: FeedPlan;
  readonly change: PlanRequest;
  readonly onClose: () => void;
}

/** The dialog that withdraws the change of a plan, or removes a rejected one; the plan stays as it is. */
export function WithdrawChangeDialog({ plan, change, onClose }: WithdrawChangeDialogProps) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const words = usePlanWords();
  const isRejected = change.audit === 'rejected';
  const describe = ({ change: one }: FeedPlan) => one && `${words.change(one)} · ${words.audit(one.audit)}`;
  return (
    <ConfirmDialog<FeedPlan, FeedPlan>
      title={text(isRejected ? 'withdrawChange.dismissTitle' : 'withdrawChange.title')}
      subject={`${plan.customerName} · ${words.change(change)}`}
      consequence={text('withdrawChange.consequence', { terms: words.terms(plan) })}
      actionLabel={text(isRejected ? 'plan.action.dismissChange' : 'plan.action.withdrawChange')}
      record={plan}
      describeChanges={(before, now) => [{ name: text('plan.change'), was: describe(before), now: describe(now) }]}
      isPossible={({ change: now }) => now !== null}
      onConfirm={({ record }) => {
        const { planID, version } = record;
        return acceptIfDone(api.call(withdrawFeedPlanChange, { params: { planID }, query: { version } }), (now) =>
          isWithoutChange(record, now),
        );
      }}
      onDone={() =>
        notify({ tone: 'success', text: text(isRejected ? 'withdrawChange.dismissed' : 'withdrawChange.done') })
      }
      onClose={onClose}
    />
  );
}

/** The change was withdrawn and did not take effect: the plan is what it was. */
function isWithoutChange(before: FeedPlan, now: FeedPlan): boolean {
  const isSame = before.packageCode === now.packageCode && before.quota === now.quota;
  return now.change === null && isSame && before.status === now.status && before.effectiveDate === now.effectiveDate;
}
