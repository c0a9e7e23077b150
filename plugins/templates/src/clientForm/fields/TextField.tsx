import type { HTMLInputTypeAttribute } from 'react';
import type { Question } from '../../model/TemplateDocument.ts';
import { type ClientFieldProps, textAnswer } from '../FormContext.ts';
import { questionName } from '../questionName.ts';

const inputTypes: Partial<Record<Question['type'], HTMLInputTypeAttribute>> = {
  Emailbox: 'email',
  Phonebox: 'tel',
  Date: 'date',
};

/** A text, an address, a number or a day. */
export function TextField({ question, context, describedBy }: ClientFieldProps) {
  const { questionID, type, required, readOnly = false } = question;
  const id = context.idOf(questionID);
  const field = {
    id,
    className: 'templates-client-input',
    value: textAnswer(context, question),
    readOnly,
    'aria-required': required,
    'aria-invalid': context.broken[questionID] !== undefined,
    'aria-describedby': describedBy,
  };
  return (
    <>
      <label htmlFor={id}>{questionName(context, question)}</label>
      {type === 'Multilinebox' ? (
        <textarea rows={4} {...field} onChange={({ target }) => context.enter(questionID, target.value)} />
      ) : (
        <input
          type={inputTypes[type] ?? 'text'}
          inputMode={type === 'Numberbox' ? 'decimal' : undefined}
          {...field}
          onChange={({ target }) => context.enter(questionID, target.value)}
        />
      )}
    </>
  );
}
