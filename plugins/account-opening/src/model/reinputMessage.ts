// The message to a client whose application is returned: the reason, and the questions to check. The specification's
// call accepts only a reason, so the text names the questions, in the client's language.
import { textIn } from '@brokerdesk/plugin-sdk';
import type { Language, LocalText } from '@brokerdesk/plugin-sdk/api';

const again: LocalText = {
  EN: 'Please fill in again: {questions}.',
  SC: '请重新填写：{questions}。',
  TC: '請重新填寫：{questions}。',
};
const separator: LocalText = { EN: ', ', SC: '、', TC: '、' };

/**
 * Writes the reason and the questions to fill in again, in the client's language; only the reason if there are no
 * questions.
 */
export function reinputMessage(
  reason: string,
  { questions, language }: { readonly questions: readonly LocalText[]; readonly language: Language },
): string {
  if (questions.length === 0) return reason;
  const names = questions.map((question) => textIn(question, language)).join(textIn(separator, language));
  const request = textIn(again, language).replace('{questions}', () => names);
  return reason === '' ? request : `${reason}\n${request}`;
}
