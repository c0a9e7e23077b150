import { textIn } from '@brokerdesk/plugin-sdk';
import type { Question } from '../model/TemplateDocument.ts';
import type { FormContext } from './FormContext.ts';

/** Returns the name of a question, with a mark if it can be left open. */
export function questionName({ language, text }: FormContext, { label, required, type }: Question): string {
  const name = textIn(label, language);
  return required || type === 'ScoreResult' ? name : `${name} (${text('optional')})`;
}
