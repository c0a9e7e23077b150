import { useApi, useHost } from '@brokerdesk/plugin-sdk';
import { decideNotification, noticeReasonLength, type NotificationSummary } from '@brokerdesk/plugin-sdk/api';
import { DialogSubject, FormDialog, TextField, useForm } from '@brokerdesk/plugin-sdk/forms';
import { titleOf } from './noticeLanguages.ts';
import { useText } from '../screens/useText.ts';

type Values = { readonly reason: string };

/** The props of {@link RejectDialog}. */
export interface RejectDialogProps {
  readonly notice: NotificationSummary;
  readonly onClose: () => void;
}

/** Returns a notice to its author, with a reason. */
export function RejectDialog({ notice, onClose }: RejectDialogProps) {
  const text = useText();
  const api = useApi();
  const { language, notify } = useHost();
  const form = useForm<Values, unknown, NotificationSummary>({
    name: 'reject-notice',
    id: notice.ntfID,
    record: notice,
    toValues: () => ({ reason: '' }),
    isPossible: ({ approval }) => approval?.mayDecide === true,
    send: ({ reason }, { record: { ntfID, version }, idempotencyKey }) =>
      api.call(
        decideNotification,
        { params: { ntfID }, body: { decision: 'reject', reason, version } },
        { idempotencyKey },
      ),
    onSent() {
      notify({ tone: 'success', text: text('action.returned') });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text('action.rejectTitle')}
      submitLabel={text('action.reject')}
      isDecision
      onClose={onClose}
    >
      <DialogSubject subject={titleOf(notice, language)} consequence={text('action.rejectConsequence')} />
      <TextField
        form={form}
        name="reason"
        label={text('action.reason')}
        limit={noticeReasonLength}
        isMultiline
        isRequired
      />
    </FormDialog>
  );
}
