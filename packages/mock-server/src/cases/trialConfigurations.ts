import { getTrialConfiguration, updateTrialConfiguration } from '@brokerdesk/api';
import { type CallCase, callCase } from './CallCase.ts';

export const trialConfigurationsCases: readonly CallCase[] = [
  callCase(getTrialConfiguration, {
    input: () => ({}),
    refused: { code: 'E0004', input: () => ({ query: { page: 1 } }) as never },
  }),
  callCase(updateTrialConfiguration, {
    input: async (client) => {
      const { WebDemoEnable, version } = (await client.call(getTrialConfiguration)).data;
      return { body: { WebDemoEnable: !WebDemoEnable, version } };
    },
    refused: {
      code: 'E0015',
      input: async (client) => {
        const { WebDemoEnable, version } = (await client.call(getTrialConfiguration)).data;
        return { body: { WebDemoEnable, version } };
      },
    },
  }),
];
