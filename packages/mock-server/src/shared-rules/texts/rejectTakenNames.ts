import type { WireLanguage } from '@brokerdesk/api';
import { type ErrorResponse, invalidFields, message } from '../../pipeline/errorResponses.ts';

const nameTakenTexts = message('This name is already in use.', '此名称已被使用。', '此名稱已被使用。');

/**
 * Creates an `E0004` for names that another record has in the same language, regardless of case. Names are keyed by the
 * path of their field, such as `nameEN` or `name.EN`.
 */
export function rejectTakenNames(
  language: WireLanguage,
  names: Readonly<Record<string, string>>,
  others: readonly Readonly<Record<string, string>>[],
): ErrorResponse | undefined {
  const normalize = (text: string | undefined) => text?.normalize('NFKC').toLowerCase();
  const taken = Object.keys(names).filter((path) =>
    others.some((other) => normalize(other[path]) === normalize(names[path])),
  );
  return taken.length === 0
    ? undefined
    : invalidFields(
        language,
        taken.map((path) => ({ path, rule: 'unique', texts: nameTakenTexts })),
      );
}
