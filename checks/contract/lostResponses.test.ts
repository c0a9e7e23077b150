// A client that did not receive the response sends the request again with the same Idempotency-Key: it gets the first
// response, and nothing happens twice. Responses get lost on real connections, so these tests use the network of this
// machine.
import {
  certifyApplication,
  changeApplicationStatuses,
  type Endpoint,
  generateOpeningForm,
  importToBackOffice,
  listActionHistories,
  signOpeningForm,
} from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractCase } from '../../packages/mock-server/src/cases/ContractCase.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { openClient } from '../../packages/mock-server/src/testing/openClient.ts';

const emulator = createEmulator({ applications: 600, instantWork: true });
let address: string;

beforeAll(async () => {
  address = `http://127.0.0.1:${(await emulator.listen()).port}`;
});

afterAll(() => emulator.close());

const endpoints: readonly Endpoint[] = [
  changeApplicationStatuses,
  importToBackOffice,
  certifyApplication,
  signOpeningForm,
  generateOpeningForm,
];

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'a retry of %s after a lost answer gets the first one and does nothing more',
  async (_name, endpoint) => {
    const sandbox = `lost-${endpoint.path}`.replace(/\W/g, '-');
    const client = openClient(emulator, sandbox);
    await client.signIn('DEMO', 'demo.admin');
    const { body } = (await caseOf(endpoint).input(client)) as { readonly body: Body };
    const key = { 'idempotency-key': 'one-wish' };
    const path = `/api${endpoint.path}`;
    await client.send('POST', '/__mock/faults', {
      body: { match: { path: endpoint.path }, when: { times: 1 }, effect: { kind: 'lostReply' } },
    });
    const headers = { ...client.headers, ...key, 'mock-sandbox': sandbox, 'content-type': 'application/json' };
    const lost = fetch(`${address}${path}`, { method: endpoint.method, headers, body: JSON.stringify(body) });
    await expect(lost).rejects.toThrow('fetch failed');

    const applyID = body.applyID ?? body.applications?.[0]?.applyID ?? '';
    const history = async () => (await client.call(listActionHistories, { params: { id: applyID } })).data;
    const before = await history();
    const [again, oncemore] = [await retry(), await retry()];
    expect(again.code).toBe('OK');
    expect(oncemore.data).toEqual(again.data);
    expect(await history()).toEqual(before);
    const withoutKey = await client.send(endpoint.method, path, { body });
    expect(['E0005', 'E0015']).toContain(withoutKey.code);

    function retry() {
      return client.send(endpoint.method, path, { body, headers: key });
    }
  },
);

interface Body {
  readonly applyID?: string;
  readonly applications?: readonly { readonly applyID: string }[];
}

function caseOf(endpoint: Endpoint): ContractCase {
  const found = contractCases.find((candidate) => candidate.endpoint === endpoint);
  if (!found) throw new Error(`There is no case for ${endpoint.path}.`);
  return found;
}
