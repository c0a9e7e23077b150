import { type Language, languages } from '@brokerdesk/api';

/** Returns all languages, the user's own first. */
export function listOwnFirst(own: Language): readonly Language[] {
  return [own, ...languages.filter((language) => language !== own)];
}
