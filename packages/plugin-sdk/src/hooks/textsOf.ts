import { useTranslation } from 'react-i18next';
import type { MessageKey, Messages } from '../messages.ts';
import { usePluginScope } from './usePluginScope.ts';

/** Values that stand in a text as `{{name}}`; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Keys as people write them: `rows_one` and `rows_other` are asked for as `rows` with a `count`. */
type AskedKey<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Gives the text of a key in the current language. */
export type TextOf<M extends Messages> = (key: AskedKey<MessageKey<M>>, values?: TextValues) => string;

/**
 * Makes a plugin's text hook, whose keys the compiler knows. Texts of the current language, and the broker's own texts
 * over them, come from the host.
 *
 * @example
 * export const useText = textsOf<typeof en>();
 */
export function textsOf<M extends Messages>(): () => TextOf<M> {
  return function useText() {
    const { pluginId } = usePluginScope();
    const { t } = useTranslation(pluginId);
    return t as unknown as TextOf<M>;
  };
}
