// No time in seeded data is later than the time at which its sandbox begins.
import { expect, test } from 'vitest';
import { createSeeder } from '../extensions/createSeeder.ts';
import { productHalves } from '../productHalves.ts';

const pastTimeFields = [
  'updateTime',
  'createTime',
  'applyTime',
  'approvalTime',
  'publishTime',
  'lastLoginTime',
  'openTime',
  'time',
];
const startTimes = ['2026-03-02T03:00:00Z', '2025-06-15T16:30:00Z'].map((text) => [text, Date.parse(text)] as const);

test.each(startTimes)('no row was changed after the sandbox began at %s', (_, now) => {
  const state = createSeeder({
    seed: 'test',
    applications: 200,
    halves: { core: productHalves, plugins: [] },
    startedAt: now,
  })({
    now,
    frozen: false,
  });
  const later = Object.entries(state).flatMap(([collection, rows]) =>
    rows.ids().flatMap((id) => {
      const row = rows.get(id) as Readonly<Record<string, unknown>>;
      const wrong = pastTimeFields.filter((field) => typeof row[field] === 'string' && Date.parse(row[field]) > now);
      return wrong.map((field) => `${collection} ${id} ${field} ${String(row[field])}`);
    }),
  );
  expect(later).toEqual([]);
});
