import type { ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { DialogSubject, FormDialog, useForm } from '@brokerdesk/plugin-sdk/forms';
import { useText } from '../../useText.ts';
import { ApplicantName } from '../../../application/ApplicantName.tsx';
import { checkRecordReason, RecordReason, type RecordReasonValues } from './RecordReason.tsx';
import { useDecisionHandlers, type DecisionProps } from './useDecisionHandlers.ts';

type Values = RecordReasonValues & Record<string, unknown>;

/** Starts the correction of answers by staff, with a reason for the records. */
export function CorrectDialog(props: DecisionProps) {
  const { application } = props;
  const text = useText();
  const handlers = useDecisionHandlers(props);
  const form = useForm<Values, void, ApplicationDetail>({
    name: 'correct',
    id: application.applyID,
    record: application,
    toValues: () => ({ choice: '', reason: '' }),
    validate: (values) => checkRecordReason(values, text),
    send: ({ reason }, context) => handlers.send(reason.trim(), context),
    onSent() {
      handlers.done();
      props.onClose();
    },
    describeChanges: handlers.describeChanges,
    isPossible: handlers.isPossible,
  });
  return (
    <FormDialog
      form={form}
      title={text('decision.correct.title')}
      submitLabel={text('action.correct')}
      isDecision
      onClose={props.onClose}
    >
      <DialogSubject
        subject={<ApplicantName application={application} />}
        consequence={text('decision.correct.consequence')}
      />
      <RecordReason form={form} />
    </FormDialog>
  );
}
