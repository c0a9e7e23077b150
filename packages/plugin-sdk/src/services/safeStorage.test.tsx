import { afterEach, expect, test, vi } from 'vitest';
import { createSafeStorage, isStorageBlocked } from './safeStorage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const fail = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

test('what a full storage does not keep is kept by the page, until the storage has room again', () => {
  const storage = createSafeStorage(() => localStorage);
  expect(storage.setItem('Lang', 'en')).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
  expect(storage.setItem('Lang', 'zh-Hant')).toBe(false);
  expect(storage.setItem('Theme', 'dark')).toBe(false);
  expect([storage.getItem('Lang'), storage.getItem('Theme'), storage.keys()]).toEqual([
    'zh-Hant',
    'dark',
    ['Lang', 'Theme'],
  ]);
  expect({ ...localStorage }).toEqual({ Lang: 'en' });
  full.mockRestore();
  expect(storage.setItem('Lang', 'zh-Hans')).toBe(true);
  storage.removeItem('Theme');
  expect([storage.getItem('Lang'), storage.getItem('Theme')]).toEqual(['zh-Hans', null]);
  storage.setItem('Theme', 'dark');
  storage.clear();
  expect(storage.keys()).toEqual([]);
});

test.each<[string, () => Storage]>([
  ['is blocked', fail],
  ['does not exist', () => undefined as unknown as Storage],
])('a storage that %s is replaced by the memory of the page', (_how, open) => {
  const storage = createSafeStorage(open);
  expect(storage.getItem('Token')).toBeNull();
  expect(storage.setItem('Token', 't1')).toBe(false);
  expect([storage.getItem('Token'), storage.keys()]).toEqual(['t1', ['Token']]);
  storage.removeItem('Token');
  expect(storage.keys()).toEqual([]);
});

test('a browser that blocks storage is recognised', () => {
  expect(isStorageBlocked()).toBe(false);
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(fail);
  expect(isStorageBlocked()).toBe(true);
});
