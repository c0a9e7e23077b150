// Invalid requests: values generated from the schemas, valid inputs with one mutation, and random data. The emulator
// must always respond with its envelope, must never fail, and must name the invalid field.
import type { Endpoint, InputOf } from '@brokerdesk/api';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { shapesOf } from '../../packages/mock-server/src/contract/shapesOf.ts';
import { openClient, type TestResponse } from '../../packages/mock-server/src/testing/openClient.ts';
import { arbitraryOf } from './arbitraryOf.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';
import { replaceAt } from '../../packages/mock-server/src/cases/identifiers.ts';

type Input = InputOf<Endpoint>;
type Part = 'params' | 'query' | 'body';

const runs = process.env['BROKERDESK_WHOLE'] === '1' ? 1_000 : 40;
const serverFaults: string[] = [];
const emulator = createEmulator({
  applications: 120,
  now: Date.parse('2026-03-02T03:00:00Z'),
  instantWork: true,
  log: (line) => serverFaults.push(line),
});
const control = openClient(emulator, 'fuzz');
const clients = {
  broker: openClient(emulator, 'fuzz'),
  provider: openClient(emulator, 'fuzz'),
  nobody: openClient(emulator, 'fuzz'),
};
let sent = 0;

beforeAll(async () => {
  await control.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await clients.broker.signIn('DEMO', 'demo.admin');
  await clients.provider.signIn('2GO', 'provider.admin');
  clients.nobody.headers = { 'broker-code': 'DEMO' };
  await control.send('PUT', '/__mock/snapshots/start');
});

afterAll(async () => {
  process.stdout.write(`Fuzz: ${sent} bent requests to ${contractCases.length} calls, no fault.\n`);
  await emulator.close();
});

/** Values that break programs rather than rules. */
const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e308,
    true,
    [],
    {},
    'x'.repeat(5000),
    '\u0000',
    '\u202E',
    '\uD800',
    '💥',
  ),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    '=cmd()',
    '<script>',
    '../../x',
    '2026-02-30',
    '9999-12-31',
    'NaN',
  ),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"a":1}}'),
    Array.from({ length: 600 }, () => 'x'),
    [[[[[[]]]]]],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A valid input in which one field has another value, is missing, or has an unknown sibling. */
function mutate(input: Input): Arbitrary<Input> {
  // Parameters and queries are records of texts; a body can be any value.
  const paths = pathsOf(input).filter((path) => path.length > 1 || path[0] === 'body');
  return fc
    .record({
      path: fc.constantFrom(...paths),
      value: hostileValue,
      way: fc.constantFrom('replace', 'replace', 'drop', 'add'),
    })
    .map(({ path, value, way }) => {
      if (way === 'replace') return replaceAt(input, path, value);
      const parent = path.slice(0, way === 'drop' ? -1 : path.length);
      const record = parent.reduce((at: unknown, step) => (at as Record<string | number, unknown>)[step], input);
      if (typeof record !== 'object' || record === null || Array.isArray(record)) return replaceAt(input, path, value);
      const { [String(path.at(-1))]: _dropped, ...rest } = record as Readonly<Record<string, unknown>>;
      return parent.length === 0
        ? input
        : replaceAt(input, parent, way === 'drop' ? rest : { ...record, unknownField: value });
    });
}

function pathsOf(value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null || value instanceof File) return at.length > 1 ? [at] : [];
  const own = at.length > 0 ? [at] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, field]) =>
      name === 'files' && at.length === 0 ? [] : pathsOf(field, [...at, Array.isArray(value) ? Number(name) : name]),
    ),
  ];
}

function generateFromShapes(endpoint: Endpoint, input: Input): Arbitrary<Input> {
  const shapes = shapesOf(endpoint) as Partial<Record<Part, z.ZodType>>;
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const shape = shapes[part];
    return shape ? [[part, arbitraryOf(shape)] as const] : [];
  });
  return fc.record(Object.fromEntries(parts)).map((made) => ({ ...input, ...made }) as Input);
}

describe.each(contractCases.map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one] as const))(
  '%s',
  (name, one) => {
    test('always responds with its envelope, and names the invalid field', { timeout: 360_000 }, async () => {
      const { endpoint } = one;
      const client = clients[one.as];
      await control.send('POST', '/__mock/snapshots/start/restore');
      const input = await one.input(client);
      await control.send('PUT', '/__mock/snapshots/prepared');
      const hasFields = pathsOf(input).some((path) => path.length > 1);
      const inputs = hasFields
        ? fc.oneof(generateFromShapes(endpoint, input), mutate(input))
        : generateFromShapes(endpoint, input);
      await fc.assert(
        fc.asyncProperty(inputs, async (given) => {
          sent += 1;
          await control.send('POST', '/__mock/snapshots/prepared/restore');
          const response = await client.call(endpoint, given as never);
          checkAnswer(response, { endpoint, name });
        }),
        { numRuns: runs, seed: 2026 },
      );
      expect(serverFaults, name).toEqual([]);
    });
  },
);

function checkAnswer(response: TestResponse<unknown>, { endpoint, name }: { endpoint: Endpoint; name: string }): void {
  expect(response.status, name).toBeLessThan(500);
  if (endpoint.responseKind === 'blob' && response.headers['content-disposition'] !== undefined) return;
  expect(response.body, name).toEqual({
    code: expect.stringMatching(/^(?:OK|E\d{4})$/),
    message: expect.any(String),
    data: response.data,
  });
  if (response.code !== 'E0004' && response.code !== 'E0014') return;
  const { fields } = response.data as { fields: { path: string; rule: string; message: string }[] };
  expect(fields.length, name).toBeGreaterThan(0);
  for (const field of fields) {
    expect(field, name).toEqual({
      path: expect.any(String),
      rule: expect.stringMatching(/\w/),
      message: expect.stringMatching(/./),
    });
  }
}
