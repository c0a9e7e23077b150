import type { ApplicationDetail } from '@brokerdesk/plugin-sdk';
import { DialogSubject, FormDialog, useForm } from '@brokerdesk/plugin-sdk/forms';
import { useText } from '../useText.ts';
import { ApplicantName } from '../ApplicantName.tsx';
import { checkRecordReason, RecordReason, type RecordReasonValues } from './RecordReason.tsx';
import { useDecide, type Wish } from './useDecide.ts';

type Values = RecordReasonValues & Record<string, unknown>;

/** Begins the correction of answers by staff: why, for the records. */
export function CorrectDialog(wish: Wish) {
  const { application } = wish;
  const text = useText();
  const decide = useDecide(wish);
  const form = useForm<Values, void, ApplicationDetail>({
    name: 'correct',
    id: application.applyID,
    record: application,
    toValues: () => ({ choice: '', reason: '' }),
    validate: (values) => checkRecordReason(values, text),
    send: ({ reason }, context) => decide.send(reason.trim(), context),
    onSent() {
      decide.done();
      wish.onClose();
    },
    describeChanges: decide.describeChanges,
  });
  return (
    <FormDialog
      form={form}
      title={text('decision.correct.title')}
      submitLabel={text('decision.correct.button')}
      isDecision
      onClose={decide.close}
    >
      <DialogSubject
        subject={<ApplicantName application={application} />}
        consequence={text('decision.correct.consequence')}
      />
      <RecordReason form={form} />
    </FormDialog>
  );
}
