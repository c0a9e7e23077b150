// Screens read more than the records that they change: a form loads the options of its fields, and a chart the values of
// its filters. Each of these calls has to work for every function that opens such a screen, alone.
import {
  countDeletions,
  countStayPages,
  type Endpoint,
  type FunctionCode,
  functionCodes,
  getAnswers,
  getApplication,
  getApplicationFile,
  listActionHistories,
  listAnswerAmends,
  listApplicationReferrers,
  listApplications,
  listApplicationStatuses,
  listChinaAddressProofs,
  listContactGroups,
  listFutureDeletions,
  listNextActions,
  listOpeningForms,
  listProfiles,
  listSimilarScores,
  listUsers,
} from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { credentialsOf, openClient, type TestClient } from '../../packages/mock-server/src/testing/openClient.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';

const readers: readonly (readonly [FunctionCode, readonly Endpoint[]])[] = [
  [
    'RAO_CHECK_DOCUMENT',
    [
      listApplications,
      listApplicationStatuses,
      listApplicationReferrers,
      listFutureDeletions,
      getApplication,
      listActionHistories,
      listNextActions,
      getApplicationFile,
      getAnswers,
      listAnswerAmends,
      listSimilarScores,
      listChinaAddressProofs,
      listOpeningForms,
      listProfiles,
    ],
  ],
  ['RAO_CLIENT_MANAMEMENT', [listApplications, getApplication, listOpeningForms, listProfiles, countStayPages]],
  ['RAO_DATA_CHART', [countDeletions, countStayPages, listProfiles]],
  ['UR_USER_MANAGEMENT', [listContactGroups]],
  ['UR_UM_CONTACT', [listContactGroups]],
  ['UR_ROLE_MANAGEMENT', [listUsers]],
  ['UR_RM_CREATE_ROLE', [listUsers]],
  ['UM_RM_MODIFY_ROLE', [listUsers]],
];

const emulator = createEmulator({ applications: 120, now: Date.parse('2026-03-02T03:00:00Z'), instantWork: true });

afterAll(() => emulator.close());

test.each(readers.flatMap(([code, endpoints]) => endpoints.map((endpoint) => [code, endpoint] as const)))(
  '%s alone is enough to read $path',
  async (code, endpoint) => {
    const client = openClient(emulator, `reading-${code}`);
    await client.signIn('DEMO', 'demo.admin');
    const input = await inputOf(client, endpoint);
    await limitTo(client, code);
    const { code: answer, status } = await client.call(endpoint, input as never);
    expect([answer, status]).toEqual([endpoint.responseKind === 'blob' ? '' : 'OK', 200]);
  },
);

async function inputOf(client: TestClient, endpoint: Endpoint) {
  const found = contractCases.find((one) => one.endpoint === endpoint);
  if (!found) throw new Error(`There is no case for ${endpoint.path}.`);
  return found.input(client);
}

/** Continues as the same user with one function and its ancestors. */
async function limitTo(client: TestClient, code: FunctionCode): Promise<void> {
  const account = { brokerCode: 'DEMO', userID: 'demo.admin', functionCodes: withAncestors(code) };
  const { body } = await client.send('POST', '/__mock/sessions', { body: account });
  client.headers = { ...client.headers, ...credentialsOf(body as Parameters<typeof credentialsOf>[0]) };
}

function withAncestors(code: FunctionCode): readonly FunctionCode[] {
  const { parent } = functionCodes[code];
  return parent === null ? [code] : [...withAncestors(parent), code];
}
