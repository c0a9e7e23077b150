import { certifyApplication } from '@brokerdesk/api';
import { checkedApplication, seenOf, submittedApplication } from './applicationsToWorkOn.ts';
import { type CallCase, callCase } from './CallCase.ts';

export const caCases: readonly CallCase[] = [
  callCase(certifyApplication, {
    input: async (client) => ({ body: seenOf(await checkedApplication(client)) }),
    refused: { code: 'E0015', input: async (client) => ({ body: seenOf(await submittedApplication(client)) }) },
  }),
];
