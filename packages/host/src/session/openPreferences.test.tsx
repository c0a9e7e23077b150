import { beforeEach, expect, it, vi } from 'vitest';
import { openPreferences, preferenceLimits } from './openPreferences.ts';

let now = Date.parse('2026-11-21T02:00:00Z');
beforeEach(() => localStorage.clear());

const open = (draftKey = 'key-of-mchan') => openPreferences({ draftKey, now: () => now });
const written = () => vi.waitFor(() => expect(localStorage).not.toHaveLength(0));

it('stores a choice for the same user, and never in plain text', async () => {
  (await open()).save('list applications', { search: 'Wong Siu Ming' });
  await written();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Wong|applications|mchan/);
  expect((await open()).read('list applications')).toEqual({ search: 'Wong Siu Ming' });
});

it('separates the choices of two users on one computer', async () => {
  (await open()).save('density', 'compact');
  await written();
  expect((await open('key-of-lwong')).read('density')).toBeUndefined();
  expect((await open()).read('density')).toBe('compact');
});

it('notifies listeners of changes in this tab and in others', async () => {
  const [mine, other] = await Promise.all([open(), open()]);
  const listener = vi.fn();
  const stop = mine.subscribe(listener);
  mine.save('density', 'compact');
  expect(listener).toHaveBeenCalledTimes(1);
  await written();
  const [name] = Object.keys(localStorage);
  dispatchEvent(new StorageEvent('storage', { key: name ?? '', storageArea: localStorage }));
  await vi.waitFor(() => expect(other.read('density')).toBe('compact'));
  stop();
  mine.save('density', 'normal');
  expect(mine.read('density')).toBe('normal');
});

it('stores the last of several immediate choices', async () => {
  const preferences = await open();
  for (const width of [100, 110, 120]) preferences.save('width', width);
  await vi.waitFor(async () => expect((await open()).read('width')).toBe(120));
});

it('removes choices that were not used for more than a year', async () => {
  (await open()).save('density', 'compact');
  await written();
  now += preferenceLimits.ageMs + 1;
  expect((await open()).read('density')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});
