import type { SystemAction } from '@brokerdesk/api';
import { type OperationName, operationNames, type RecordKindName } from '@brokerdesk/fixtures';
import { clientOperations } from '../../shared-rules/clients.ts';
import { describeKind } from '../../shared-rules/describeKind.ts';

/** What {@link listKnownActions} tells kinds of operations by. */
export interface ActionSources {
  readonly jobTypes: readonly string[];
  readonly applicantOperations: readonly string[];
  readonly extensionActions: readonly SystemAction[];
}

/** Lists the operations in the operation records, by code: those of the emulator, and those of extensions. */
export function listKnownActions({
  jobTypes,
  applicantOperations,
  extensionActions,
}: ActionSources): readonly SystemAction[] {
  const operationsOfApplicants: ReadonlySet<string> = new Set([...applicantOperations, ...clientOperations]);
  const kindOf = (action: string): SystemAction['kind'] => {
    if (jobTypes.includes(action) || action === 'notification.fail') return 'system';
    return operationsOfApplicants.has(action) ? 'applicant' : 'staff';
  };
  const own = (Object.keys(operationNames) as OperationName[]).map((action) => {
    const [EN, SC, TC] = operationNames[action];
    const resource = action.slice(0, action.indexOf('.')) as RecordKindName;
    return { action, resource, ...describeKind(resource), kind: kindOf(action), name: { EN, SC, TC } };
  });
  return [...own, ...extensionActions].sort((left, right) => (left.action < right.action ? -1 : 1));
}
