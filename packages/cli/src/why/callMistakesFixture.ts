import type { Edit, PlantedMistake, PlantedPortal } from './PlantedMistakeFixture.ts';
import { grant } from './portalMistakesFixture.ts';

const declaration: Edit = [
  'src/endpoints.ts',
  '',
  `import { anyOf, endpoint } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';

export const listNotes{CODE} = endpoint({
  method: 'GET',
  path: '/{id}/notes',
  access: anyOf('{CODE}'),
  errors: ['E0005'],
  shapes: { data: z.array(z.string()) },
});
`,
];

const mockWithout = `import { mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { listNotes{CODE} } from './endpoints.ts';

void [mockRoute, listNotes{CODE}];
export default { id: '{id}', routes: [] };
`;
const route: Edit = [
  'src/mock.ts',
  'routes: []',
  "routes: [mockRoute(listNotes{CODE}, () => ({ code: 'OK', data: [] }))]",
];
const mockWith = mockWithout.replace(route[1], route[2]);

const notes = { url: '/api/{id}/notes' } as const;
const records = { url: '/api/operation_records' } as const;

/** Reasons why a call is not answered as its author expects. */
export const callMistakes: readonly PlantedMistake[] = [
  {
    name: 'a call of the product whose function the user lacks',
    ask: 'GET /operation_records',
    as: 'demo.reviewer',
    code: 'ROUTE_FUNCTION_MISSING',
    remedy: /^Grant .*UR_OPERATION_RECORD to one of the user’s roles/,
    request: { ...records, statuses: [403, 200] },
    plant: (portal) => grant(portal, []),
    mend: (portal) => grant(portal, ['USER_AND_ROLE', 'UR_OPERATION_RECORD']),
  },
  {
    name: 'a call whose function is granted without the one above it',
    ask: 'listOperationRecords',
    as: 'demo.reviewer',
    code: 'NODE_ANCESTOR_MISSING',
    remedy: /^Grant USER_AND_ROLE, UR_OPERATION_RECORD to one/,
    request: { ...records, statuses: [403, 200] },
    plant: (portal) => grant(portal, ['UR_OPERATION_RECORD']),
    mend: (portal) => grant(portal, ['USER_AND_ROLE', 'UR_OPERATION_RECORD']),
  },
  {
    name: 'a call of a plugin without mock.ts',
    ask: 'listNotes{CODE}',
    code: 'CALL_UNMOCKED',
    remedy: /^Add mockRoute\(listNotes\w+, …\) to the routes of .*mock\.ts/,
    request: { ...notes, statuses: [404, 200] },
    edits: [declaration],
    mendingEdits: [['src/mock.ts', '', mockWith]],
  },
  {
    name: 'a call that mock.ts does not handle',
    ask: 'GET /{id}/notes',
    code: 'CALL_UNMOCKED',
    remedy: /^Add mockRoute\(listNotes\w+, …\)/,
    request: { ...notes, statuses: [404, 200] },
    edits: [declaration, ['src/mock.ts', '', mockWithout]],
    mendingEdits: [route],
  },
  {
    name: 'a route of mock.ts with a typing error in its path',
    ask: 'GET /{id}/notes',
    code: 'CALL_UNMOCKED',
    remedy: /or correct the path\. Did you mean GET \/note-\d+\/note\?$/,
    request: { ...notes, statuses: [404, 200] },
    edits: [
      declaration,
      [
        'src/mock.ts',
        '',
        mockWith.replace('mockRoute(listNotes{CODE}', "mockRoute({ ...listNotes{CODE}, path: '/{id}/note' }"),
      ],
    ],
    mendingEdits: [['src/mock.ts', "{ ...listNotes{CODE}, path: '/{id}/note' }", 'listNotes{CODE}']],
  },
  {
    name: 'a call whose access names a function that does not exist',
    ask: 'listNotes{CODE}',
    code: 'TREE_FUNCTION_MISSING',
    remedy: /Or correct `access`\. Did you mean X_NOTE_\d+\?$/,
    request: { ...notes, statuses: [403, 200] },
    edits: [
      [declaration[0], declaration[1], declaration[2].replace("anyOf('{CODE}')", "anyOf('{CODE}_READ')")],
      ['src/mock.ts', '', mockWith],
    ],
    mendingEdits: [['src/endpoints.ts', "anyOf('{CODE}_READ')", "anyOf('{CODE}')"]],
  },
  {
    name: 'a call that the emulator lets fail',
    ask: 'GET /{id}/notes',
    code: 'CALL_FAULT',
    remedy: /DELETE \/__mock\/faults\/fault-1/,
    request: { ...notes, statuses: [503, 200] },
    edits: [declaration, ['src/mock.ts', '', mockWith]],
    mendingEdits: [],
    plant: async ({ emulator }) => {
      const payload = { match: { path: '/note*' }, effect: { kind: 'http', status: 503 } };
      await send(emulator, { method: 'POST', url: '/__mock/faults', payload });
    },
    mend: async ({ emulator }) => send(emulator, { method: 'DELETE', url: '/__mock/faults/fault-1' }),
  },
  {
    name: 'a call of the provider’s staff, made by a broker’s user',
    ask: 'listBrokers',
    code: 'CALL_STAFF_ONLY',
    remedy: /^Sign in as one of them/,
    request: { url: '/api/systems/brokers', statuses: [403, 200] },
    asAgain: 'provider.admin',
  },
  {
    name: 'a call of brokers’ users, made by the provider’s staff',
    ask: 'listFaqCategories',
    as: 'provider.admin',
    code: 'CALL_NOT_FOR_STAFF',
    remedy: /^Sign in as a user of a broker\.$/,
    request: { url: '/api/goapi/faq/categories', statuses: [403, 200] },
    asAgain: 'demo.admin',
  },
  {
    name: 'a typing error in the path of a call',
    ask: 'GET /operation_record',
    code: 'CALL_UNKNOWN',
    remedy: /Did you mean GET \/operation_records\?/,
    askAgain: 'GET /operation_records',
  },
];

async function send(
  emulator: PlantedPortal['emulator'],
  request: { readonly method: 'POST' | 'DELETE'; readonly url: string; readonly payload?: object },
): Promise<void> {
  const { statusCode, body } = await emulator.app.inject(request);
  if (statusCode >= 300) throw new Error(`${request.url} was rejected: ${body}`);
}
