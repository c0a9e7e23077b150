import {
  DeleteRecordDialog,
  HistoryDialog,
  type RowAction,
  shanghaiDay,
  useCanCall,
  useFormats,
} from '@brokerdesk/plugin-sdk';
import {
  cancelFeedPlanTermination,
  changeFeedPlan,
  type FeedPlan,
  terminateFeedPlan,
  withdrawFeedPlanChange,
} from '@brokerdesk/plugin-sdk/api';
import { CancelEndDialog } from './CancelEndDialog.tsx';
import type { Desk } from './Desk.ts';
import { EndPlanDialog, PlanDialog } from './lazyParts.tsx';
import { usePlanWords } from './usePlanWords.ts';
import { useText } from '../screens/useText.ts';
import { WithdrawChangeDialog } from './WithdrawChangeDialog.tsx';

/** Returns the actions for a plan, in its row, its panel and on its screen; `onDeleted` leaves the screen. */
export function usePlanActions(desk: Desk, onDeleted?: () => void): (plan: FeedPlan) => readonly RowAction[] {
  const text = useText();
  const words = usePlanWords();
  const canCall = useCanCall();
  const { date } = useFormats();

  const change = (plan: FeedPlan): RowAction => ({
    id: 'change',
    label: text(`plan.action.${changeLabelOf(plan)}`),
    disabledReason: reasonOf(plan),
    dialog: (close) => <PlanDialog desk={desk} plan={plan} onClose={close} />,
  });
  function reasonOf({ status, change: next, terminationDate }: FeedPlan): string | undefined {
    if (status === 'approved') return text('plan.notChangeable.approved');
    if (terminationDate !== null) return text('plan.notChangeable.ending');
    return next?.audit === 'approved' ? text('plan.notChangeable.changing') : undefined;
  }
  const withdrawal = (plan: FeedPlan, next: NonNullable<FeedPlan['change']>): RowAction => ({
    id: 'withdrawChange',
    label: text(`plan.action.${next.audit === 'rejected' ? 'dismissChange' : 'withdrawChange'}`),
    dialog: (close) => <WithdrawChangeDialog plan={plan} change={next} onClose={close} />,
  });
  const cancelEnd = (plan: FeedPlan): RowAction => ({
    id: 'cancelEnd',
    label: text('plan.action.cancelEnd'),
    dialog: (close) => <CancelEndDialog plan={plan} onClose={close} />,
  });
  const end = (plan: FeedPlan): RowAction => ({
    id: 'end',
    label: text(`plan.action.${plan.terminationDate === null ? 'end' : 'changeEnd'}`),
    tone: 'danger',
    dialog: (close) => <EndPlanDialog plan={plan} onClose={close} />,
  });
  const deletion = (plan: FeedPlan): RowAction => ({
    id: 'withdraw',
    label: text('plan.action.withdraw'),
    tone: 'danger',
    dialog: (close) => (
      <DeleteRecordDialog
        endpoint={terminateFeedPlan}
        record={plan}
        input={({ planID, version }) => ({ params: { planID }, query: { version } })}
        itemLabel={text('plan.item')}
        recordName={`${plan.customerName} · ${words.terms(plan)}`}
        consequence={text('withdrawPlan.consequence')}
        describeChanges={(before, now) => [
          { name: text('plan.statusLabel'), was: words.status(before.status), now: words.status(now.status) },
          // The same call ends a plan that has come into force in the meantime.
          ...(now.status === 'effective'
            ? [{ name: text('plan.terminationDate'), was: null, now: date(shanghaiDay()) }]
            : []),
        ]}
        {...(onDeleted && { onDeleted })}
        onClose={close}
      />
    ),
  });
  const history = ({ planID, customerName }: FeedPlan): RowAction => ({
    id: 'history',
    label: text('plan.history'),
    dialog: (close) => <HistoryDialog targetID={planID} recordName={customerName} onClose={close} />,
  });

  return (plan) => {
    const isOver = plan.status === 'terminated';
    return [
      ...(!isOver && canCall(changeFeedPlan) ? [change(plan)] : []),
      ...(plan.change && canCall(withdrawFeedPlanChange) ? [withdrawal(plan, plan.change)] : []),
      ...(isEnding(plan) && canCall(cancelFeedPlanTermination) ? [cancelEnd(plan)] : []),
      history(plan),
      ...(!isOver && canCall(terminateFeedPlan) ? [plan.status === 'effective' ? end(plan) : deletion(plan)] : []),
    ];
  };
}

function isEnding({ status, terminationDate }: FeedPlan): boolean {
  return status === 'effective' && terminationDate !== null;
}

function changeLabelOf({ status, change }: FeedPlan): 'change' | 'changeChange' | 'changeRequest' {
  if (status !== 'effective') return 'changeRequest';
  return change ? 'changeChange' : 'change';
}
