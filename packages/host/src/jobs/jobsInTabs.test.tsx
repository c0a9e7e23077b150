import { type JobOutcome, ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeTabs, makeBrowser, makeItems, statesOf } from './jobsFixture.ts';

const jobOptions = (count: number) => ({ kind: 'import', title: 'Import', items: makeItems(count) });
const neverSettle = () => new Promise<never>(() => {});
const rejectUnreachable = () => Promise.reject(new UnreachableError('TIMEOUT', { message: 'no answer' }));
const rejectWith = (code: 'E0001' | 'E0005') =>
  Promise.reject(new ApiError({ code, message: 'It has changed.', data: { by: 'Lee Ka Yan' }, requestId: 'r1' }));

beforeEach(() => localStorage.clear());
afterEach(closeTabs);

describe('two tabs', () => {
  it('show the same, and only one of them runs the job', async () => {
    let finish = (_outcome: JobOutcome) => {};
    const browser = makeBrowser({ run: () => new Promise<JobOutcome>((resolve) => (finish = resolve)) });
    const [one, two] = [await browser.openTab(), await browser.openTab()];
    await one.engine.start('j1', 'opening', jobOptions(1));
    await expect.poll(() => statesOf(two.jobs()[0])).toEqual(['running']);
    await two.engine.retryFailed('j1');
    await two.engine.checkUnknown('j1');
    expect([one.engine.isRunning(), two.engine.isRunning()]).toEqual([true, false]);
    finish({ state: 'done' });
    await expect.poll(() => statesOf(two.jobs()[0])).toEqual(['done']);
    await expect.poll(() => two.jobs()[0]?.endedAt).toBeDefined();
    expect([browser.actions.map(({ what }) => what), two.ended]).toEqual([['run 1'], []]);
  });

  it('continue in the other when the one that runs the job is closed', async () => {
    let isStuck = true;
    const browser = makeBrowser({ run: () => (isStuck ? neverSettle() : Promise.resolve({ state: 'done' })) });
    const [one, two] = [await browser.openTab(), await browser.openTab()];
    await one.engine.start('j1', 'opening', jobOptions(2));
    await expect.poll(() => statesOf(two.jobs()[0])).toEqual(['running', 'waiting']);
    isStuck = false;
    one.close();
    await expect.poll(() => two.ended.length).toBe(1);
    expect(browser.actions.map(({ what }) => what)).toEqual(['run 1', 'check 1', 'run 2']);
  });
});

describe('the end of a session', () => {
  it('pauses a job, which continues after the next sign-in', async () => {
    let isStuck = true;
    const browser = makeBrowser({ run: () => (isStuck ? neverSettle() : Promise.resolve({ state: 'done' })) });
    const before = await browser.openTab();
    await before.engine.start('j1', 'opening', jobOptions(2));
    await expect.poll(() => statesOf(before.jobs()[0])).toEqual(['running', 'waiting']);
    before.endSession();
    isStuck = false;
    before.close();
    const after = await browser.openTab();
    await expect.poll(() => after.ended.length).toBe(1);
    expect(statesOf(after.jobs()[0])).toEqual(['done', 'done']);
  });

  it('checks a rejected item in the next session, because a call before may have been carried out', async () => {
    let isSignedIn = false;
    const browser = makeBrowser({
      run: () => (isSignedIn ? Promise.resolve({ state: 'done' }) : rejectWith('E0001')),
      check: async () => ({ state: 'done', note: 'It had been done.' }),
    });
    const before = await browser.openTab();
    await before.engine.start('j1', 'opening', jobOptions(3));
    await expect.poll(() => browser.actions.length).toBe(1);
    await expect.poll(() => before.engine.isRunning()).toBe(false);
    expect([statesOf(before.jobs()[0]), before.ended]).toEqual([['running', 'waiting', 'waiting'], []]);
    before.close();
    isSignedIn = true;
    const after = await browser.openTab();
    await expect.poll(() => after.ended.length).toBe(1);
    expect(browser.actions.map(({ what }) => what)).toEqual(['run 1', 'check 1', 'run 2', 'run 3']);
    expect(statesOf(after.jobs()[0])).toEqual(['done', 'done', 'done']);
  });

  it('leaves an item to be checked if the session ends while it is checked', async () => {
    let checks = 0;
    const browser = makeBrowser({
      run: rejectUnreachable,
      check: async () => (++checks === 1 ? rejectWith('E0001') : { state: 'done' }),
    });
    const before = await browser.openTab();
    await before.engine.start('j1', 'opening', jobOptions(1));
    await expect.poll(() => before.ended.length).toBe(1);
    await before.engine.checkUnknown('j1');
    before.close();
    const after = await browser.openTab();
    await expect.poll(() => after.ended.length).toBe(1);
    expect(browser.actions.map(({ what }) => what)).toEqual(['run 1', 'check 1', 'check 1']);
  });
});
