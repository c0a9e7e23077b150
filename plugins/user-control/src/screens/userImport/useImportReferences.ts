import { textIn, toLocalText, useAllRows, useCall, useHost } from '@brokerdesk/plugin-sdk';
import {
  accountTypes,
  listContactGroups,
  listRoles,
  listUsers,
  type LocalText,
  wireLanguages,
} from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { en } from '../locales/en.ts';
import { messages as simplified } from '../locales/zh-Hans.ts';
import { messages as traditional } from '../locales/zh-Hant.ts';
import { pluginMessages } from './pluginMessages.ts';
import { type ImportReferences, type Named, namesOf } from './UserRow.ts';
import { useText } from '../useText.ts';

/** Loaded before rows can be checked. */
export interface ImportReferencesQuery {
  readonly data: ImportReferences | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** Loads what the rows refer to: roles, groups, and the login names that are or were in use. */
export function useImportReferences(): ImportReferencesQuery {
  const text = useText();
  const { language } = useHost();
  const users = useAllRows(listUsers, { rowId: idOf });
  const deleted = useAllRows(listUsers, { rowId: idOf, query: { status: 'deleted' } });
  const roles = useAllRows(listRoles, { rowId: ({ roleID }) => roleID });
  const groups = useAllRows(listContactGroups, { rowId: ({ groupID }) => groupID });
  const seats = useCall(listUsers, { query: { size: 1 } });
  const queries = [users, deleted, roles, groups, seats];

  const data = useMemo(() => {
    if (!users.data || !deleted.data || !roles.data || !groups.data || !seats.data) return undefined;
    // Without a quota there is a seat for everyone.
    const { available, total } = seats.data.adminAccounts ?? { available: Infinity, total: Infinity };
    const named = (id: string, name: LocalText): Named => ({ id, names: [textIn(name, language), ...namesOf(name)] });
    return {
      types: accountTypes.map((type) => ({
        id: type,
        names: [text(`type.${type}`), ...pluginMessages.map((messages) => messages.type[type])],
      })),
      languages: Object.values(wireLanguages).map((code) => ({
        id: code,
        names: [text(`languages.${code}`), ...[en, simplified, traditional].map(({ languages }) => languages[code])],
      })),
      roles: roles.data.map(({ roleID, name }) => named(roleID, name)),
      groups: groups.data.map((group) => named(group.groupID, toLocalText(group, 'name'))),
      loginNames: new Set([...users.data, ...deleted.data].map(({ userID }) => userID.toLowerCase())),
      seats: { free: available, total },
    };
  }, [text, language, users.data, deleted.data, roles.data, groups.data, seats.data]);

  return {
    data,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
}

function idOf({ refID }: { readonly refID: string }): string {
  return refID;
}
