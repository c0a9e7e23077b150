import { listOperationRecords } from '@brokerdesk/api';
import { type ContractCase, contractCase } from '../../cases/ContractCase.ts';

export const operationRecordCases: readonly ContractCase[] = [
  contractCase(listOperationRecords, {
    input: () => ({ query: { operation: 'session', size: '20' } }),
    rejected: { code: 'E0003', input: () => ({ query: { brokerCode: 'NOBODY' } }) },
  }),
];
