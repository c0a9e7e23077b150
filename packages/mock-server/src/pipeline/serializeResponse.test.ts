import { expect, test } from 'vitest';
import { z } from 'zod';
import type { RequestContext } from './RequestContext.ts';
import { createRowSerializer } from './RowSerializer.ts';
import { serializeResponse } from './serializeResponse.ts';

interface Row {
  readonly name: string;
}

const list: readonly Row[] = ['a', 'b', 'c'].map((name) => ({ name }));

/** Reads pages of a list whose rows name a template, and counts how often a row was looked at. */
function createPageReader({ until: validUntil }: { readonly until?: number } = {}) {
  let lookups = 0;
  let templates = { name: 'one' };
  const serializer = createRowSerializer<Row>({
    shape: z.object({ name: z.string(), template: z.string() }),
    dependencies: {
      collections: ['templates'],
      valuesOf: () => {
        lookups += 1;
        return [templates.name];
      },
    },
    represent: (_context, { name }) => ({ data: { name, template: templates.name }, validUntil }),
  });
  const read = ({ page = 1, now = 0, rows = list } = {}) => {
    const context = {
      now: () => now,
      environment: { sandbox: { collection: () => templates } },
    } as unknown as RequestContext;
    lookups = 0;
    const answer = serializeResponse(context, { code: 'OK', page: { list: rows, page, size: 2 }, serializer });
    const { data } = JSON.parse(String(answer)) as { readonly data: { readonly items: readonly object[] } };
    return { data, looks: lookups };
  };
  return { read, write: (name: string) => (templates = { name }) };
}

const bothRows = (template: string) => ({
  items: [
    { name: 'a', template },
    { name: 'b', template },
  ],
  page: 1,
  size: 2,
  total: 3,
});

test('the rows of a page are looked at once, as long as nothing that they are made from is written', () => {
  const { read } = createPageReader();
  expect(read()).toEqual({ data: bothRows('one'), looks: 2 });
  expect(read()).toEqual({ data: bothRows('one'), looks: 0 });
  expect(read({ page: 2 })).toMatchObject({ data: { items: [{ name: 'c' }], page: 2 }, looks: 1 });
  expect(read({ rows: [...list] })).toEqual({ data: bothRows('one'), looks: 2 });
});

test('a page reads differently after a write that concerns it, and is looked at once after one that does not', () => {
  const { read, write } = createPageReader();
  read();
  write('two');
  expect(read()).toEqual({ data: bothRows('two'), looks: 2 });
  write('two');
  expect([read().looks, read()]).toEqual([2, { data: bothRows('two'), looks: 0 }]);
});

test('a page is right for as long as its rows are, by whichever clock it is read', () => {
  const { read } = createPageReader({ until: 100 });
  expect([read({ now: 50 }).looks, read({ now: 99 }).looks]).toEqual([2, 0]);
  expect([read({ now: 49 }).looks, read({ now: 50 }).looks]).toEqual([2, 0]);
});

test('a page without rows stays as it is', () => {
  const { read } = createPageReader();
  expect([read({ page: 3 }), read({ page: 3 })].map(({ data }) => data)).toEqual(
    Array(2).fill({ items: [], page: 3, size: 2, total: 3 }),
  );
});
