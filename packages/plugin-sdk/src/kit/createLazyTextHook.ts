// Texts of parts that are fetched late. They come with the part, in every language, so that no part is ever drawn
// without its words and switching the language waits for nothing.
import { useTranslation } from 'react-i18next';
import { registerMessagesOnce } from '../hooks/registerMessagesOnce.ts';
import type { TextOf } from '../hooks/createTextHook.ts';
import type { LazyMessages, Messages } from '../messages.ts';

/** Makes the text hook of a late part; a broker's own wording under `<namespace>:<key>` wins as everywhere. */
export function createLazyTextHook<M extends Messages>(namespace: string, messages: LazyMessages<M>): () => TextOf<M> {
  const register = registerMessagesOnce(messages);
  return function useLazyText() {
    const { i18n } = useTranslation();
    register(i18n, namespace);
    return i18n.getFixedT(i18n.language, namespace) as unknown as TextOf<M>;
  };
}
