import { textIn } from '@brokerdesk/plugin-sdk';
import type { Language, User } from '@brokerdesk/plugin-sdk/api';

/** Returns the name of a contact group, which is flat on the wire, in a language. */
export function nameOfGroup(group: Omit<User['contactGroups'][number], 'groupID'>, language: Language): string {
  const { nameEN, nameSC, nameTC } = group;
  return textIn({ EN: nameEN, SC: nameSC, TC: nameTC }, language);
}
