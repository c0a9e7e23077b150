import { expect, test } from 'vitest';
import { z } from 'zod';
import { anyOf, type Endpoint, endpoint, signedIn } from '../endpoint.ts';
import { describeApi } from './describeApi.ts';
import { findBreakingChanges } from './findBreakingChanges.ts';

const query = z.object({ q: z.string().max(20).optional(), status: z.enum(['A', 'B']).optional() });
const body = z.object({ title: z.string().min(1).max(20), kind: z.enum(['x', 'y']), note: z.string().optional() });
const data = z.object({
  id: z.string(),
  state: z.enum(['on', 'off']),
  end: z.string().nullable(),
  items: z.array(z.object({ n: z.number() })),
});

function save(
  change: Partial<{
    query: z.ZodType;
    body: z.ZodType;
    data: z.ZodType;
    access: Endpoint['access'];
    errors: Endpoint['errors'];
  }> = {},
) {
  const { access = signedIn, errors = ['E0004'], ...shapes } = change;
  return endpoint({
    method: 'POST',
    path: '/things',
    access,
    errors,
    operation: 'thing.save',
    shapes: { query, body, data, ...shapes },
  });
}

function changes(after: Endpoint): string[] {
  const describe = (one: Endpoint) => describeApi({ title: 'T', version: 'v1', endpoints: { save: one } });
  return findBreakingChanges(describe(save() as Endpoint), describe(after));
}

test.each<[string, Endpoint, string]>([
  ['a new required field', save({ body: body.extend({ more: z.string() }) }) as Endpoint, 'body.more is required now.'],
  ['an optional field that must come', save({ body: body.required() }) as Endpoint, 'body.note is required now.'],
  ['a field that is not taken', save({ body: body.omit({ note: true }) }) as Endpoint, 'body.note is gone.'],
  [
    'a tighter limit',
    save({ body: body.extend({ title: z.string().min(1).max(10) }) }) as Endpoint,
    'body.title has a tighter maxLength: 10.',
  ],
  [
    'a value that is not taken',
    save({ body: body.extend({ kind: z.enum(['x']) }) }) as Endpoint,
    'body.kind no longer takes y.',
  ],
  [
    'another type',
    save({ body: body.extend({ title: z.number() }) }) as Endpoint,
    'body.title was string and is number.',
  ],
  ['a parameter that is gone', save({ query: query.omit({ q: true }) }) as Endpoint, 'the parameter q is gone.'],
  ['an answer that lacks a field', save({ data: data.omit({ id: true }) }) as Endpoint, 'data.id is gone.'],
  [
    'an answer of a new value',
    save({ data: data.extend({ state: z.enum(['on', 'off', 'half']) }) }) as Endpoint,
    'data.state can be half now.',
  ],
  [
    'an answer that may be null',
    save({ data: data.extend({ id: z.string().nullable() }) }) as Endpoint,
    'data.id was string and is string or null.',
  ],
  [
    'an item that lacks a field',
    save({ data: data.extend({ items: z.array(z.object({})) }) }) as Endpoint,
    'data.items[].n is gone.',
  ],
  ['another access', save({ access: anyOf('RAO') }) as Endpoint, 'who may make it is another.'],
  ['a new error', save({ errors: ['E0004', 'E0012'] }) as Endpoint, 'it can fail with E0012 now.'],
])('%s is a breaking change', (_what, after, sentence) => {
  expect(changes(after)).toEqual([`POST /things: ${sentence}`]);
});

test('a removed call is a breaking change', () => {
  const other = { ...save(), path: '/others' } as Endpoint;
  expect(changes(other)).toEqual(['POST /things is gone.']);
});

test.each<[string, Endpoint]>([
  ['nothing', save() as Endpoint],
  ['a new optional field', save({ body: body.extend({ more: z.string().optional() }) }) as Endpoint],
  ['a field that may be left out now', save({ body: body.partial() }) as Endpoint],
  ['a wider limit', save({ body: body.extend({ title: z.string().max(50) }) }) as Endpoint],
  ['one more value', save({ body: body.extend({ kind: z.enum(['x', 'y', 'z']) }) }) as Endpoint],
  ['one more parameter', save({ query: query.extend({ page: z.number().optional() }) }) as Endpoint],
  ['an answer with more', save({ data: data.extend({ more: z.string() }) }) as Endpoint],
  ['an answer of fewer values', save({ data: data.extend({ state: z.enum(['on']) }) }) as Endpoint],
  ['an answer that is never null', save({ data: data.extend({ end: z.string() }) }) as Endpoint],
])('%s is not a breaking change', (_what, after) => {
  expect(changes(after)).toEqual([]);
});
