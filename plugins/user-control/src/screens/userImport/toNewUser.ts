import { accountTypes, type User, wireLanguages } from '@brokerdesk/plugin-sdk/api';
import type { NewUser } from '../../jobs/importUsers.ts';
import { findNamed, type ImportReferences, type Named, splitNames, type UserRow } from './UserRow.ts';

/** Turns a row without issues into the user to create. */
export function toNewUser(row: UserRow, references: ImportReferences): NewUser {
  const language = findNamed(references.languages, row.language)?.id;
  return {
    userID: row.userID.trim(),
    userName: row.userName.trim(),
    type: accountTypes.find((type) => type === findNamed(references.types, row.type)?.id) ?? defaultType,
    email: row.email.trim(),
    mobile: row.mobile.trim(),
    ...(isLanguage(language) && { language }),
    roleIDs: idsOf(row.roles, references.roles),
    groupIDs: idsOf(row.groups, references.groups),
  };
}

/** The least that an account can be. */
const defaultType: User['type'] = 'Operator';

function isLanguage(language: string | undefined): language is User['language'] {
  return Object.values<string | undefined>(wireLanguages).includes(language);
}

/** A repeated name counts once. */
function idsOf(cell: string, known: readonly Named[]): string[] {
  return [...new Set(splitNames(cell).flatMap((name) => findNamed(known, name)?.id ?? []))];
}
