import {
  getBrokerFunctions,
  getCapabilities,
  getConfiguration,
  getSystemFile,
  type GrantableFunctionNode,
  listBrokerInfos,
  listBrokers,
  listCountries,
  listFunctions,
  listPresetImages,
  listSystemActions,
  saveFunction,
  setBrokerFunctions,
} from '@brokerdesk/api';
import type { CaseClient } from '../../cases/CaseClient.ts';
import { type ContractCase, contractCase, requireFound } from '../../cases/ContractCase.ts';

/** A field that no endpoint has; for endpoints without fields. */
const unknownField = { query: { surplus: '1' } } as Record<never, never>;
const rejectedUnknownField = { code: 'E0004', input: () => unknownField } as const;

export const systemCases: readonly ContractCase[] = [
  contractCase(listBrokerInfos, { as: 'nobody', input: () => ({}), rejected: rejectedUnknownField }),
  contractCase(getCapabilities, { as: 'nobody', input: () => ({}), rejected: rejectedUnknownField }),
  contractCase(getConfiguration, { as: 'nobody', input: () => ({}), rejected: rejectedUnknownField }),
  contractCase(listCountries, { as: 'nobody', input: () => ({}), rejected: rejectedUnknownField }),
  contractCase(listSystemActions, { input: () => ({}), rejected: rejectedUnknownField }),
  contractCase(listFunctions, { input: () => ({}), rejected: rejectedUnknownField }),
  contractCase(getSystemFile, {
    input: async (client) => {
      const { data } = await client.call(listPresetImages);
      return { query: { fileID: requireFound(data.items[0], 'a preset picture').imgID } };
    },
    rejected: { code: 'E0003', input: () => ({ query: { fileID: 'no-such-file' } }) },
  }),
  contractCase(saveFunction, {
    newNames: ['functionCode'],
    as: 'provider',
    input: async (client) => ({ body: await createFunctionInput(client) }),
    rejected: {
      code: 'E0004',
      input: async (client) => ({
        body: {
          ...(await createFunctionInput(client)),
          functionCode: requireFound((await client.call(listFunctions)).data[0], 'a function').functionCode,
        },
      }),
    },
  }),
  contractCase(getBrokerFunctions, {
    as: 'provider',
    input: async (client) => ({ params: await findBroker(client) }),
    rejected: { code: 'E0003', input: () => ({ params: { brokerCode: 'NOBODY' } }) },
  }),
  contractCase(setBrokerFunctions, {
    as: 'provider',
    input: (client) => withoutLastFunction(client),
    undo: async (client, { params, body }, { version }) => {
      const functionCodes = [...body.functionCodes, ...(removedCodes.get(params.brokerCode) ?? [])];
      return client.call(setBrokerFunctions, { params, body: { functionCodes, version } });
    },
    rejected: {
      code: 'E0005',
      input: async (client) => {
        const { params, body } = await withoutLastFunction(client);
        return { params, body: { ...body, version: 999 } };
      },
    },
  }),
];

async function findBroker(client: CaseClient) {
  const { data } = await client.call(listBrokers);
  return { brokerCode: requireFound(data.items[0], 'a broker').brokerCode };
}

async function createFunctionInput(client: CaseClient) {
  const { data } = await client.call(listFunctions);
  const name = { EN: 'Case', SC: '测试', TC: '測試' };
  let number = data.length;
  while (data.some((node) => node.functionCode === `CASE_FUNCTION_${number}`)) number += 1;
  return { functionCode: `CASE_FUNCTION_${number}`, parentID: null, name, category: 'Business' as const };
}

/** The functions that a case takes from a broker, which gets them back. */
const removedCodes = new Map<string, readonly string[]>();

/** A broker with all the functions that it has but the last, below which there are none. */
async function withoutLastFunction(client: CaseClient) {
  const params = await findBroker(client);
  const { data } = await client.call(getBrokerFunctions, { params });
  const codesOf = (nodes: readonly GrantableFunctionNode[]): string[] =>
    nodes.flatMap((node) => [...(node.granted ? [node.functionCode] : []), ...codesOf(node.children)]);
  const codes = codesOf(data.functions);
  removedCodes.set(params.brokerCode, codes.slice(-1));
  return { params, body: { functionCodes: codes.slice(0, -1), version: data.version } };
}
