import { textIn } from '@brokerdesk/plugin-sdk';
import { type ClientFieldProps, listAnswer, textAnswer } from '../FormContext.ts';
import { questionName } from '../questionName.ts';

/** One or several of the options, all in sight. */
export function ChoicesField({ question, context, describedBy }: ClientFieldProps) {
  const { questionID, type, options = [], readOnly = false } = question;
  const isSingle = type === 'Radiobox';
  const id = context.idOf(questionID);
  const chosen = new Set(isSingle ? [textAnswer(context, question)] : listAnswer(context, question));

  function choose(value: string, isChosen: boolean) {
    if (isSingle) return context.enter(questionID, value);
    const values = options.map((option) => option.value);
    context.enter(
      questionID,
      values.filter((one) => (one === value ? isChosen : chosen.has(one))),
    );
  }
  return (
    <fieldset id={id} className="templates-client-choices" aria-describedby={describedBy}>
      <legend>{questionName(context, question)}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={id}
            checked={chosen.has(value)}
            disabled={readOnly}
            onChange={({ target }) => choose(value, target.checked)}
          />
          <span>{textIn(label, context.language)}</span>
        </label>
      ))}
    </fieldset>
  );
}
