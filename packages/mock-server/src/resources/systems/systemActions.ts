import * as api from '@brokerdesk/api';
import type { Endpoint, SystemAction } from '@brokerdesk/api';
import { clientOperations } from '../operation-records/clientOperations.ts';
import { applicantOperations } from '../applications/applicants/applicantRecords.ts';

let cachedActions: readonly SystemAction[] | undefined;

/** Lists the operations in the operation records: every endpoint that changes data, actions of applicants, and jobs. */
export function listKnownActions(jobTypes: readonly string[]): readonly SystemAction[] {
  cachedActions ??= [
    ...operationsOfCalls().map((action) => describe(action, 'staff')),
    ...[...applicantOperations, ...clientOperations].map((action) => describe(action, 'applicant')),
    ...jobTypes.map((action) => describe(action, 'system')),
  ].sort((left, right) => (left.action < right.action ? -1 : 1));
  return cachedActions;
}

function operationsOfCalls(): readonly string[] {
  const operations = Object.values<unknown>(api).flatMap((value) => (isEndpoint(value) ? (value.operation ?? []) : []));
  return [...new Set(operations)];
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}

function describe(action: string, kind: SystemAction['kind']): SystemAction {
  return { action, resource: action.split('.')[0] ?? action, kind };
}
