import { deleteRole, type Endpoint, listUsers } from '@brokerdesk/api';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { RequestContext } from '../context/RequestContext.ts';
import { createRowSerializer } from '../context/RowSerializer.ts';
import { serializeResponse } from './serializeResponse.ts';

interface Row {
  readonly name: string;
}

function createContext(state: object, now = 0): RequestContext {
  return { now: () => now, environment: { sandbox: { state } } } as RequestContext;
}

const context = createContext({});
const list: readonly Row[] = ['a', 'b', 'c'].map((name) => ({ name }));
const serializer = createRowSerializer<Row>({
  shape: z.object({ name: z.string() }),
  represent: (_context, { name }) => ({ data: { name } }),
});

function readPage(page: number): unknown {
  const payload = serializeResponse(context, { code: 'OK', page: { list, page, size: 2 }, serializer });
  return JSON.parse(Buffer.from(payload).toString());
}

test('a page has its rows, its number, its size and the number of all rows', () => {
  const ok = { code: 'OK', message: '' };
  expect([readPage(1), readPage(2), readPage(3)]).toEqual([
    { ...ok, data: { items: [{ name: 'a' }, { name: 'b' }], page: 1, size: 2, total: 3 } },
    { ...ok, data: { items: [{ name: 'c' }], page: 2, size: 2, total: 3 } },
    { ...ok, data: { items: [], page: 3, size: 2, total: 3 } },
  ]);
});

test('a single row is the data of its response', () => {
  const payload = serializeResponse(context, { code: 'OK', row: list[0]!, serializer });
  expect(Buffer.from(payload).toString()).toBe('{"code":"OK","message":"","data":{"name":"a"}}');
});

test('a page is reused for the same state only, and until one of its rows changes with the clock', () => {
  const names = { first: 'a' };
  const { serializePage } = createRowSerializer<object>({
    shape: z.object({ name: z.string() }),
    dependenciesOf: () => [names.first],
    represent: () => ({ data: { name: names.first }, validUntil: 100 }),
  });
  const [state, rows] = [{}, [{}, {}]];
  const read = (from: object, now: number, page = 1) =>
    serializePage(createContext(from, now), { list: rows, page, size: 1 });
  const first = read(state, 50);
  expect([read(state, 99), read(state, 50)]).toEqual([first, first]);
  expect(read(state, 99)).toBe(first);
  expect([read(state, 100), read(state, 49), read({}, 50), read(state, 50, 2)].includes(first)).toBe(false);
  names.first = 'b';
  expect(String(read({}, 50))).toContain('"items":[{"name":"b"}]');
});

test('an error is what the contract lists for the endpoint, in its form, unless it is injected', () => {
  const ofUser = { details: { endpoint: listUsers } } as unknown as RequestContext;
  const stale = { code: 'E0012', data: null } as const;
  expect(() => serializeResponse(ofUser, stale)).toThrow('does not declare E0012');
  expect(() => serializeResponse(ofUser, { code: 'E0004', data: {} })).toThrow('The data of E0004 has another form');
  expect(String(serializeResponse(ofUser, { code: 'E0003', data: null }))).toContain('"code":"E0003"');
  expect(String(serializeResponse(ofUser, stale, { isInjected: true }))).toContain('"code":"E0012"');
});

test('a refusal is one that the endpoint declares, with the data of its declaration', () => {
  const of = (endpoint: Endpoint) => ({ details: { endpoint } }) as unknown as RequestContext;
  const refuse = (endpoint: Endpoint, code: 'E0012' | 'E0015' | 'E0016', data: object) =>
    String(serializeResponse(of(endpoint), { code, data }));
  expect(refuse(deleteRole, 'E0012', { memberCount: 2 })).toContain('"memberCount":2');
  expect(() => refuse(deleteRole, 'E0012', { members: 2 })).toThrow('at memberCount');
  expect(() => refuse(deleteRole, 'E0012', { memberCount: 2, names: [] })).toThrow('does not know these fields: names');
  expect(refuse(deleteRole, 'E0016', { rule: 'default-role' })).toContain('default-role');
  expect(() => refuse(deleteRole, 'E0016', { rule: 'own-role' })).toThrow('does not declare the rule own-role');
  // A rule of any call.
  expect(refuse(deleteRole, 'E0016', { rule: 'view-as-read-only' })).toContain('view-as-read-only');
});
