import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import { reasonMaxLength } from '@brokerdesk/plugin-sdk/api';
import { ChoiceField, type FieldIssue, type FormHandle, otherReason, TextField } from '@brokerdesk/plugin-sdk/forms';
import { useReasons } from '../../../reasons/useReasons.ts';
import { useText } from '../../useText.ts';

/** The values of a form that contains a reason for the records. */
export interface RecordReasonValues {
  readonly choice: string;
  readonly reason: string;
}

interface RecordReasonProps<Values extends RecordReasonValues> {
  readonly form: FormHandle<Values>;
  /** The action; a correction by default. */
  readonly action?: 'correct' | 'rejectProof';
  readonly limit?: number;
}

/**
 * Why an answer is corrected or an application rejected: for the records, in the language of staff; the client does not
 * see it.
 */
export function RecordReason<Values extends RecordReasonValues>({
  form,
  action = 'correct',
  limit = reasonMaxLength,
}: RecordReasonProps<Values>) {
  const text = useText();
  const { language } = useHost();
  const { reasons, isWaiting } = useReasons(action);
  const fields = form as unknown as FormHandle<RecordReasonValues>;
  const textOf = (id: string) => {
    const reason = reasons.find(({ reasonID }) => reasonID === id);
    return reason ? textIn(reason.text, language) : '';
  };
  return (
    <>
      <ChoiceField
        form={fields}
        name="choice"
        label={text('decision.reason')}
        isRequired
        loadingLabel={isWaiting ? text('decision.reasons') : undefined}
        options={[
          ...reasons.map(({ reasonID }) => ({ value: reasonID, label: textOf(reasonID) })),
          { value: otherReason, label: text('decision.correct.other') },
        ]}
        onUserSelect={(id) => fields.write({ reason: textOf(id) })}
      />
      <TextField
        form={fields}
        name="reason"
        label={text('decision.reason')}
        isLabelHidden
        hint={text(`decision.${action}.hint`)}
        isRequired
        isMultiline
        limit={limit}
      />
    </>
  );
}

/** Validates a reason for the records. */
export function checkRecordReason(
  { reason }: RecordReasonValues,
  text: ReturnType<typeof useText>,
  limit = reasonMaxLength,
): readonly FieldIssue[] {
  if (reason.trim() === '') return [{ path: 'reason', rule: 'required', message: text('decision.required') }];
  if ([...reason.trim()].length <= limit) return [];
  return [{ path: 'reason', rule: 'too_big', message: text('decision.tooLong', { limit }) }];
}
