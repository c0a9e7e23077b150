import { Choice, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { AnswerToQuestion } from '@brokerdesk/plugin-sdk/api';
import { type FormHandle, FieldFrame, SelectField, TextField, useField } from '@brokerdesk/plugin-sdk/forms';
import { useText } from '../../useText.ts';
import type { RecordReasonValues } from './RecordReason.tsx';

/** The values of a correction: an answer of one value, or of several, and the reason. */
export interface AmendValues extends RecordReasonValues, Record<string, unknown> {
  readonly value: string | readonly string[];
}

interface AmendFieldProps {
  readonly form: FormHandle<AmendValues>;
  readonly answer: AnswerToQuestion;
}

/**
 * The field for a corrected answer, according to the kind of its question. The server checks the rules of the question.
 */
export function AmendField({ form, answer }: AmendFieldProps) {
  const text = useText();
  const { language } = useHost();
  const { type, required, options } = answer;
  const common = { form, name: 'value', label: text('decision.amend.value'), isRequired: required } as const;
  if (type === 'Checkbox') return <MultiChoiceField form={form} answer={answer} />;
  if (options.length > 0) {
    return (
      <SelectField
        {...common}
        options={options.map(({ value, label }) => ({ value, label: textIn(label, language) }))}
        {...(required ? {} : { emptyLabel: text('detail.notAnswered') })}
      />
    );
  }
  return <TextField {...common} isMultiline={type === 'Multilinebox'} type={type === 'Date' ? 'date' : 'text'} />;
}

/** A field for several of a few values. */
function MultiChoiceField({ form, answer }: AmendFieldProps) {
  const text = useText();
  const { language } = useHost();
  const nameOf = (id: unknown) => {
    const option = answer.options.find(({ value }) => value === id);
    return option ? textIn(option.label, language) : String(id);
  };
  const field = useField(
    { form, name: 'value', label: text('decision.amend.value') },
    { show: (value) => (Array.isArray(value) ? value.map(nameOf).join(text('list.separator')) : '') },
  );
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <FieldFrame field={field} label={text('decision.amend.value')} isRequired={answer.required}>
      {answer.options.map(({ value, label }, index) => (
        <Choice
          key={value}
          id={index === 0 ? field.id : undefined}
          type="checkbox"
          label={textIn(label, language)}
          checked={chosen.includes(value)}
          onBlur={field.blur}
          onChange={({ target }) =>
            // In the order of the question, so that ticking and unticking changes nothing.
            field.change(
              answer.options
                .map((option) => option.value)
                .filter((id) => (id === value ? target.checked : chosen.includes(id))),
            )
          }
        />
      ))}
    </FieldFrame>
  );
}
