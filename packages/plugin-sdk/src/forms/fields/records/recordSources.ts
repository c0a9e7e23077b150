import { getTrader, type Language, listContactGroups, listRoles, listTraders, listUsers } from '@brokerdesk/api';
import { textIn } from '../../../formats/textIn.ts';
import { defineRecords, type RecordSource, type RecordSpec } from './RecordSource.ts';

/** The parameters that narrow a source, as those of its list. */
type FilterOf<E extends Parameters<typeof defineRecords>[0]['list']> = RecordSpec<E>['filter'];

/** Returns staff accounts, by name and login name; deleted ones are not offered. The value is the `refID`. */
export function userRecords(filter?: FilterOf<typeof listUsers>): RecordSource {
  return defineRecords({
    list: listUsers,
    filter,
    sort: 'userName',
    id: ({ refID }) => refID,
    label: ({ userName }) => userName,
    description: ({ userID }) => userID,
  });
}

/** Returns the roles of the broker. The value is the `roleID`. */
export function roleRecords(filter?: FilterOf<typeof listRoles>): RecordSource {
  return defineRecords({
    list: listRoles,
    filter,
    sort: 'name',
    id: ({ roleID }) => roleID,
    label: ({ name }, language) => textIn(name, language),
  });
}

/** Returns clients who trade, by name and login. The value is the `userID`. */
export function traderRecords(filter?: FilterOf<typeof listTraders>): RecordSource {
  return defineRecords({
    list: listTraders,
    filter,
    id: ({ userID }) => userID,
    label: nameOf,
    description: ({ userID }) => userID,
    load: (api, userID, options) => api.call(getTrader, { params: { userID } }, options),
  });
}

/** Returns the contact groups of the broker, in their order. The value is the `groupID`. */
export function contactGroupRecords(filter?: FilterOf<typeof listContactGroups>): RecordSource {
  return defineRecords({
    list: listContactGroups,
    filter,
    sort: 'sequence',
    id: ({ groupID }) => groupID,
    label: nameOf,
  });
}

interface Named {
  readonly nameEN: string;
  readonly nameSC: string;
  readonly nameTC: string;
}

function nameOf({ nameEN, nameSC, nameTC }: Named, language: Language): string {
  return textIn({ EN: nameEN, SC: nameSC, TC: nameTC }, language);
}
