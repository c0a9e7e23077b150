import { type JobKind, type JobOutcome, ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJobStore } from './createJobStore.ts';
import type { StoredJob } from './JobRecord.ts';
import { closeTabs, makeBrowser, makeItems, statesOf } from './jobsFixture.ts';

const jobOptions = (count: number) => ({ kind: 'import', title: 'Import', items: makeItems(count) });
const neverSettle = () => new Promise<never>(() => {});
const rejectUnreachable = () => Promise.reject(new UnreachableError('TIMEOUT', { message: 'no answer' }));
const rejectWith = (code: 'E0001' | 'E0005') =>
  Promise.reject(new ApiError({ code, message: 'It has changed.', data: { by: 'Lee Ka Yan' }, requestId: 'r1' }));

beforeEach(() => localStorage.clear());
afterEach(closeTabs);

describe('a job', () => {
  it('runs every item and reports each result', async () => {
    const outcomes: Readonly<Record<string, () => Promise<JobOutcome>>> = {
      1: async () => ({ state: 'done' }),
      2: async () => ({ state: 'skipped', note: 'Imported before.' }),
      3: async () => ({ state: 'failed', code: 'E0099', message: 'The number is in use.' }),
      4: () => rejectWith('E0005'),
      5: rejectUnreachable,
    };
    const browser = makeBrowser({
      run: (item) => outcomes[item.id]?.() ?? neverSettle(),
      check: async () => 'notStarted',
    });
    const tab = await browser.openTab();
    await tab.engine.start('j1', 'opening', jobOptions(5));
    await expect.poll(() => tab.ended.length).toBe(1);
    const [job] = tab.jobs();
    expect(job?.items.map(({ state, code, message }) => [state, code, message])).toEqual([
      ['done', undefined, undefined],
      ['skipped', undefined, 'Imported before.'],
      ['failed', 'E0099', 'The number is in use.'],
      ['failed', 'E0005', 'It has changed. (Lee Ka Yan)'],
      ['unknown', undefined, undefined],
    ]);
    expect(job).toMatchObject({ id: 'j1', pluginId: 'opening', isSeen: false, endedAt: expect.any(String) });
    expect(tab.engine.isRunning()).toBe(false);
  });

  it('is shown in the current language, or as it was started if its texts are missing', async () => {
    let words: string | undefined = 'Import 1 application';
    const translate = (
      pluginId: string,
      { key, values }: { readonly key: string; readonly values?: object | undefined },
    ) => words && `${words} (${pluginId}:${key} ${JSON.stringify(values ?? {})})`;
    const tab = await makeBrowser({}).openTab({ translate });
    const keyed = { title: { key: 'importing', values: { count: 1 } }, columns: [{ key: 'number' }, 'Name'] };
    await tab.engine.start('j1', 'opening', { ...jobOptions(1), ...keyed });
    await expect.poll(() => tab.ended.length).toBe(1);
    words = '匯入 1 份申請';
    tab.engine.relocalize();
    expect(tab.jobs()[0]).toMatchObject({
      title: '匯入 1 份申請 (opening:importing {"count":1})',
      columns: ['匯入 1 份申請 (opening:number {})', 'Name'],
    });
    words = undefined;
    tab.engine.relocalize();
    expect(tab.jobs()[0]).toMatchObject({ title: 'Import 1 application (opening:importing {"count":1})' });
  });

  it('runs as many items in parallel as its kind allows', async () => {
    const pending: (() => void)[] = [];
    let started = 0;
    const run = async (): Promise<JobOutcome> => {
      started += 1;
      await new Promise<void>((resolve) => pending.push(resolve));
      return { state: 'done' };
    };
    const tab = await makeBrowser({ run, concurrency: 3 }).openTab();
    await tab.engine.start('j1', 'opening', jobOptions(8));
    for (let finished = 0; finished < 8; finished += 1) {
      const expected = Math.min(3 + finished, 8);
      await expect.poll(() => started).toBe(expected);
      expect(pending).toHaveLength(expected - finished);
      pending.shift()?.();
    }
    await expect.poll(() => tab.ended.length).toBe(1);
    expect(statesOf(tab.jobs()[0]).every((state) => state === 'done')).toBe(true);
  });

  it('asks for one code where its items require it, for as many as are left', async () => {
    const required = new ApiError({ code: 'E0008', message: 'Code', data: { action: 'deleteUser' }, requestId: 'r' });
    const asked: unknown[] = [];
    const run: JobKind['run'] = (_item, { withSecondFactor }) =>
      withSecondFactor(async ({ twoFactorToken }): Promise<JobOutcome> => {
        if (twoFactorToken === undefined) throw required;
        return { state: 'done', note: twoFactorToken };
      });
    const tab = await makeBrowser({ run, concurrency: 2 }).openTab({
      verifyIdentity(_error, repeat, options) {
        asked.push(options);
        return repeat('token');
      },
    });
    await tab.engine.start('j1', 'opening', jobOptions(5));
    await expect.poll(() => tab.ended.length).toBe(1);
    expect(statesOf(tab.jobs()[0])).toEqual(Array.from({ length: 5 }, () => 'done'));
    expect(asked).toEqual([{ uses: 5 }]);
  });

  it('checks items whose response was lost before it repeats them, with the same key', async () => {
    const browser = makeBrowser({
      run: (item) => (item.id === '2' ? rejectUnreachable() : Promise.resolve({ state: 'done' })),
      check: async () => ({ state: 'done' }),
    });
    const tab = await browser.openTab();
    await tab.engine.start('j1', 'opening', jobOptions(3));
    await expect.poll(() => tab.ended.length).toBe(1);
    expect(statesOf(tab.jobs()[0])).toEqual(['done', 'unknown', 'done']);
    await tab.engine.checkUnknown('j1');
    expect(statesOf(tab.jobs()[0])).toEqual(['done', 'done', 'done']);
    const [, second, , asked] = browser.actions;
    expect([second?.what, asked]).toEqual(['run 2', { what: 'check 2', key: second?.key }]);
  });

  it('checks again while an item is in progress, and runs it if it was never started', async () => {
    const answers = ['running', 'running', 'notStarted'] as const;
    let asked = 0;
    let tries = 0;
    const browser = makeBrowser({
      run: () => {
        tries += 1;
        return tries === 1 ? rejectUnreachable() : Promise.resolve({ state: 'done' });
      },
      check: async () => answers[asked++] ?? 'running',
    });
    const tab = await browser.openTab();
    await tab.engine.start('j1', 'opening', jobOptions(1));
    await expect.poll(() => tab.ended.length).toBe(1);
    await tab.engine.checkUnknown('j1');
    expect([statesOf(tab.jobs()[0]), asked, tries]).toEqual([['done'], 3, 2]);
    expect(new Set(browser.actions.map(({ key }) => key)).size).toBe(1);
  });

  it('stays unknown if the check fails', async () => {
    const tab = await makeBrowser({ run: rejectUnreachable, check: rejectUnreachable }).openTab();
    await tab.engine.start('j1', 'opening', jobOptions(1));
    await expect.poll(() => tab.ended.length).toBe(1);
    await tab.engine.checkUnknown('j1');
    expect(statesOf(tab.jobs()[0])).toEqual(['unknown']);
  });

  it('retries failed items only', async () => {
    let isDown = true;
    const browser = makeBrowser({
      check: async () => 'notStarted',
      run: (item) => (isDown && item.id !== '1' ? rejectWith('E0005') : Promise.resolve({ state: 'done' })),
    });
    const tab = await browser.openTab();
    await tab.engine.start('j1', 'opening', jobOptions(3));
    await expect.poll(() => tab.ended.length).toBe(1);
    isDown = false;
    await tab.engine.retryFailed('j1');
    expect(statesOf(tab.jobs()[0])).toEqual(['done', 'done', 'done']);
    const runs = browser.actions.map(({ what }) => what).filter((what) => what.startsWith('run'));
    expect(runs).toEqual(['run 1', 'run 2', 'run 3', 'run 2', 'run 3']);
  });

  it('marks every item if its code could not be loaded, and can be retried', async () => {
    const browser = makeBrowser({});
    let isThere = false;
    const kind = { run: async () => ({ state: 'done' as const }), check: neverSettle };
    const loadKind = async () => {
      if (!isThere) throw new Error('The code did not come.');
      return kind;
    };
    const tab = await browser.openTab({ loadKind });
    await tab.engine.start('j1', 'opening', jobOptions(2));
    await expect.poll(() => tab.ended.length).toBe(1);
    const [first] = tab.jobs()[0]?.items ?? [];
    expect([first?.state, first?.code, first?.message]).toEqual(['failed', 'JOB_CODE', undefined]);
    isThere = true;
    await tab.engine.retryFailed('j1');
    expect(statesOf(tab.jobs()[0])).toEqual(['done', 'done']);
  });

  it('can be dismissed once it has ended, and not before', async () => {
    let finish = (_outcome: JobOutcome) => {};
    const run = () => new Promise<JobOutcome>((resolve) => (finish = resolve));
    const tab = await makeBrowser({ run }).openTab();
    await tab.engine.start('j1', 'opening', jobOptions(1));
    await expect.poll(() => statesOf(tab.jobs()[0])).toEqual(['running']);
    await tab.engine.dismiss('j1');
    expect(tab.jobs()).toHaveLength(1);
    finish({ state: 'done' });
    await expect.poll(() => tab.ended.length).toBe(1);
    await tab.engine.dismiss('j1');
    expect([tab.jobs(), Object.keys(localStorage)]).toEqual([[], []]);
  });
});

describe('a page that is reloaded', () => {
  it('continues with the remaining items, checks those that were running, and repeats none', async () => {
    let isStuck = true;
    const browser = makeBrowser({
      run: (item) => (isStuck && item.id === '2' ? neverSettle() : Promise.resolve({ state: 'done' })),
      check: async () => ({ state: 'done', note: 'It had been done.' }),
    });
    const before = await browser.openTab();
    await before.engine.start('j1', 'opening', jobOptions(4));
    await expect.poll(() => statesOf(before.jobs()[0])).toEqual(['done', 'running', 'waiting', 'waiting']);
    expect(before.engine.isRunning()).toBe(true);
    before.close();
    expect(before.engine.isRunning()).toBe(false);
    isStuck = false;
    const after = await browser.openTab();
    await expect.poll(() => after.ended.length).toBe(1);
    expect(statesOf(after.jobs()[0])).toEqual(['done', 'done', 'done', 'done']);
    expect(browser.actions.map(({ what }) => what)).toEqual(['run 1', 'run 2', 'check 2', 'run 3', 'run 4']);
    expect(browser.actions[1]?.key).toBe(browser.actions[2]?.key);
    expect(after.jobs()[0]?.items[1]?.message).toBe('It had been done.');
  });

  it('checks an item whose request was aborted by leaving the page', async () => {
    let isLeaving = true;
    let leave = () => {};
    const browser = makeBrowser({
      run: () => (isLeaving ? (leave(), rejectUnreachable()) : Promise.resolve({ state: 'done' })),
    });
    const before = await browser.openTab();
    leave = () => queueMicrotask(before.close);
    await before.engine.start('j1', 'opening', jobOptions(2));
    await expect.poll(() => browser.actions.length).toBe(1);
    isLeaving = false;
    const after = await browser.openTab();
    await expect.poll(() => after.ended.length).toBe(1);
    expect(browser.actions.map(({ what }) => what)).toEqual(['run 1', 'check 1', 'run 2']);
  });

  it('ends a job whose page was closed just after its last item', async () => {
    const browser = makeBrowser({});
    const before = await browser.openTab();
    await before.engine.start('j1', 'opening', jobOptions(2));
    await expect.poll(() => before.ended.length).toBe(1);
    before.close();
    const store = await createJobStore({ draftKey: 'secret' });
    const { progress } = (await store.read('j1')) as StoredJob;
    await store.saveProgress('j1', { ...progress, endedAt: undefined });
    const after = await browser.openTab();
    await expect.poll(() => after.ended.length).toBe(1);
    expect([after.jobs()[0]?.endedAt, browser.actions.length]).toEqual([expect.any(String), 2]);
  });

  it('shows which jobs have ended, and whether they were seen', async () => {
    const browser = makeBrowser({});
    const before = await browser.openTab();
    await before.engine.start('j1', 'opening', jobOptions(2));
    await expect.poll(() => before.ended.length).toBe(1);
    before.close();
    const after = await browser.openTab();
    expect(after.jobs()).toEqual(before.jobs());
    await after.engine.markSeen();
    after.close();
    expect((await browser.openTab()).jobs()[0]?.isSeen).toBe(true);
    expect(browser.actions).toHaveLength(2);
  });

  it('does not show jobs of another user, and stores its own encrypted', async () => {
    const browser = makeBrowser({ run: neverSettle });
    const before = await browser.openTab();
    await before.engine.start('j1', 'opening', jobOptions(2));
    await expect.poll(() => statesOf(before.jobs()[0])).toEqual(['running', 'waiting']);
    expect(JSON.stringify(localStorage)).not.toMatch(/陳嘉敏|A100001|opening|Import/);
    before.close();
    const other = await browser.openTab({ draftKey: 'another secret' });
    expect([other.jobs(), Object.keys(localStorage)]).toEqual([[], []]);
  });
});
