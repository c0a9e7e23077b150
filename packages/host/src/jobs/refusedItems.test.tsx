import { type JobKind, ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeTabs, makeBrowser, makeItems, statesOf } from './jobsFixture.ts';

const jobOptions = (count: number) => ({ kind: 'import', title: 'Import', items: makeItems(count) });
const rejectUnreachable = () => Promise.reject(new UnreachableError('TIMEOUT', { message: 'no answer' }));
const rejectStale = () =>
  Promise.reject(new ApiError({ code: 'E0005', message: 'It has changed.', data: null, requestId: 'r1' }));

beforeEach(() => localStorage.clear());
afterEach(closeTabs);

describe('an item that the server refuses', () => {
  it('says what is wrong with the input of an item that is refused as invalid', async () => {
    const data = { fields: [{ path: 'userID', rule: 'unique', message: 'This login name is in use.' }] };
    const error = new ApiError({ code: 'E0004', message: 'Check the marked fields.', data, requestId: 'r' });
    const tab = await makeBrowser({ run: () => Promise.reject(error) }).openTab();
    await tab.engine.start('j1', 'opening', jobOptions(1));
    await expect.poll(() => tab.ended.length).toBe(1);
    expect(tab.jobs()[0]?.items[0]).toMatchObject({ code: 'E0004', message: 'This login name is in use.' });
  });

  it('has failed if the check finds nothing done and the server then refuses the item', async () => {
    let tries = 0;
    const run = () => (++tries === 1 ? rejectUnreachable() : rejectStale());
    const tab = await makeBrowser({ run, check: async () => 'notStarted' }).openTab();
    await tab.engine.start('j1', 'opening', jobOptions(1));
    await expect.poll(() => tab.ended.length).toBe(1);
    await tab.engine.checkUnknown('j1');
    expect(tab.jobs()[0]?.items[0]).toMatchObject({ state: 'failed', code: 'E0005' });
  });

  it('counts a refused item as done if it is so already, as after a request that arrived twice', async () => {
    const answers: Readonly<Record<string, JobKind['check']>> = {
      1: async () => ({ state: 'done' }),
      2: async () => 'running',
      3: () => rejectStale(),
    };
    const browser = makeBrowser({
      run: () => rejectStale(),
      check: ({ id }) => answers[id]?.({} as never, {} as never) ?? Promise.resolve('notStarted'),
    });
    const tab = await browser.openTab();
    await tab.engine.start('j1', 'opening', jobOptions(4));
    await expect.poll(() => tab.ended.length).toBe(1);
    expect(statesOf(tab.jobs()[0])).toEqual(['done', 'failed', 'unknown', 'failed']);
  });
});
