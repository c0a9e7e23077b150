import { Callout, shanghaiDay, useApi, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { type FeedPlan, terminateFeedPlan } from '@brokerdesk/plugin-sdk/api';
import { DateField, DialogSubject, FormDialog, useForm } from '@brokerdesk/plugin-sdk/forms';
import { acceptIfDone } from './acceptIfDone.ts';
import { usePlanWords } from './usePlanWords.ts';
import { useText } from '../screens/useText.ts';

type EndValues = { readonly terminationDate: string | null };

/** The dialog that ends a plan in force after a day. */
export function EndPlanDialog({ plan, onClose }: { readonly plan: FeedPlan; readonly onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const { date } = useFormats();
  const words = usePlanWords();
  const { customerName, change } = plan;
  const form = useForm<EndValues, FeedPlan | null, FeedPlan>({
    name: 'end-quote-plan',
    id: plan.planID,
    record: plan,
    toValues: ({ terminationDate }) => ({ terminationDate: terminationDate ?? shanghaiDay() }),
    validate: ({ terminationDate }) =>
      terminationDate === null
        ? [{ path: 'terminationDate', rule: 'required', message: text('endPlan.dateMissing') }]
        : [],
    describeChanges: (before, now) =>
      before.status === now.status
        ? []
        : [{ name: text('plan.statusLabel'), was: words.status(before.status), now: words.status(now.status) }],
    isPossible: ({ status }) => status === 'effective',
    send({ terminationDate }, { record: { planID, version } }) {
      const query = { version, ...(terminationDate !== null && { terminationDate }) };
      const ended = api.call(terminateFeedPlan, { params: { planID }, query });
      return acceptIfDone(ended, (now) => now.terminationDate === terminationDate);
    },
    onSent(ended, { isLeaving }) {
      notify({ tone: 'success', text: text('endPlan.done', { date: date(ended?.terminationDate ?? null) }) });
      if (!isLeaving) onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text('endPlan.title')}
      size="small"
      tone="danger"
      submitLabel={text('endPlan.submit')}
      isDecision
      onClose={onClose}
    >
      <DialogSubject subject={customerName} consequence={words.terms(plan)} />
      <DateField
        form={form}
        name="terminationDate"
        label={text('plan.terminationDate')}
        hint={text('endPlan.hint', { today: date(shanghaiDay()) })}
        min={shanghaiDay()}
        isRequired
      />
      {change && change.audit !== 'rejected' && (
        <Callout tone="waiting">{text('endPlan.dropsChange', { change: words.change(change) })}</Callout>
      )}
    </FormDialog>
  );
}
