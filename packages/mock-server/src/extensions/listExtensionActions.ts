import type { MockExtension, RecordedField, SystemAction } from '@brokerdesk/api';
import { operationNames, recordKinds } from '@brokerdesk/fixtures';
import { throwEmulatorError } from '../errors.ts';
import { describeKind } from '../shared-rules/describeKind.ts';

/** Lists the operations that the endpoints of extensions declare; one without a name, or whose records have none, is an error. */
export function listExtensionActions(extensions: readonly MockExtension[]): readonly SystemAction[] {
  const actions = new Map<string, SystemAction>();
  for (const { routes, operations = {}, records = {} } of extensions) {
    for (const { endpoint } of routes) {
      const { method, path, operation } = endpoint;
      if (operation === undefined || Object.hasOwn(operationNames, operation)) continue;
      const name = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
      if (!name) throwEmulatorError('unnamed-operation', { operation, method, path });
      const resource = operation.slice(0, operation.indexOf('.'));
      const kind = describeOwnKind(records, resource) ?? throwEmulatorError('unnamed-record', { operation, resource });
      actions.set(operation, { action: operation, resource, ...kind, kind: 'staff', name });
    }
  }
  return [...actions.values()];
}

/** A kind of record of the extension, or one of the emulator whose records the extension changes too. */
function describeOwnKind(records: NonNullable<MockExtension['records']>, resource: string) {
  const own = Object.hasOwn(records, resource) ? records[resource] : undefined;
  if (!own) return Object.hasOwn(recordKinds, resource) ? describeKind(resource as never) : undefined;
  const fields = Object.entries(own.fields ?? {}).map(([field, name]): RecordedField => ({ field, name, values: [] }));
  return { resourceName: own.name, fields };
}
