import { createSafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { expect, test, vi } from 'vitest';
import { createDraftStore } from './createDraftStore.ts';
import { flushBeforeLeaving } from './flushBeforeLeaving.ts';

test.each([
  ['the page is left', () => dispatchEvent(new Event('beforeunload'))],
  ['the tab is put away', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a draft is written at once when %s', async (_title, leave) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const storage = createSafeStorage(() => {
    throw new Error('In memory.');
  });
  const tab = Promise.resolve({
    id: 'one',
    listOpen: async () => new Set<string>(),
    runAlone: <T,>(task: () => T) => task(),
  });
  const drafts = createDraftStore({ draftKey: 'key', storage, tab, onOthersChanged: () => () => {} });
  flushBeforeLeaving(drafts);
  drafts.save('notice', { text: 'typed just now' }, () => {});
  leave();
  vi.useRealTimers();
  await expect.poll(() => storage.keys().length).toBe(1);
});
