import type { WireLanguage } from '@brokerdesk/api';
import { invalidFields, type Refusal } from '../pipeline/refusals.ts';

const texts = {
  en_US: 'This name is in use already.',
  zh_CN: '此名称已被使用。',
  zh_HK: '此名稱已被使用。',
};

/**
 * `E0004` for names that another record has in the same language, whatever the case. Names go by the path of their
 * field, such as `nameEN` or `name.EN`.
 */
export function refuseTakenNames(
  language: WireLanguage,
  names: Readonly<Record<string, string>>,
  others: readonly Readonly<Record<string, string>>[],
): Refusal | undefined {
  const plain = (text: string | undefined) => text?.normalize('NFKC').toLowerCase();
  const taken = Object.keys(names).filter((path) => others.some((other) => plain(other[path]) === plain(names[path])));
  return taken.length === 0
    ? undefined
    : invalidFields(
        language,
        taken.map((path) => ({ path, rule: 'unique', texts })),
      );
}
