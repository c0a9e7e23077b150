import { ConfirmDialog, useApi, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { cancelFeedPlanTermination, type FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { acceptIfDone } from './acceptIfDone.ts';
import { usePlanWords } from './usePlanWords.ts';
import { useText } from '../screens/useText.ts';

/** The dialog that takes back the end of a plan in force. */
export function CancelEndDialog({ plan, onClose }: { readonly plan: FeedPlan; readonly onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const { date } = useFormats();
  const words = usePlanWords();
  return (
    <ConfirmDialog<FeedPlan, FeedPlan>
      title={text('cancelEnd.title')}
      subject={plan.customerName}
      consequence={text('cancelEnd.consequence', { terms: words.terms(plan) })}
      actionLabel={text('plan.action.cancelEnd')}
      record={plan}
      describeChanges={(before, now) => [
        {
          name: text('plan.terminationDate'),
          was: date(before.terminationDate),
          now: date(now.terminationDate),
        },
      ]}
      isPossible={({ status, terminationDate }) => status === 'effective' && terminationDate !== null}
      onConfirm={({ record: { planID, version } }) =>
        acceptIfDone(
          api.call(cancelFeedPlanTermination, { params: { planID }, query: { version } }),
          ({ status, terminationDate }) => status === 'effective' && terminationDate === null,
        )
      }
      onDone={() => notify({ tone: 'success', text: text('cancelEnd.done') })}
      onClose={onClose}
    />
  );
}
