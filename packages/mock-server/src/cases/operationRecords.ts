import { listOperationRecords } from '@brokerdesk/api';
import { type CallCase, callCase } from './CallCase.ts';

export const operationRecordsCases: readonly CallCase[] = [
  callCase(listOperationRecords, {
    input: () => ({ query: { operation: 'session', size: '20' } }),
    refused: { code: 'E0003', input: () => ({ query: { brokerCode: 'NOBODY' } }) },
  }),
];
