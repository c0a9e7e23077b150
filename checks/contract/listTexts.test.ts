// Search and order are the same in every list. The lists come from the contract cases, so a new one is in it at once.
import { type Endpoint, foldText } from '@brokerdesk/api';
import { textOrderOf } from '@brokerdesk/api/collation';
import { foldSearchText } from '@brokerdesk/api/search';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { shapesOf } from '../../packages/mock-server/src/contract/shapesOf.ts';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { openClient, type TestClient } from '../../packages/mock-server/src/testing/openClient.ts';
import type { ContractCase } from '../../packages/mock-server/src/cases/ContractCase.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';

const emulator = createEmulator({ applications: 120, now: Date.parse('2026-03-02T03:00:00Z') });
let searches = 0;
afterAll(() => {
  process.stdout.write(`Lists: ${searches} searches in ${searched.length} lists, each spelling finds the same rows.\n`);
  return emulator.close();
});

const searched = contractCases
  .filter(({ endpoint }) => endpoint.method === 'GET' && 'q' in queryShapeOf(endpoint) && hasRows(endpoint))
  .map((one) => [one.endpoint.path, one] as const);

test.each(searched)('%s finds a text in every spelling', async (_path, one) => {
  const client = await signIn(one);
  const query = { ...((await one.input(client)) as { readonly query?: object }).query, q: undefined };
  const [row] = await list(client, one.endpoint, query);
  const found = await findSearchedTexts(client, one.endpoint, { query, row });
  expect(found.length, JSON.stringify(row)).toBeGreaterThan(0);
  for (const { text, count } of found) {
    for (const spelling of spellingsOf(text)) {
      searches += 1;
      const rows = await list(client, one.endpoint, { ...query, q: spelling });
      expect([spelling, rows.length]).toEqual([spelling, count]);
    }
  }
});

const sorted = contractCases.flatMap((one) => {
  const fields = sortFieldsOf(one.endpoint).filter((field) => !field.startsWith('-'));
  return one.endpoint.method === 'GET' ? fields.map((field) => [one.endpoint.path, field, one] as const) : [];
});

test.each(sorted)('%s by %s follows the language, and numbers by their value', async (_path, sort, one) => {
  const client = await signIn(one);
  const query = { ...((await one.input(client)) as { readonly query?: object }).query };
  for (const [language, key] of [
    ['en_US', 'EN'],
    ['zh_CN', 'SC'],
    ['zh_HK', 'TC'],
  ] as const) {
    client.headers = { ...client.headers, 'api-lang': language };
    const rows = await list(client, one.endpoint, { ...query, sort });
    const texts = rows.map((row) => readText(row, sort, key)).filter((text) => text !== undefined);
    if (texts.some((text) => /^\d{4}-\d\d-\d\d/.test(text))) return;
    expect([language, texts]).toEqual([language, texts.toSorted(textOrderOf(language))]);
  }
});

type Row = Readonly<Record<string, unknown>>;

function queryShapeOf(endpoint: Endpoint): Readonly<Record<string, unknown>> {
  const { query } = shapesOf(endpoint) as unknown as { readonly query?: z.ZodObject };
  return query?.shape ?? {};
}

/** Counts of rows have no rows. */
function hasRows(endpoint: Endpoint): boolean {
  const { data } = shapesOf(endpoint) as unknown as { readonly data?: z.ZodType };
  return data instanceof z.ZodArray || (data instanceof z.ZodObject && 'items' in data.shape);
}

function sortFieldsOf(endpoint: Endpoint): readonly string[] {
  const { sort } = queryShapeOf(endpoint) as { readonly sort?: z.ZodType };
  const { enum: fields = [] } = sort ? (z.toJSONSchema(sort, { io: 'input' }) as { enum?: string[] }) : {};
  // Statuses are in the order of an application's life; codes and account numbers are ordered by code unit.
  return fields.filter((field) => !/status|region|customAccountNum|applyID|state/i.test(field));
}

async function signIn({ as, endpoint }: ContractCase): Promise<TestClient> {
  const client = openClient(emulator, `list-texts-${as}-${endpoint.path}`.replaceAll(/[^a-z-]/gi, '-').slice(0, 60));
  await client.signIn(as === 'provider' ? '2GO' : 'DEMO', `${as === 'provider' ? 'provider' : 'demo'}.admin`);
  return client;
}

async function list(client: TestClient, endpoint: Endpoint, query: object): Promise<readonly Row[]> {
  const size = 'size' in queryShapeOf(endpoint) ? { size: 500 } : {};
  const { code, data } = await client.call(endpoint, { query: { ...query, ...size } } as never);
  expect(code, JSON.stringify(data)).toBe('OK');
  return (Array.isArray(data) ? data : (data as { readonly items: readonly Row[] }).items) as readonly Row[];
}

interface Searched {
  readonly text: string;
  readonly count: number;
}

/** Texts of a row that the search reads: one with Chinese characters, and one with Latin ones or digits, if there are. */
async function findSearchedTexts(
  client: TestClient,
  endpoint: Endpoint,
  { query, row }: { readonly query: object; readonly row: Row | undefined },
): Promise<readonly Searched[]> {
  const texts = [...new Set(textsOf(row))].filter(
    (text) => foldText(text).length > 1 && !/^\d{4}-\d\d-\d\dT/.test(text),
  );
  const found: Searched[] = [];
  for (const isWanted of [(text: string) => /\p{Script=Han}/u.test(text), (text: string) => /^[ -~]+$/.test(text)]) {
    for (const text of texts.filter(isWanted).slice(0, 20)) {
      const count = (await list(client, endpoint, { ...query, q: text.slice(0, 40) })).length;
      if (count === 0) continue;
      found.push({ text: text.slice(0, 40), count });
      break;
    }
  }
  return found;
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Other ways to write a text: letters of full width, two blanks, invisible characters, the other script and form. */
function spellingsOf(text: string): readonly string[] {
  const wide = text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const [first = '', ...rest] = text;
  return [
    wide,
    text.toUpperCase(),
    `  ${text}  `,
    text.replaceAll(' ', '  '),
    `${first}\u200b${rest.join('')}`,
    `${first}\u00ad${rest.join('')}`,
    foldSearchText(text),
  ];
}

function readText(row: Row, field: string, key: 'EN' | 'SC' | 'TC'): string | undefined {
  const value = row[field] ?? row[`${field}${key}`];
  if (typeof value === 'string') return value;
  const local = (value as { readonly [name: string]: unknown } | undefined)?.[key];
  return typeof local === 'string' ? local : undefined;
}
