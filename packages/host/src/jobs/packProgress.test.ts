import { expect, test } from 'vitest';
import type { JobProgress } from './JobRecord.ts';
import { packProgress, unpackProgress } from './packProgress.ts';

const progress: JobProgress = {
  startedAt: '2026-11-21T10:00:00.000Z',
  endedAt: '2026-11-21T10:01:00.000Z',
  isSeen: true,
  items: [
    { state: 'waiting' },
    { state: 'running' },
    { state: 'done' },
    { state: 'skipped', message: 'Imported before.' },
    { state: 'failed', code: 'E0016', message: '號碼已被使用。' },
    { state: 'unknown' },
  ],
};

test('unpacking restores what was packed', () => {
  const text = JSON.stringify(packProgress(progress));
  expect(unpackProgress(JSON.parse(text))).toEqual(progress);
});

test('each item is stored as one letter', () => {
  expect(packProgress(progress).states).toBe('wrdsfu');
  const many = { ...progress, items: Array.from({ length: 500 }, () => ({ state: 'done' as const })) };
  expect(JSON.stringify(packProgress(many)).length).toBeLessThan(700);
});
