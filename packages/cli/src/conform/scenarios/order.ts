// Searching, filtering and sorting happen at the server, over all pages.
import type { Endpoint } from '@brokerdesk/api';
import type { CaseClient } from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import { callName } from '../calls.ts';
import type { CheckInfo, Desk, Scenario } from '../Check.ts';
import { hasField, lists, readPage, type Row } from './lists.ts';

/** One scenario for each list. */
export function orderScenarios(backEnd: BackEnd): readonly Scenario[] {
  return lists
    .filter((call) => backEnd.hasCall(call))
    .map((call) => ({ checks: checksOf(call), run: (desk) => run(backEnd, call, desk) }));
}

function checksOf(call: Endpoint): readonly CheckInfo[] {
  const name = callName(call);
  return [
    { id: `search:${name}`, family: 'contract', demand: `${name} finds what is asked for, and nothing else.` },
    { id: `filter:${name}`, family: 'contract', demand: `${name} lists only what its filters let through.` },
    { id: `sort:${name}`, family: 'contract', demand: `${name} sorts as it is asked to, over all pages.` },
  ];
}

async function run(backEnd: BackEnd, call: Endpoint, desk: Desk): Promise<void> {
  const name = callName(call);
  const client = await backEnd.client('administrator');
  const whole = await readPage(client, call, { size: 500 });
  const rows = whole?.items ?? [];
  await checkSearch(client, call, desk);
  await checkFilters(client, call, { rows, desk });
  await checkSorts(client, call, desk);
  for (const law of ['search', 'filter', 'sort']) desk.excludeUnreached(`${law}:${name}`);
}

async function checkSearch(client: CaseClient, call: Endpoint, desk: Desk): Promise<void> {
  if (!hasField(call.shapes?.query, 'q')) return;
  const none = await readPage(client, call, { q: 'qzxj-never-was', size: 5 });
  desk.expect(`search:${callName(call)}`, none?.total === 0, `a search for nonsense finds ${none?.total}`);
}

/** Filters that have the name of a field: each value that rows have lets through rows with this value. */
async function checkFilters(
  client: CaseClient,
  call: Endpoint,
  { rows, desk }: { readonly rows: readonly Row[]; readonly desk: Desk },
): Promise<void> {
  const [first = {}] = rows;
  const names = Object.keys(first).filter((field) => isFilter(call, field, first[field]));
  for (const field of names) {
    for (const value of [...new Set(rows.map((row) => row[field]))].slice(0, 2)) {
      if (typeof value !== 'string' && typeof value !== 'boolean') continue;
      const found = await readPage(client, call, { [field]: String(value), size: 500 });
      const odd = found?.items.find((row) => row[field] !== value);
      const text = odd === undefined ? 'nothing' : `an entry with ${String(odd[field])}`;
      const isRight = found !== undefined && odd === undefined && found.total > 0;
      desk.expect(`filter:${callName(call)}`, isRight, `with ${field}=${String(value)} it lists ${text}`);
    }
  }
}

function isFilter(call: Endpoint, field: string, value: unknown): boolean {
  const isPlain = typeof value === 'boolean' || (typeof value === 'string' && value !== '' && value.length <= 40);
  return isPlain && hasField(call.shapes?.query, field);
}

/** Sorts by times and numbers, whose order is the same in every language. */
async function checkSorts(client: CaseClient, call: Endpoint, desk: Desk): Promise<void> {
  for (const sort of sortsOf(call)) {
    const field = sort.replace('-', '');
    // A place within a group, such as a category.
    if (field === 'sequence') continue;
    const page = await readPage(client, call, { sort, size: 500 });
    const values = (page?.items ?? [])
      .map((row) => row[field])
      .filter((value) => value !== null && value !== undefined);
    if (!values.every(isOrdered)) continue;
    const sign = sort.startsWith('-') ? -1 : 1;
    const wrong = values.findIndex((value, index) => index > 0 && compare(values[index - 1], value) * sign > 0);
    const text = `sorted by ${sort}, ${JSON.stringify(values[wrong - 1])} stands before ${JSON.stringify(values[wrong])}`;
    desk.expect(`sort:${callName(call)}`, page !== undefined && wrong < 0, text);
  }
}

function sortsOf({ shapes }: Endpoint): readonly string[] {
  const query = shapes?.query;
  const fields = query !== undefined && 'shape' in query ? (query.shape as Readonly<Record<string, unknown>>) : {};
  const { sort } = fields as { readonly sort?: { unwrap?(): { readonly options?: readonly string[] } } };
  return sort?.unwrap?.().options ?? [];
}

function isOrdered(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value));
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return Date.parse(String(one)) - Date.parse(String(other));
}
