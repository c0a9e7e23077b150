import type { LocalText, SystemAction } from '@brokerdesk/api';
import { type RecordKind, type RecordKindName, recordKinds } from '@brokerdesk/fixtures';

/** What users call a kind of record, its fields and their values. */
export function describeKind(kind: RecordKindName): Pick<SystemAction, 'resourceName' | 'fields'> {
  const { name, fields = {} } = recordKinds[kind];
  return {
    resourceName: toText(name),
    fields: Object.entries(fields).map(([field, { name: names, values = {} }]) => ({
      field,
      name: toText(names),
      values: Object.entries(values).map(([value, of]) => ({ value, name: toText(of) })),
    })),
  };
}

function toText([EN, SC, TC]: RecordKind['name']): LocalText {
  return { EN, SC, TC };
}
