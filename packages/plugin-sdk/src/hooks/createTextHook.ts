import { useTranslation } from 'react-i18next';
import type { LazyMessages, MessageKey, Messages } from '../messages.ts';
import { registerMessagesOnce } from './registerMessagesOnce.ts';
import { usePluginScope } from './usePluginScope.ts';

/** Values that stand in a text as `{{name}}`; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Keys as people write them: `rows_one` and `rows_other` are asked for as `rows` with a `count`. */
type TextKey<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Gives the text of a key in the current language. */
export type TextOf<M extends Messages> = (key: TextKey<MessageKey<M>>, values?: TextValues) => string;

/**
 * Makes a plugin's text hook, whose keys the compiler knows. Texts of the current language, and the broker's own texts
 * over them, come from the host. Texts that only some screens show can be left out of the plugin's own and handed over
 * here; they travel with those screens and stand beside the others, so a key is in one place only.
 *
 * @example
 * export const useText = textsOf<typeof en>();
 * export const useReviewText = textsOf<typeof en & typeof review>({ en: review, 'zh-Hans': simplified, 'zh-Hant': traditional });
 */
export function createTextHook<M extends Messages>(lazyMessages?: LazyMessages<Messages>): () => TextOf<M> {
  const register = lazyMessages && registerMessagesOnce(lazyMessages);
  return function useText() {
    const { pluginId } = usePluginScope();
    const { t, i18n } = useTranslation(pluginId);
    register?.(i18n, pluginId);
    return t as unknown as TextOf<M>;
  };
}
