import { type FlatText, textIn, toLocalText } from '@brokerdesk/plugin-sdk';
import type { Language } from '@brokerdesk/plugin-sdk/api';

/** Returns the name of a referrer in a language. */
export function nameOfReferrer(referrer: FlatText<'name'>, language: Language): string {
  return textIn(toLocalText(referrer, 'name'), language);
}
