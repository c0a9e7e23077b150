import type { SystemAction } from '@brokerdesk/api';
import { type OperationName, operationNames, type RecordKindName } from '@brokerdesk/fixtures';
import { applicantOperations } from '../applications/applicants/applicantRecords.ts';
import { describeKind } from './describeKind.ts';
import { clientOperations } from '../operation-records/clientOperations.ts';

const operationsOfApplicants: ReadonlySet<string> = new Set([...applicantOperations, ...clientOperations]);

/** Lists the operations in the operation records, by code: those of the emulator, and those of extensions. */
export function listKnownActions(
  jobTypes: readonly string[],
  extensionActions: readonly SystemAction[],
): readonly SystemAction[] {
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
