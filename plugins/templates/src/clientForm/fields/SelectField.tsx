import { textIn } from '@brokerdesk/plugin-sdk';
import { type ClientFieldProps, textAnswer } from '../FormContext.ts';
import { questionName } from '../questionName.ts';

/** One of several options, from a list that opens. */
export function SelectField({ question, context, describedBy }: ClientFieldProps) {
  const { questionID, options = [], required, readOnly = false } = question;
  const id = context.idOf(questionID);
  return (
    <>
      <label htmlFor={id}>{questionName(context, question)}</label>
      <select
        id={id}
        className="templates-client-input"
        value={textAnswer(context, question)}
        disabled={readOnly}
        aria-required={required}
        aria-invalid={context.broken[questionID] !== undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => context.enter(questionID, target.value === '' ? null : target.value)}
      >
        <option value="">{context.text('choose')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {textIn(label, context.language)}
          </option>
        ))}
      </select>
    </>
  );
}
