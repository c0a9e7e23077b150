// Drafts of several tabs of one browser, over the host's own locks and storage: tabs are opened, duplicated, reloaded and
// closed, and each keeps its own input.
import { createSafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { beforeEach, expect, test } from 'vitest';
import { createDraftStore } from '../packages/host/src/session/createDraftStore.ts';
import { type BrowserTab, openTab } from '../packages/host/src/session/openTab.ts';
import { readTabID, storeTabID } from '../packages/host/src/session/sessionStorage.ts';
import { FakeBrowser, type FakeTab } from './session-scenarios/FakeBrowser.ts';

let clock: { now: number };
let browser: FakeBrowser;
let shared: ReturnType<typeof createSafeStorage>;

beforeEach(() => {
  clock = { now: Date.parse('2026-11-28T02:00:00Z') };
  browser = new FakeBrowser(clock);
  shared = createSafeStorage(() => {
    throw new Error('In memory.');
  });
});

test('a reload and another session keep the identifier of a tab', async () => {
  const tab = browser.open();
  const { id } = await openTab(browser.environmentOf(tab));
  expect(readTabID(tab.storage)).toBe(id);
  const reloaded = reload(tab);
  expect((await openTab(browser.environmentOf(reloaded))).id).toBe(id);
});

test('a page that starts before the browser has released the lock of the one before waits for it', async () => {
  const tab = browser.open();
  const { id } = await openTab(browser.environmentOf(tab));
  const early = copyOf(tab);
  const opening = openTab(browser.environmentOf(early));
  browser.close(tab);
  expect((await opening).id).toBe(id);
});

test('a duplicated tab gets another identifier, and does not show the draft of the first', async () => {
  const tab = browser.open();
  const first = await openTab(browser.environmentOf(tab));
  const drafts = draftsOf(first);
  await write(drafts, 'of the first');
  const copy = copyOf(tab);
  const second = await afterTheWait(openTab(browser.environmentOf(copy)), copy);
  expect(second.id).not.toBe(first.id);
  expect(readTabID(copy.storage)).toBe(second.id);
  const copiedDrafts = draftsOf(second);
  expect(await copiedDrafts.load('notice')).toBeUndefined();
  await write(copiedDrafts, 'of the copy');
  expect(await draftsOf(first).load('notice')).toBe('of the first');
  expect(await draftsOf(second).load('notice')).toBe('of the copy');
});

test('of two tabs that open the form at the same time, one gets the draft of a closed tab', async () => {
  const closed = browser.open();
  await write(draftsOf(await openTab(browser.environmentOf(closed))), 'of the closed');
  browser.close(closed);
  const rivals = await Promise.all(
    [browser.open(), browser.open(), browser.open()].map(async (tab) =>
      draftsOf(await openTab(browser.environmentOf(tab))),
    ),
  );
  const loaded = await Promise.all(rivals.map((drafts) => drafts.load('notice')));
  expect(loaded.filter((value) => value !== undefined)).toEqual(['of the closed']);
});

test.each([
  ['without Web Locks', undefined],
  ['where the browser refuses Web Locks', { request: refuse, query: refuse }],
])('%s a draft is offered as ever', async (_title, locks) => {
  const open = () => openTab({ ...browser.environmentOf(browser.open()), locks });
  await write(createDraftStore({ ...storeOptions(), tab: open() }), 'typed');
  expect(await createDraftStore({ ...storeOptions(), tab: open() }).load('notice')).toBe('typed');
});

async function refuse(): Promise<never> {
  throw new DOMException('Denied.', 'SecurityError');
}

function storeOptions() {
  return { draftKey: 'key-of-mchan', storage: shared, now: () => clock.now, onOthersChanged: () => () => {} };
}

function draftsOf(opened: BrowserTab) {
  return createDraftStore({ ...storeOptions(), tab: Promise.resolve(opened) });
}

function write(drafts: ReturnType<typeof createDraftStore>, value: string): Promise<void> {
  drafts.save('notice', value, () => {});
  return drafts.flush();
}

/** A page with the session storage of another, as after a reload or in a duplicated tab. */
function copyOf(tab: FakeTab): FakeTab {
  const copy = browser.open();
  const id = readTabID(tab.storage);
  if (id !== undefined) storeTabID(id, copy.storage);
  return copy;
}

function reload(tab: FakeTab): FakeTab {
  const next = copyOf(tab);
  browser.close(tab);
  return next;
}

/** Lets the time pass that a page waits for the lock of the one before. */
async function afterTheWait<Result>(work: Promise<Result>, tab: FakeTab): Promise<Result> {
  await Promise.resolve();
  clock.now += 1_000;
  for (const timer of tab.timers) if (timer.at <= clock.now) timer.task();
  return work;
}
