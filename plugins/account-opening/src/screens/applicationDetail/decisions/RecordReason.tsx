import { reasonMaxLength, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { ChoiceField, type FieldIssue, type FormHandle, otherReason, TextField } from '@brokerdesk/plugin-sdk/forms';
import { useReasons } from '../../../reasons/useReasons.ts';
import { useText } from '../useText.ts';

/** The values by which a form holds a reason for the records. */
export interface RecordReasonValues {
  readonly choice: string;
  readonly reason: string;
}

/** Why something is corrected: for the records, in the language of staff; the client does not read it. */
export function RecordReason<Values extends RecordReasonValues>({ form }: { readonly form: FormHandle<Values> }) {
  const text = useText();
  const { language } = useHost();
  const { reasons } = useReasons('correct');
  const fields = form as unknown as FormHandle<RecordReasonValues>;
  const wordsOf = (id: string) => {
    const reason = reasons.find(({ reasonID }) => reasonID === id);
    return reason ? textIn(reason.text, language) : '';
  };
  return (
    <>
      <ChoiceField
        form={fields}
        name="choice"
        label={text('decision.correct.why')}
        options={[
          ...reasons.map(({ reasonID }) => ({ value: reasonID, label: wordsOf(reasonID) })),
          { value: otherReason, label: text('decision.correct.other') },
        ]}
        onChosen={(id) =>
          fields.hook.setValue('reason', wordsOf(id), {
            shouldDirty: true,
            shouldValidate: fields.hook.formState.isSubmitted,
          })
        }
      />
      <TextField
        form={fields}
        name="reason"
        label={text('decision.correct.reason')}
        hint={text('decision.correct.hint')}
        isRequired
        isLong
        limit={reasonMaxLength}
      />
    </>
  );
}

/** Finds what is wrong with a reason for the records. */
export function checkRecordReason(
  { reason }: RecordReasonValues,
  text: ReturnType<typeof useText>,
): readonly FieldIssue[] {
  if (reason.trim() === '') return [{ path: 'reason', rule: 'required', message: text('decision.required') }];
  if ([...reason.trim()].length <= reasonMaxLength) return [];
  return [{ path: 'reason', rule: 'too_big', message: text('decision.tooLong', { limit: reasonMaxLength }) }];
}
