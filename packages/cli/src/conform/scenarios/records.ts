// A record that is created is read, listed and counted; one that is deleted is none of these.
import type { Endpoint, InputOf } from '@brokerdesk/api';
import { type ContractCase, MissingData, productCases } from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import { callName, calls } from '../calls.ts';
import { type CheckInfo, type Desk, NotTried, type Scenario } from '../Check.ts';
import type { ConformClient } from '../ConformClient.ts';

type Row = Readonly<Record<string, unknown>>;

/** A kind of record with the calls that create, list, read and delete it. */
interface Kind {
  readonly one: ContractCase;
  readonly list: Endpoint;
  readonly read: Endpoint | undefined;
  readonly remove: Endpoint;
  readonly key: string;
}

/** One scenario for each kind of record that can be created, listed and deleted. */
export function recordScenarios(backEnd: BackEnd): readonly Scenario[] {
  return productCases
    .flatMap((one) => kindOf(one) ?? [])
    .filter(({ one, list, remove }) => [one.endpoint, list, remove].every((call) => backEnd.hasCall(call)))
    .map((kind) => ({ checks: [checkOf(kind)], run: (desk) => run(backEnd, kind, desk) }));
}

function checkOf({ one, list }: Kind): CheckInfo {
  return {
    id: `life:${callName(one.endpoint)}`,
    family: 'state',
    demand: `What ${callName(one.endpoint)} creates is in ${callName(list)} until it is deleted.`,
  };
}

function kindOf(one: ContractCase): Kind | undefined {
  const { method, path, shapes } = one.endpoint;
  if (method !== 'POST' || one.as === 'nobody' || path.includes('{')) return undefined;
  const list = calls.find((call) => call.method === 'GET' && (call.path === path || call.path === `${path}/lists`));
  const created = fieldsOf(shapes?.data).includes('user')
    ? ['refID']
    : fieldsOf(shapes?.data).filter((name) => name.endsWith('ID'));
  for (const key of created) {
    const remove = calls.find((call) => {
      if (call.operation?.endsWith('.delete') !== true) return false;
      const own = call.path === path || call.path.startsWith(`${path}/{`);
      return (
        call.method === 'DELETE' &&
        own &&
        call.path.split('/').length <= path.split('/').length + 1 &&
        names(call).includes(key)
      );
    });
    // What needs more than the record to be deleted is ended, not deleted.
    if (
      list === undefined ||
      remove === undefined ||
      requiredFields(remove).some((name) => !(plainFields as readonly string[]).concat(key).includes(name))
    )
      continue;
    const read = calls.find((call) => call.method === 'GET' && call.path === `${path}/{${key}}`);
    return { one, list, read, remove, key };
  }
  return undefined;
}

async function run(backEnd: BackEnd, kind: Kind, desk: Desk): Promise<void> {
  const { one, list, read, remove, key } = kind;
  const { id } = checkOf(kind);
  const client = await backEnd.client(one.as === 'provider' ? 'provider' : 'administrator');
  const input = await prepare(client, one);
  const before = await readList(client, list);
  const created = await client.call(one.endpoint, input as never);
  const record = recordOf(created.data);
  desk.expect(id, created.code === 'OK' && typeof record[key] === 'string', `creating is answered ${created.code}`);
  if (created.code !== 'OK') return;
  const value = record[key];
  const after = await readList(client, list);
  desk.expect(
    id,
    after.total === before.total + 1,
    `the total was ${before.total} and is ${after.total} after one was created`,
  );
  const isListed = after.items.some((row) => row[key] === value) || after.total > 500;
  desk.expect(id, isListed, `the new record ${String(value)} is not in the list`);
  const params = { [key]: value };
  if (read !== undefined) {
    const { code, data } = await client.call(read, { params } as never);
    const found = recordOf(data);
    desk.expect(
      id,
      code === 'OK' && found[key] === value && found['version'] === record['version'],
      `reading the new record is answered ${code}, or with another version`,
    );
  }
  const removed = await client.call(remove, removeInput(remove, record) as never);
  desk.expect(id, removed.code === 'OK', `deleting is answered ${removed.code}`);
  if (removed.code !== 'OK') return;
  const last = await readList(client, list);
  desk.expect(
    id,
    last.total === before.total,
    `the total was ${before.total} and is ${last.total} after it was deleted`,
  );
  desk.expect(
    id,
    last.items.every((row) => row[key] !== value),
    'the deleted record is still in the list',
  );
  if (read !== undefined) {
    const { code } = await client.call(read, { params } as never);
    desk.expect(id, code === 'E0003', `reading the deleted record is answered ${code}, not E0003`);
  }
  const again = await client.call(remove, removeInput(remove, record) as never);
  desk.expect(id, again.code !== 'OK', 'it can be deleted a second time');
}

async function prepare(client: ConformClient, one: ContractCase): Promise<InputOf<Endpoint>> {
  try {
    return await one.input(client);
  } catch (error) {
    if (error instanceof MissingData) throw new NotTried(error.message);
    throw error;
  }
}

async function readList(
  client: ConformClient,
  list: Endpoint,
): Promise<{ readonly items: readonly Row[]; readonly total: number }> {
  const isPaged = fieldsOf(list.shapes?.query).includes('size');
  const { code, data } = await client.call(list, (isPaged ? { query: { size: 500 } } : {}) as never);
  if (code !== 'OK') throw new NotTried(`${callName(list)} is answered ${code}`);
  const page = data as unknown;
  if (Array.isArray(page)) return { items: page as Row[], total: page.length };
  return page as { items: Row[]; total: number };
}

function removeInput(remove: Endpoint, record: Row): object {
  const pick = (shape: unknown) => {
    const own = fieldsOf(shape).filter((name) => record[name] !== undefined);
    return Object.fromEntries(own.map((name) => [name, record[name]]));
  };
  const { params, query, body } = remove.shapes ?? {};
  return {
    ...(params && { params: pick(params) }),
    ...(query && { query: pick(query) }),
    ...(body && { body: pick(body) }),
  };
}

const plainFields = ['version', 'brokerCode', 'refID'] as const;

function requiredFields({ shapes }: Endpoint): readonly string[] {
  return [shapes?.params, shapes?.query, shapes?.body].flatMap((shape) => {
    const fields = typeof shape === 'object' && 'shape' in shape ? (shape.shape as Fields) : {};
    return Object.keys(fields).filter((name) => fields[name]?.safeParse(undefined).success === false);
  });
}

type Fields = Readonly<Record<string, { safeParse(value: unknown): { readonly success: boolean } }>>;

function recordOf(data: unknown): Row {
  const row = (data ?? {}) as Row;
  return (row['user'] as Row | undefined) ?? row;
}

function names({ shapes }: Endpoint): readonly string[] {
  return [...fieldsOf(shapes?.params), ...fieldsOf(shapes?.query), ...fieldsOf(shapes?.body)];
}

function fieldsOf(shape: unknown): readonly string[] {
  return typeof shape === 'object' && shape !== null && 'shape' in shape ? Object.keys(shape.shape as object) : [];
}
