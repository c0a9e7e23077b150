// Texts of parts that are fetched late. They come with the part, in every language, so that no part is ever drawn
// without its words and switching the language waits for nothing.
import { useTranslation } from 'react-i18next';
import { addOnce } from '../hooks/addOnce.ts';
import type { TextOf } from '../hooks/textsOf.ts';
import type { LateMessages, Messages } from '../messages.ts';

/** Makes the text hook of a late part; a broker's own wording under `<namespace>:<key>` wins as everywhere. */
export function lateTexts<M extends Messages>(namespace: string, messages: LateMessages<M>): () => TextOf<M> {
  const add = addOnce(messages);
  return function useLateText() {
    const { i18n } = useTranslation();
    add(i18n, namespace);
    return i18n.getFixedT(i18n.language, namespace) as unknown as TextOf<M>;
  };
}
