// Pages of lists add up, and no list, count or search shows records of another broker.
import type { Endpoint } from '@brokerdesk/api';
import { type CaseClient, productCases } from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import { callName, calls } from '../calls.ts';
import type { CheckInfo, Desk, Scenario } from '../Check.ts';

/** An entry of a list. */
export type Row = Readonly<Record<string, unknown>>;
/** A page of a list. */
export interface Page {
  readonly items: readonly Row[];
  readonly total: number;
}

/** Lists that a broker's staff read without naming anything else. */
export const lists = calls.filter((call) => {
  const { method, path, access, shapes } = call;
  return (
    method === 'GET' &&
    !path.includes('{') &&
    access.rule === 'function' &&
    hasField(shapes?.data, 'total') &&
    hasField(shapes?.query, 'size')
  );
});

/** One scenario for each list. */
export function listScenarios(backEnd: BackEnd): readonly Scenario[] {
  return lists
    .filter((call) => backEnd.hasCall(call))
    .map((call) => ({ checks: checksOf(call), run: (desk) => run(backEnd, call, desk) }));
}

function checksOf(call: Endpoint): readonly CheckInfo[] {
  const name = callName(call);
  return [
    {
      id: `pages:${name}`,
      family: 'contract',
      demand: `The pages of ${name} add up to its total, and one past the end is empty.`,
    },
    { id: `own:${name}`, family: 'tenancy', demand: `${name} shows, counts and finds a broker’s own records only.` },
  ];
}

async function run(backEnd: BackEnd, call: Endpoint, desk: Desk): Promise<void> {
  const name = callName(call);
  const own = await backEnd.client('administrator');
  const whole = await readPage(own, call, { size: 500 });
  if (whole === undefined) {
    desk.expect(`pages:${name}`, false, 'the list is not answered');
    return;
  }
  await checkPages(own, call, { whole, desk });
  await checkOwners(backEnd, call, { whole, own, desk });
}

async function checkPages(
  own: CaseClient,
  call: Endpoint,
  { whole, desk }: { readonly whole: Page; readonly desk: Desk },
): Promise<void> {
  const id = `pages:${callName(call)}`;
  const { items, total } = whole;
  desk.expect(
    id,
    items.length === Math.min(total, 500),
    `${items.length} entries on a page of 500, and total is ${total}`,
  );
  const first = await readPage(own, call, { size: 1, page: 1 });
  const second = await readPage(own, call, { size: 1, page: 2 });
  const pair = [...(first?.items ?? []), ...(second?.items ?? [])];
  desk.expect(id, isSame(pair, items.slice(0, 2)), 'the first two pages of one entry are not the first two entries');
  desk.expect(
    id,
    first?.total === total && second?.total === total,
    `total is ${total}, on pages of one entry ${first?.total} and ${second?.total}`,
  );
  const past = await readPage(own, call, { size: 500, page: 100_000 });
  desk.expect(
    id,
    past?.items.length === 0 && past.total === total,
    'a page past the end is not empty, or has another total',
  );
  const { code } = await own.call(call, { query: { ...(await requiredOf(own, call)), size: 501 } } as never);
  desk.expect(id, code === 'E0004', `a page of 501 is answered ${code}, not E0004`);
}

async function checkOwners(
  backEnd: BackEnd,
  call: Endpoint,
  { whole, own, desk }: { readonly whole: Page; readonly own: CaseClient; readonly desk: Desk },
): Promise<void> {
  const id = `own:${callName(call)}`;
  const stranger = await backEnd.client('other');
  const theirs = await readPage(stranger, call, { size: 500 });
  if (theirs === undefined || (theirs.items.length === 0 && whole.items.length === 0)) {
    desk.skip(id, 'neither broker has such a record');
    return;
  }
  if (theirs.items.length === 0) {
    desk.expect(
      id,
      theirs.total === 0,
      `an empty list of ${stranger.account.brokerCode} has the total ${theirs.total}`,
    );
    return;
  }
  const key = identifierOf(theirs.items);
  const foreign = new Set(theirs.items.map((row) => row[key]));
  const shared = whole.items.find((row) => foreign.has(row[key]) && isBrokers(row));
  desk.expect(
    id,
    shared === undefined,
    `the list has ${key} ${String(shared?.[key])} of ${stranger.account.brokerCode}`,
  );
  for (const row of [...whole.items, ...theirs.items]) {
    const owner = whole.items.includes(row) ? own : stranger;
    const { brokerCode } = row;
    if (typeof brokerCode === 'string')
      desk.expect(
        id,
        brokerCode === owner.account.brokerCode,
        `an entry of ${brokerCode} is in the list of ${owner.account.brokerCode}`,
      );
  }
  if (hasField(call.shapes?.query, 'q')) {
    for (const text of searchTexts(theirs.items)) {
      const found = await readPage(own, call, { q: text, size: 500 });
      const seen = found?.items.find(
        (row) => foreign.has(row[key]) && !whole.items.some((known) => known[key] === row[key]),
      );
      desk.expect(
        id,
        seen === undefined,
        `a search for “${text}” finds ${String(seen?.[key])} of ${stranger.account.brokerCode}`,
      );
      const isCounted = (found?.total ?? 0) <= whole.total;
      desk.expect(id, isCounted, `a search for “${text}” counts ${found?.total} of ${whole.total}`);
    }
  }
  if (hasField(call.shapes?.query, 'brokerCode')) {
    const { code, data } = await own.call(call, {
      query: { ...(await requiredOf(own, call)), brokerCode: stranger.account.brokerCode },
    } as never);
    const isEmpty = code === 'OK' && (data as unknown as Page).total === 0;
    desk.expect(id, isEmpty || /^E000[234]$/.test(code), `naming ${stranger.account.brokerCode} is answered ${code}`);
  }
}

/** Whether an entry is not one that all brokers share, as far as it says. */
function isBrokers({ builtIn }: Row): boolean {
  return builtIn !== true;
}

/** Returns a page of a list; undefined if it is not answered. */
export async function readPage(client: CaseClient, call: Endpoint, query: object): Promise<Page | undefined> {
  const { code, data } = await client.call(call, { query: { ...(await requiredOf(client, call)), ...query } } as never);
  return code === 'OK' ? (data as unknown as Page) : undefined;
}

/** What a list requires, such as the notice whose deliveries it lists. */
async function requiredOf(client: CaseClient, call: Endpoint): Promise<object> {
  const required = requiredQuery(call);
  if (required.length === 0) return {};
  const known = requiredByClient.get(client)?.get(call);
  if (known !== undefined) return known;
  const one = productCases.find(({ endpoint }) => endpoint === call);
  const { query = {} } = ((await one?.input(client)) ?? {}) as { readonly query?: Readonly<Record<string, unknown>> };
  const found = Object.fromEntries(required.map((name) => [name, query[name]]));
  requiredByClient.set(client, (requiredByClient.get(client) ?? new Map<Endpoint, object>()).set(call, found));
  return found;
}

const requiredByClient = new WeakMap<CaseClient, Map<Endpoint, object>>();

/** The field that tells entries apart. */
function identifierOf(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const isIdentifier = (name: string) =>
    rows.every((row) => typeof row[name] === 'string') && new Set(rows.map((row) => row[name])).size === rows.length;
  const candidates = names.filter(isIdentifier);
  return candidates.find((name) => name.endsWith('ID')) ?? candidates[0] ?? '';
}

/** Words that stand in entries of the other broker. */
function searchTexts(rows: readonly Row[]): readonly string[] {
  const texts = rows
    .slice(0, 3)
    .flatMap((row) => Object.values(row).filter((value): value is string => typeof value === 'string'));
  return [...new Set(texts)]
    .filter((text) => text.length >= 4 && text.length <= 100 && !/^\d{4}-\d\d-\d\d/.test(text))
    .slice(0, 6);
}

function requiredQuery({ shapes }: Endpoint): readonly string[] {
  const query = shapes?.query;
  const shape =
    query !== undefined && 'shape' in query
      ? (query.shape as Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>)
      : {};
  return Object.keys(shape).filter((name) => shape[name]?.safeParse(undefined).success === false);
}

/** Whether the shape of an object has a field. */
export function hasField(shape: unknown, name: string): boolean {
  return typeof shape === 'object' && shape !== null && 'shape' in shape && Object.hasOwn(shape.shape as object, name);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
