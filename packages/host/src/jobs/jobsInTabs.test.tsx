import { type JobOutcome, ApiError } from '@brokerdesk/plugin-sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeTabs, makeBrowser, makeItems, statesOf } from './jobsFixture.ts';

const jobOptions = (count: number) => ({ kind: 'import', title: 'Import', items: makeItems(count) });
const neverSettle = () => new Promise<never>(() => {});
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

  it('lets a rejected item wait, and does not begin another', async () => {
    const browser = makeBrowser({ run: () => rejectWith('E0001') });
    const tab = await browser.openTab();
    await tab.engine.start('j1', 'opening', jobOptions(3));
    await expect.poll(() => browser.actions.length).toBe(1);
    await expect.poll(() => tab.engine.isRunning()).toBe(false);
    expect([statesOf(tab.jobs()[0]), browser.actions.length, tab.ended]).toEqual([
      ['waiting', 'waiting', 'waiting'],
      1,
      [],
    ]);
  });
});
