// The permission matrix changes one identifier at a time; this test sends requests that mix brokers: lists with records
// of two brokers, and requests of the provider's staff, who may work for each broker but not for two in one request.
import type { Endpoint, InputOf } from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { shapesOf } from '../../packages/mock-server/src/contract/shapesOf.ts';
import { hasSameState } from '../../packages/mock-server/src/testing/hasSameState.ts';
import { openClient } from '../../packages/mock-server/src/testing/openClient.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';
import { identifierPaths, replaceAt, valueAt } from '../../packages/mock-server/src/cases/identifiers.ts';

type Input = InputOf<Endpoint>;
type Path = readonly (string | number)[];

const emulator = createEmulator({ applications: 120, now: Date.parse('2026-03-02T03:00:00Z'), instantWork: true });
const [demo, harbour, provider, control] = ['demo', 'harbour', 'provider', 'control'].map(() =>
  openClient(emulator, 'mixed'),
) as [Client, Client, Client, Client];
type Client = ReturnType<typeof openClient>;
const counts = { lists: 0, mixtures: 0 };

beforeAll(async () => {
  await control.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await demo.signIn('DEMO', 'demo.admin');
  await harbour.signIn('HARBOUR', 'harbour.admin');
  await provider.signIn('2GO', 'provider.admin');
  await control.send('PUT', '/__mock/snapshots/start');
});

afterAll(async () => {
  process.stdout.write(
    `Mixed brokers: ${counts.lists} lists of two brokers, ${counts.mixtures} mixtures by the provider's staff.\n`,
  );
  await emulator.close();
});

const restore = (name: string) => control.send('POST', `/__mock/snapshots/${name}/restore`);

/** Hashes by collection, without the operation records, which contain request identifiers. */
async function collectionHashes(): Promise<object> {
  const { body } = await control.send('GET', '/__mock/state_hash');
  const { operationRecords: _records, ...others } = (body as { collections: Record<string, string> }).collections;
  return others;
}

/** The paths of lists in a request; a query separates items with commas. */
function listPaths(value: unknown, at: Path = []): readonly Path[] {
  if (Array.isArray(value)) return value.length > 0 ? [at] : [];
  if (typeof value === 'string') return String(at.at(-1)).endsWith('IDs') ? [at] : [];
  if (typeof value !== 'object' || value === null || value instanceof File) return [];
  return Object.entries(value).flatMap(([name, field]) => listPaths(field, [...at, name]));
}

function mergeLists(own: unknown, more: unknown): unknown {
  return typeof own === 'string' ? `${own},${String(more)}` : [...(own as unknown[]), ...(more as unknown[])];
}

/** The same list with identifiers that do not exist. */
function renameRecords(list: unknown): { readonly list: unknown; readonly ids: readonly string[] } {
  const ids = new Set<string>();
  const rename = (id: string) => {
    ids.add(id);
    return `${id}-never`;
  };
  const copy = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => copy(item, name));
    if (typeof value === 'string') return /ID(s)?$/.test(name) ? rename(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copy(field, key)]));
  };
  return { list: copy(list, 'IDs'), ids: [...ids] };
}

const ofBrokers = contractCases.filter(({ as }) => as === 'broker');

test.each(ofBrokers.map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one] as const))(
  '%s responds to a list with another broker’s records as to one with unknown records',
  async (_name, { endpoint, input: makeInput, newNames }) => {
    await restore('start');
    const own: Input = await makeInput(demo);
    const foreign: Input = await makeInput(harbour);
    await control.send('PUT', '/__mock/snapshots/prepared');
    for (const path of listPaths({ ...own, files: undefined })) {
      const others = valueAt(foreign, path);
      if (newNames.includes(String(path.at(-1))) || others === undefined) continue;
      if (JSON.stringify(others) === JSON.stringify(valueAt(own, path))) continue;
      const { list, ids } = renameRecords(others);
      if (ids.length === 0) continue;
      counts.lists += 1;
      const send = async (more: unknown) => {
        await restore('prepared');
        const mixed = replaceAt(own, path, mergeLists(valueAt(own, path), more));
        const response = await demo.call(endpoint, mixed as never);
        const text = ids.reduce((so, id) => so.replaceAll(`${id}-never`, id), JSON.stringify(response.body));
        return { text, state: await collectionHashes() };
      };
      const withUnknown = await send(list);
      expect(await send(others), path.join('.')).toEqual(withUnknown);
    }
  },
);

const ofBoth = ofBrokers.filter(({ endpoint: { access } }) => access.rule === 'function' && access.internal === true);

test.each(ofBoth.map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one] as const))(
  '%s by the provider’s staff is limited to one broker',
  async (name, { endpoint, input: makeInput, newNames }) => {
    await restore('start');
    const named = withBroker(endpoint, await makeInput(demo), 'DEMO');
    const other = withBroker(endpoint, await makeInput(harbour), 'HARBOUR');
    await control.send('PUT', '/__mock/snapshots/prepared');
    const paths = identifierPaths(named).filter((path) => {
      const [own, foreign] = [valueAt(named, path), valueAt(other, path)];
      return typeof foreign === 'string' && foreign !== own && !newNames.includes(String(path.at(-1)));
    });
    if (paths.length < 2 || endpoint.method === 'GET') return;
    expect(await provider.call(endpoint, named as never), name).toMatchObject({ code: 'OK' });
    for (const path of paths) {
      await restore('prepared');
      const before = emulator.stateOf('mixed');
      counts.mixtures += 1;
      const mixed = replaceAt(named, path, valueAt(other, path));
      const response = await provider.call(endpoint, mixed as never);
      expect(response.code, `${name} with another broker’s ${path.join('.')}`).toMatch(/^E\d{4}$/);
      expect(hasSameState(emulator, 'mixed', before), `${name} with another broker’s ${path.join('.')}`).toBe(true);
    }
  },
);

/** Adds the broker where an endpoint accepts one: the broker's staff leave it out. */
function withBroker(endpoint: Endpoint, input: Input, brokerCode: string): Input {
  const { body } = shapesOf(endpoint) as { readonly body?: { readonly shape?: object } };
  const takesBroker = body?.shape !== undefined && Object.hasOwn(body.shape, 'brokerCode');
  return takesBroker ? ({ ...input, body: { ...(input as { body: object }).body, brokerCode } } as Input) : input;
}
