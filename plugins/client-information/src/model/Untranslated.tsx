import { StatusTag } from '@brokerdesk/plugin-sdk';
import type { LocalText } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';
import { findUntranslatedIn } from './untranslated.ts';

/** Marks texts that lack a language, or have a copy of another one in its place; nothing if all are translated. */
export function Untranslated({ texts }: { readonly texts: readonly LocalText[] }) {
  const text = useText();
  const languages = findUntranslatedIn(texts);
  return languages.map((language) => (
    <StatusTag key={language} tone="waiting">
      {text(`translation.missing.${language}`)}
    </StatusTag>
  ));
}
