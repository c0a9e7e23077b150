import type { MockExtension, SystemAction } from '@brokerdesk/api';
import { operationNames } from '@brokerdesk/fixtures';
import { throwEmulatorError } from '../errors.ts';

/** Lists the operations that the endpoints of extensions declare; one without a name is an error. */
export function listExtensionActions(extensions: readonly MockExtension[]): readonly SystemAction[] {
  const actions = new Map<string, SystemAction>();
  for (const { routes, operations = {} } of extensions) {
    for (const { endpoint } of routes) {
      const { method, path, operation } = endpoint;
      if (operation === undefined || Object.hasOwn(operationNames, operation)) continue;
      const name = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
      if (!name) throwEmulatorError('unnamed-operation', { operation, method, path });
      actions.set(operation, {
        action: operation,
        resource: operation.slice(0, operation.indexOf('.')),
        kind: 'staff',
        name,
      });
    }
  }
  return [...actions.values()];
}
