import { beforeEach, expect, test } from 'vitest';
import { createDraftStore, draftLimits } from './createDraftStore.ts';

let storage: Storage;
let now: number;

beforeEach(() => {
  storage = memoryStorage();
  now = Date.parse('2026-11-21T02:00:00Z');
});

const open = (draftKey = 'key-of-mchan') => createDraftStore({ draftKey, storage, now: () => now });

test('a draft is restored for the same user, and is never stored in plain text', async () => {
  const first = open();
  first.save('note of A1', { text: 'Bring the passport' });
  await first.flush();
  expect(JSON.stringify(storage)).not.toMatch(/passport|note of|mchan/);
  expect(await open().load('note of A1')).toEqual({ text: 'Bring the passport' });
  expect(await open().load('note of A2')).toBeUndefined();
});

test('opening the drafts of another user wipes it', async () => {
  const first = open();
  first.save('note', 'mine');
  await first.flush();
  const other = open('key-of-lwong');
  expect(await other.load('note')).toBeUndefined();
  expect(storage).toHaveLength(0);
  expect(await open().load('note')).toBeUndefined();
});

test('a value that cannot be serialised is not stored, and does not affect other drafts', async () => {
  const drafts = open();
  const ring: { self?: object } = {};
  ring.self = ring;
  drafts.save('ring', ring);
  drafts.save('number', 1n);
  drafts.save('note', 'mine');
  await drafts.flush();
  drafts.save('later', 'too');
  await drafts.flush();
  const next = open();
  expect(await Promise.all(['ring', 'number', 'note', 'later'].map(next.load))).toEqual([
    undefined,
    undefined,
    'mine',
    'too',
  ]);
});

test('a draft that is removed right after an edit does not come back', async () => {
  const drafts = open();
  drafts.save('note', 'sent');
  void drafts.flush();
  await drafts.remove('note');
  expect(await drafts.isEmpty()).toBe(true);
});

test('a draft expires after a day, and its age cannot be forged', async () => {
  const drafts = open();
  drafts.save('note', 'old');
  await drafts.flush();
  const [name, text] = Object.entries(storage)[0] as [string, string];
  now += draftLimits.ageMs + 1;
  storage.setItem(name, text.replace(/^\d+/, String(now)));
  expect(await drafts.load('note')).toBeUndefined();
  expect(await open().isEmpty()).toBe(false);
  storage.setItem(name, text);
  expect(await open().isEmpty()).toBe(true);
});

test('beyond the limit the oldest drafts are removed, one that is too long is not stored, and full storage is not an error', async () => {
  const drafts = open();
  for (let count = 0; count < draftLimits.count + 3; count += 1) {
    now += 1;
    drafts.save(`note ${count}`, count);
    await drafts.flush();
  }
  expect(await drafts.load('note 2')).toBeUndefined();
  expect(await drafts.load('note 3')).toBe(3);
  drafts.save('long', 'x'.repeat(draftLimits.characters));
  await drafts.flush();
  expect(await drafts.load('long')).toBeUndefined();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  drafts.save('more', 1);
  await expect(drafts.flush()).resolves.toBeUndefined();
});

/** Storage whose entries are its own properties, as those of a browser are. */
function memoryStorage(): Storage {
  const methods = {
    getItem: (key: string) => (items as Record<string, string>)[key] ?? null,
    setItem: (key: string, value: string) => void ((items as Record<string, string>)[key] = value),
    removeItem: (key: string) => void delete (items as Record<string, string>)[key],
  };
  const items: object = Object.create(methods, {
    length: { get: () => Object.keys(items).length },
  });
  return items as Storage;
}
