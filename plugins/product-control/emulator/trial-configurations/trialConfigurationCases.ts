import { getTrialConfiguration, updateTrialConfiguration } from '@brokerdesk/api';
import { contractCase, type ContractCase } from '@brokerdesk/mock-server/case-kit';

export const trialConfigurationCases: readonly ContractCase[] = [
  contractCase(getTrialConfiguration, {
    input: () => ({}),
    rejected: { code: 'E0004', input: () => ({ query: { page: 1 } }) as never },
  }),
  contractCase(updateTrialConfiguration, {
    input: async (client) => {
      const { WebDemoEnable, version } = (await client.call(getTrialConfiguration)).data;
      return { body: { WebDemoEnable: !WebDemoEnable, version } };
    },
    rejected: {
      code: 'E0015',
      input: async (client) => {
        const { WebDemoEnable, version } = (await client.call(getTrialConfiguration)).data;
        return { body: { WebDemoEnable, version } };
      },
    },
  }),
];
