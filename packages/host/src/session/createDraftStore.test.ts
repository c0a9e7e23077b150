import { createSafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore, type DraftStore } from './createDraftStore.ts';
import { draftLimits } from './makeRoom.ts';
import type { BrowserTab } from './openTab.ts';
import { openVault } from './openVault.ts';

let storage: Storage;
let now: number;
let written: Record<string, boolean>;
let openTabs: Set<string>;
let listeners: Set<() => void>;

beforeEach(() => {
  storage = memoryStorage();
  now = Date.parse('2026-11-21T02:00:00Z');
  written = {};
  openTabs = new Set();
  listeners = new Set();
});

const open = (draftKey = 'key-of-mchan', id = 'first') =>
  createDraftStore({
    draftKey,
    storage: createSafeStorage(() => storage),
    now: () => now,
    tab: openTab(id),
    onOthersChanged(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });

const openInTab = (id: string) => open(undefined, id);

/** A tab of a browser whose open tabs are in `openTabs`. */
async function openTab(id: string): Promise<BrowserTab> {
  openTabs.add(id);
  return { id, listOpen: async () => new Set(openTabs), runAlone: (task) => task() };
}

function save(drafts: DraftStore, key: string, value: unknown) {
  now += 1;
  drafts.save(key, value, (isStored) => {
    written[key] = isStored;
  });
}

test('a draft is restored for the same user, and is never stored in plain text', async () => {
  const first = open();
  save(first, 'note of A1', { text: 'Bring the passport' });
  await first.flush();
  expect(JSON.stringify(storage)).not.toMatch(/passport|note of|mchan/);
  expect(await open().load('note of A1')).toEqual({ text: 'Bring the passport' });
  expect(await open().load('note of A2')).toBeUndefined();
});

test('a form waits for a draft only where one may be stored', async () => {
  const drafts = open();
  expect(drafts.mayHave('note')).toBe(false);
  save(drafts, 'note', 'mine');
  expect([drafts.mayHave('note'), drafts.mayHave('other')]).toEqual([true, false]);
  await drafts.flush();
  expect(open().mayHave('note')).toBe(true);
});

test('opening the drafts of another user wipes it', async () => {
  const first = open();
  save(first, 'note', 'mine');
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
  save(drafts, 'ring', ring);
  save(drafts, 'number', 1n);
  save(drafts, 'note', 'mine');
  await drafts.flush();
  save(drafts, 'later', 'too');
  await drafts.flush();
  const next = open();
  expect(await Promise.all(['ring', 'number', 'note', 'later'].map(next.load))).toEqual([
    undefined,
    undefined,
    'mine',
    'too',
  ]);
  expect(written).toEqual({ ring: false, number: false, note: true, later: true });
});

test('a draft that is removed right after an edit does not come back', async () => {
  const drafts = open();
  save(drafts, 'note', 'sent');
  void drafts.flush();
  await drafts.remove('note');
  expect(await drafts.isEmpty()).toBe(true);
});

test('a draft expires after a day, and its age cannot be forged', async () => {
  const drafts = open();
  save(drafts, 'note', 'old');
  await drafts.flush();
  const [name, text] = Object.entries(storage)[0] as [string, string];
  now += draftLimits.ageMs + 1;
  storage.setItem(name, text.replace(/^\d+/, String(now)));
  expect(await drafts.load('note')).toBeUndefined();
  expect(await open().isEmpty()).toBe(false);
  storage.setItem(name, text);
  expect(await open().isEmpty()).toBe(true);
});

test('an agreement of 50,000 characters in each of three languages is stored beside its record and its submission', async () => {
  const drafts = open();
  const texts = { EN: '約'.repeat(50_000), SC: '约'.repeat(50_000), TC: '約'.repeat(50_000) };
  const form = { values: texts, record: texts, intent: { key: 'k', content: { values: texts, from: texts } } };
  save(drafts, 'agreement', form);
  await drafts.flush();
  expect(await open().load('agreement')).toEqual(form);
});

test('beyond the number of drafts the oldest are removed', async () => {
  const drafts = open();
  for (let count = 0; count < draftLimits.count + 3; count += 1) {
    save(drafts, `note ${count}`, count);
    await drafts.flush();
  }
  expect(await drafts.load('note 2')).toBeUndefined();
  expect(await drafts.load('note 3')).toBe(3);
});

test('beyond the size of all drafts the oldest are removed, before the storage is too full for the next one', async () => {
  const drafts = open();
  const long = 'x'.repeat(1_000_000);
  for (const key of ['first', 'second', 'third', 'third']) {
    save(drafts, key, long);
    await drafts.flush();
    const stored = Object.values(storage).reduce((total, text) => total + text.length, 0);
    expect(stored).toBeLessThanOrEqual(draftLimits.totalCharacters);
  }
  expect(written).toEqual({ first: true, second: true, third: true });
  expect(await drafts.load('first')).toBeUndefined();
  expect(await drafts.load('second')).toBe(long);
});

test('a draft that is too long or that the full storage rejects is reported, and the earlier ones stay', async () => {
  const drafts = open();
  save(drafts, 'note', 'mine');
  save(drafts, 'long', 'x'.repeat(draftLimits.characters));
  await drafts.flush();
  expect(written).toEqual({ note: true, long: false });
  expect(await drafts.load('long')).toBeUndefined();
  const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  save(drafts, 'note', 'more');
  await drafts.flush();
  expect(written.note).toBe(false);
  // This page has the newest; after a reload there is the one that was stored.
  expect(await drafts.load('note')).toBe('more');
  expect(await open().load('note')).toBe('mine');
  full.mockRestore();
  save(drafts, 'note', 'less');
  await drafts.flush();
  expect(written.note).toBe(true);
});

test('two tabs never mix: each keeps, restores and removes its own draft of the same form', async () => {
  const [one, other] = [openInTab('one'), openInTab('other')];
  save(one, 'notice', { title: 'of one' });
  save(other, 'notice', { title: 'of the other' });
  await Promise.all([one.flush(), other.flush()]);
  expect(await Promise.all([openInTab('one'), openInTab('other')].map((tab) => tab.load('notice')))).toEqual([
    { title: 'of one' },
    { title: 'of the other' },
  ]);
  expect(await openInTab('third').load('notice')).toBeUndefined();
  await one.remove('notice');
  expect(await openInTab('one').load('notice')).toBeUndefined();
  expect(await openInTab('other').load('notice')).toEqual({ title: 'of the other' });
});

test('the draft of a closed tab goes to the first tab that opens the form, the latest first, and to no second one', async () => {
  for (const id of ['early', 'late']) {
    const closed = openInTab(id);
    save(closed, 'notice', id);
    await closed.flush();
    openTabs.delete(id);
  }
  expect(await openInTab('one').load('notice')).toBe('late');
  expect(await openInTab('two').load('notice')).toBe('early');
  expect(await openInTab('three').load('notice')).toBeUndefined();
  expect(await openInTab('one').load('notice')).toBe('late');
  // A tab that is opened again with its old identifier does not get it back.
  expect(await openInTab('late').load('notice')).toBeUndefined();
  expect(storage).toHaveLength(2);
});

test('an adopted draft is as old as before', async () => {
  const closed = openInTab('closed');
  save(closed, 'notice', 'old');
  await closed.flush();
  openTabs.delete('closed');
  now += draftLimits.ageMs - 1_000;
  expect(await openInTab('one').load('notice')).toBe('old');
  now += 2_000;
  expect(await openInTab('one').load('notice')).toBeUndefined();
});

test('input that is written while a draft of a closed tab is adopted stays', async () => {
  const closed = openInTab('closed');
  save(closed, 'notice', 'old');
  await closed.flush();
  openTabs.delete('closed');
  const one = openInTab('one');
  const adopted = one.load('notice');
  save(one, 'notice', 'new');
  await one.flush();
  expect(await adopted).toBe('old');
  expect(await openInTab('one').load('notice')).toBe('new');
});

test('a draft of a release without tabs is offered to the first tab', async () => {
  const former = openInTab('one');
  save(former, 'notice', 'typed before the release');
  await former.flush();
  const { storageKeyOf, seal } = await openVault('key-of-mchan');
  const name = await storageKeyOf('Draft.', 'notice');
  storage.removeItem(`${name}.one`);
  storage.setItem(name, `${now}.${await seal(`${name} ${now}`, 'typed before the release')}`);
  expect(await openInTab('two').load('notice')).toBe('typed before the release');
  expect(Object.keys(storage)).toEqual([`${name}.two`]);
});

test('a form says that another open tab has a draft of it, until that one is sent or its tab closed', async () => {
  const [one, other] = [openInTab('one'), openInTab('other')];
  const seen: boolean[] = [];
  const stop = one.watchOtherTabs('notice', (isOpen) => seen.push(isOpen));
  const change = async (work: () => unknown) => {
    await work();
    for (const listener of listeners) listener();
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const type = () => {
    save(other, 'notice', 'of the other');
    return other.flush();
  };
  save(one, 'notice', 'of one');
  await change(() => one.flush());
  expect(seen).toEqual([]);
  await change(type);
  expect(seen).toEqual([true]);
  await change(() => other.remove('notice'));
  await change(type);
  await change(() => openTabs.delete('other'));
  expect(seen).toEqual([true, false, true, false]);
  stop();
  openTabs.add('other');
  await change(type);
  expect(seen).toHaveLength(4);
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
