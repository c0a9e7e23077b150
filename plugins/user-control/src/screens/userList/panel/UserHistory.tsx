import { labelOf, RecordHistory, textIn, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { listContactGroups, listRoles, listSystemActions, type User } from '@brokerdesk/plugin-sdk/api';
import { en } from '../../../locales/en.ts';
import { useListedBroker } from '../../../ListedBroker.tsx';
import { nameOfGroup } from '../../../model/nameOfGroup.ts';
import { en as texts } from '../../locales/en.ts';
import { useText } from '../../useText.ts';

/** Props of {@link UserHistory}. */
export interface UserHistoryProps {
  readonly user: User;
  /** The noun of the operations: changes of the account, or its sign-ins. */
  readonly operation: 'user' | 'session';
}

/** What was done to an account, or when its user signed in, with old and new values as users read them. */
export function UserHistory({ user: { refID }, operation }: UserHistoryProps) {
  const text = useText();
  const { language } = useHost();
  const broker = useListedBroker();
  // Names of all records are on one page, as the filters load them.
  const all = { query: { size: 500, ...broker } } as const;
  // In the background: without the names, codes and identifiers are shown.
  const { data: actions } = useCall(listSystemActions, {}, { passive: true });
  const { data: roles } = useCall(listRoles, all, { passive: true });
  const { data: groups } = useCall(listContactGroups, all, { passive: true });

  function nameOf(id: string): string {
    const role = roles?.items.find(({ roleID }) => roleID === id);
    if (role) return textIn(role.name, language);
    const group = groups?.items.find(({ groupID }) => groupID === id);
    return group ? nameOfGroup(group, language) : id;
  }
  function formatValue(field: string, value: string) {
    switch (field) {
      case 'type':
        return labelOf(en.type, value, (type) => text(`type.${type}`));
      case 'enabled':
        return labelOf(en.enabled, value, (known) => text(`enabled.${known}`));
      case 'status':
        return value === 'deleted' ? text('deleted') : text('panel.inUse');
      case 'language':
        return labelOf(texts.language, value, (known) => text(`language.${known}`));
      case 'roleIDs':
      case 'groupIDs':
        return readIds(value)?.map(nameOf);
      default:
        return undefined;
    }
  }
  return (
    <RecordHistory
      targetID={refID}
      {...broker}
      operation={operation}
      operationName={(name) => {
        const action = actions?.find((one) => one.action === name);
        return action && textIn(action.name, language);
      }}
      fieldName={(field) => (isNamed(field) ? text(fieldKeys[field]) : undefined)}
      formatValue={formatValue}
    />
  );
}

const fieldKeys = {
  userID: 'column.userID',
  userName: 'column.userName',
  type: 'column.type',
  enabled: 'column.enabled',
  status: 'column.enabled',
  email: 'column.email',
  mobile: 'column.mobile',
  language: 'form.languageLabel',
  roleIDs: 'column.roles',
  groupIDs: 'more.contactGroups',
} as const;

function isNamed(field: string): field is keyof typeof fieldKeys {
  return Object.hasOwn(fieldKeys, field);
}

/** Reads a list of identifiers; undefined if another server writes it in another form. */
function readIds(value: string): readonly string[] | undefined {
  if (!/^\["?.*\]$/.test(value)) return undefined;
  return [...value.matchAll(/"([^"]*)"/g)].map(([, id]) => id ?? '');
}
