// Texts of parts that are fetched late. They come with the part, in every language, so that no part is ever drawn
// without its words and switching the language waits for nothing.
import { type Language, languages } from '@brokerdesk/api';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TextOf } from '../hooks/textsOf.ts';
import type { Messages } from '../messages.ts';

/** Makes the text hook of a late part; a broker's own wording under `<namespace>:<key>` wins as everywhere. */
export function lateTexts<M extends Messages>(
  namespace: string,
  messages: Readonly<Record<Language, Messages>> & { readonly en: M },
): () => TextOf<M> {
  const added = new WeakSet<i18n>();
  return function useLateText() {
    const { i18n } = useTranslation();
    if (!added.has(i18n)) {
      added.add(i18n);
      for (const language of languages) i18n.addResourceBundle(language, namespace, messages[language], true, false);
    }
    return i18n.getFixedT(i18n.language, namespace) as unknown as TextOf<M>;
  };
}
