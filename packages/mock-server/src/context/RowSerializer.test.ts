import { expect, test } from 'vitest';
import { z } from 'zod';
import type { RequestContext } from './RequestContext.ts';
import { createRowSerializer } from './RowSerializer.ts';

interface Row {
  readonly name: string;
}

function createCountingSerializer({ until: validUntil }: { readonly until?: number } = {}) {
  let made = 0;
  const sources: unknown[] = [];
  const { serializeRow } = createRowSerializer<Row>({
    shape: z.object({ name: z.string(), made: z.number() }),
    dependenciesOf: () => [...sources],
    represent: (_context, { name }) => {
      made += 1;
      return { data: { name, made }, validUntil };
    },
  });
  const at = (now: number) => ({ now: () => now }) as RequestContext;
  const read = (row: Row, now = 0) =>
    (JSON.parse(String(serializeRow(at(now), row))) as { readonly data: unknown }).data;
  return { sources, read };
}

const row: Row = { name: 'a' };

test('a row is made into bytes once, whatever the clock says, and another row apart from it', () => {
  const { read } = createCountingSerializer();
  expect([read(row, 5), read(row, 1e12), read(row, 1)]).toEqual(Array(3).fill({ name: 'a', made: 1 }));
  expect(read({ name: 'a' })).toEqual({ name: 'a', made: 2 });
});

test('it is made again when something else that it is made from is another', () => {
  const { read, sources } = createCountingSerializer();
  sources[0] = 'role';
  expect([read(row), read(row)]).toEqual(Array(2).fill({ name: 'a', made: 1 }));
  sources[0] = 'another role';
  expect(read(row)).toEqual({ name: 'a', made: 2 });
});

test('an answer with an end is made again at its end, and when the clock is turned back before it was made', () => {
  const { read } = createCountingSerializer({ until: 100 });
  expect([read(row, 50), read(row, 99)]).toEqual(Array(2).fill({ name: 'a', made: 1 }));
  expect(read(row, 49)).toEqual({ name: 'a', made: 2 });
  expect(read(row, 100)).toEqual({ name: 'a', made: 3 });
});

test('an answer that stays as it is from now on is made again for an earlier clock only', () => {
  const { read } = createCountingSerializer({ until: Number.POSITIVE_INFINITY });
  expect([read(row, 50), read(row, 1e15)]).toEqual(Array(2).fill({ name: 'a', made: 1 }));
  expect(read(row, 49)).toEqual({ name: 'a', made: 2 });
});
