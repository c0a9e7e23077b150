import { RecordHistory, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { Role } from '@brokerdesk/plugin-sdk/api';
import type { DiffValue } from '@brokerdesk/plugin-sdk/forms';
import { flattenFunctions } from '../../roles/RoleFunction.ts';
import { useText } from '../useText.ts';

const fields = { name: 'name', description: 'description', functionCodes: 'functions', members: 'members' } as const;
const operations = {
  'role.create': 'roleOperation.create',
  'role.update': 'roleOperation.update',
  'role.delete': 'roleOperation.delete',
} as const;

/** What was changed in a role, by whom and when, with names in place of codes. */
export function RoleChanges({ role }: { readonly role: Role }) {
  const text = useText();
  const { language } = useHost();
  const names = new Map([
    ...flattenFunctions(role.functions).map(
      ({ functionCode, name }) => [functionCode, textIn(name, language)] as const,
    ),
    ...role.members.map(({ refID, userName }) => [refID, userName] as const),
  ]);

  function formatValue(field: string, value: string): DiffValue | undefined {
    if (value === 'all') return text('roleDetail.all');
    const content = parse(value);
    if (Array.isArray(content)) return content.map((id) => names.get(String(id)) ?? String(id));
    if ((field === 'name' || field === 'description') && typeof content === 'object' && content !== null) {
      return Object.values(content as Readonly<Record<string, string>>);
    }
    return undefined;
  }
  return (
    <RecordHistory
      targetID={role.roleID}
      operationName={(operation) => translate(operations, operation)}
      fieldName={(field) => translate(fields, field)}
      formatValue={formatValue}
    />
  );

  function translate<Key extends string>(
    keys: Readonly<Record<string, Parameters<typeof text>[0]>>,
    code: Key,
  ): string | undefined {
    const key = Object.hasOwn(keys, code) ? keys[code] : undefined;
    return key === undefined ? undefined : text(key);
  }
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
