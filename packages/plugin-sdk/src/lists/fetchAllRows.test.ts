import { limits, listFaq } from '@brokerdesk/api';
import { expect, test } from 'vitest';
import { createTestApi } from '../test-doubles/createTestApi.ts';
import { fetchAllRows } from './fetchAllRows.ts';

const size = limits.pageSizeMax;
const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ faqID: String(first + index) }));

/** Fetches a list that changes after each of its first responses. */
async function fetchWhile(start: readonly { readonly faqID: string }[], changes: readonly (() => typeof start)[]) {
  let rows = start;
  const pending = [...changes];
  const api = createTestApi(({ query }) => {
    const page = Number(query['page']);
    const items = rows.slice((page - 1) * size, page * size);
    const total = rows.length;
    rows = pending.shift()?.() ?? rows;
    return { items, total };
  });
  const fetched = await fetchAllRows({ api, endpoint: listFaq, rowId: ({ faqID }) => faqID, query: {} });
  return fetched.map(({ faqID }) => faqID);
}

test.each([
  ['the first page', 1],
  ['a whole page', size],
])('a row is not skipped when rows leave %s in the meantime', async (_title, left) => {
  const all = rowsFrom(0, 3 * size);
  const remaining = all.slice(left);
  const ids = await fetchWhile(all, [() => remaining]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(remaining.map(({ faqID }) => faqID)));
});

test('a row is returned once when rows are added in the meantime', async () => {
  const all = rowsFrom(10, 2 * size);
  const ids = await fetchWhile(all, [() => [...rowsFrom(0, 10), ...all]]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(all.map(({ faqID }) => faqID)));
});
