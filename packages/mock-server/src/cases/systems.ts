import {
  getBrokerFunctions,
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
import type { TestClient } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';
import { needed } from './needed.ts';

/** A field that no call has; for calls that ask for nothing. */
const surplus = { query: { surplus: '1' } } as Record<never, never>;
const refusedForSurplus = { code: 'E0004', input: () => surplus } as const;

export const systemsCases: readonly CallCase[] = [
  callCase(listBrokerInfos, { as: 'nobody', input: () => ({}), refused: refusedForSurplus }),
  callCase(getConfiguration, { as: 'nobody', input: () => ({}), refused: refusedForSurplus }),
  callCase(listCountries, { as: 'nobody', input: () => ({}), refused: refusedForSurplus }),
  callCase(listSystemActions, { input: () => ({}), refused: refusedForSurplus }),
  callCase(listFunctions, { input: () => ({}), refused: refusedForSurplus }),
  callCase(getSystemFile, {
    input: async (client) => {
      const { data } = await client.call(listPresetImages);
      return { query: { fileID: needed(data.items[0], 'a preset picture').imgID } };
    },
    refused: { code: 'E0003', input: () => ({ query: { fileID: 'no-such-file' } }) },
  }),
  callCase(saveFunction, {
    newNames: ['functionCode'],
    as: 'provider',
    input: async (client) => ({ body: await newFunction(client) }),
    refused: {
      code: 'E0004',
      input: async (client) => ({
        body: {
          ...(await newFunction(client)),
          functionCode: needed((await client.call(listFunctions)).data[0], 'a function').functionCode,
        },
      }),
    },
  }),
  callCase(getBrokerFunctions, {
    as: 'provider',
    input: async (client) => ({ params: await findBroker(client) }),
    refused: { code: 'E0003', input: () => ({ params: { brokerCode: 'NOBODY' } }) },
  }),
  callCase(setBrokerFunctions, {
    as: 'provider',
    input: (client) => lastFunctionLess(client),
    refused: {
      code: 'E0005',
      input: async (client) => {
        const { params, body } = await lastFunctionLess(client);
        return { params, body: { ...body, version: 999 } };
      },
    },
  }),
];

async function findBroker(client: TestClient) {
  const { data } = await client.call(listBrokers);
  return { brokerCode: needed(data.items[0], 'a broker').brokerCode };
}

async function newFunction(client: TestClient) {
  const { data } = await client.call(listFunctions);
  const name = { EN: 'Case', SC: '测试', TC: '測試' };
  let number = data.length;
  while (data.some((node) => node.functionCode === `CASE_FUNCTION_${number}`)) number += 1;
  return { functionCode: `CASE_FUNCTION_${number}`, parentID: null, name, category: 'Business' as const };
}

/** A broker with all the functions that it has but the last, below which there are none. */
async function lastFunctionLess(client: TestClient) {
  const params = await findBroker(client);
  const { data } = await client.call(getBrokerFunctions, { params });
  const codesOf = (nodes: readonly GrantableFunctionNode[]): string[] =>
    nodes.flatMap((node) => [...(node.granted ? [node.functionCode] : []), ...codesOf(node.children)]);
  return { params, body: { functionCodes: codesOf(data.functions).slice(0, -1), version: data.version } };
}
