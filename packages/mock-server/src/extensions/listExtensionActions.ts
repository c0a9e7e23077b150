import type { LocalText, RecordedField, SystemAction } from '@brokerdesk/api';
import { operationNames, recordKinds } from '@brokerdesk/fixtures';
import { throwEmulatorError } from '../errors.ts';
import { describeKind } from '../shared-rules/describeKind.ts';
import type { EmulatorExtension } from '../shared-rules/EmulatorExtension.ts';

/**
 * Lists the operations that the endpoints of plugins declare, and those of their jobs that have a name. An operation of an
 * endpoint without a name is an error, as is one whose records have none.
 */
export function listExtensionActions(extensions: readonly EmulatorExtension[]): readonly SystemAction[] {
  const actions = new Map<string, SystemAction>();
  for (const { routes, jobs = {}, operations = {}, records = {} } of extensions) {
    const nameOf = (operation: string) => (Object.hasOwn(operations, operation) ? operations[operation] : undefined);
    const add = (operation: string, name: LocalText, kind: SystemAction['kind']) => {
      const resource = operation.slice(0, operation.indexOf('.'));
      const record =
        describeOwnKind(records, resource) ?? throwEmulatorError('unnamed-record', { operation, resource });
      actions.set(operation, { action: operation, resource, ...record, kind, name });
    };
    for (const { endpoint } of routes) {
      const { method, path, operation } = endpoint;
      if (operation === undefined || Object.hasOwn(operationNames, operation)) continue;
      add(
        operation,
        nameOf(operation) ?? throwEmulatorError('unnamed-operation', { operation, method, path }),
        'staff',
      );
    }
    for (const type of Object.keys(jobs)) {
      const name = nameOf(type);
      if (name) add(type, name, 'system');
    }
  }
  return [...actions.values()];
}

/** A kind of record of the extension, or one of the emulator whose records the extension changes too. */
function describeOwnKind(records: NonNullable<EmulatorExtension['records']>, resource: string) {
  const own = Object.hasOwn(records, resource) ? records[resource] : undefined;
  if (!own) return Object.hasOwn(recordKinds, resource) ? describeKind(resource as never) : undefined;
  const fields = Object.entries(own.fields ?? {}).map(([field, name]): RecordedField => ({ field, name, values: [] }));
  return { resourceName: own.name, fields };
}
