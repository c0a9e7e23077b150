import type { LocalText, WireLanguage } from '@brokerdesk/api';
import { type ErrorResponse, invalidFields, message } from '../../context/errorResponses.ts';

const nameTakenTexts = message('This name is already in use.', '此名称已被使用。', '此名稱已被使用。');

/** Creates an `E0004` for names that another record has. `prefix` is the path of the fields without the language. */
export function rejectTakenNames(
  language: WireLanguage,
  prefix: string,
  taken: readonly (keyof LocalText)[],
): ErrorResponse | undefined {
  const problems = taken.map((key) => ({ path: `${prefix}${key}`, rule: 'unique', texts: nameTakenTexts }));
  return problems.length === 0 ? undefined : invalidFields(language, problems);
}
