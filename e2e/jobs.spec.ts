// Jobs in the tray: they continue while any screen is open, and nothing is done twice. The plugin in e2e/job-plugin stamps
// numbers and rejects a second stamp.
import { readFile } from 'node:fs/promises';
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Page } from '@playwright/test';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { demoPassword, expect, test } from './fixtures.ts';

const jobs = (page: Page) => page.getByRole('button', { name: /^Jobs/ });
const tray = (page: Page) => page.getByRole('region', { name: 'Jobs' });

/** As many as a page of a list has at most in a whole run. */
const many = isWholeRun ? 500 : 100;

test(`${many} items with 20 failing: each is listed, the csv keeps zeros, and a retry takes the failed ones only`, async ({
  page,
  emulator,
  openSession,
}) => {
  test.setTimeout(540_000);
  let stamped = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/stamps')) stamped += 1;
  });
  await openSession('harbour', 'harbour.admin');
  await emulator.addFault({ match: postStamps, when: { times: 20 }, effect: { kind: 'envelope', code: 'E0005' } });
  await page.getByRole('button', { name: `Stamp ${many} numbers` }).click();
  await expect(page.getByRole('button', { name: 'Jobs: 1 running, 0 finished' })).toBeVisible();
  // The job continues while another screen is used.
  await page.getByRole('link', { name: 'Customer Management' }).first().click();
  await expect(page.getByRole('button', { name: 'Jobs: 0 running, 1 finished' })).toBeVisible({ timeout: 360_000 });
  await jobs(page).click();
  await expect(tray(page)).toContainText(`${many} of ${many}${many - 20} done · 20 failed`);
  await tray(page).getByText('Result of each item').click();
  await expect(
    tray(page).getByRole('list', { name: 'Result of each item' }).getByText('Failed', { exact: true }),
  ).toHaveCount(20);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tray(page).getByRole('button', { name: 'Export failures as csv' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('failures.csv');
  const [header, first, ...rest] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect([header, rest.length]).toEqual(['\ufeffItem,State,Code,Message', 20]);
  expect(first).toMatch(/^"=""0000000\d\d""",Failed,E0005,/);

  await tray(page).getByRole('button', { name: 'Retry failed (20)' }).click();
  await expect(tray(page)).toContainText(`${many} of ${many}${many} done`, { timeout: 180_000 });
  // All of them, and again the 20 that had failed; a number that is stamped twice would have failed, too.
  expect(stamped).toBe(many + 20);
});

test('an item whose response was lost is looked up, and not done again', { tag: '@whole' }, async ({
  page,
  emulator,
  openSession,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 502/);
  await openSession('harbour', 'harbour.admin');
  await emulator.addFault({ match: postStamps, when: { nth: 2, times: 1 }, effect: { kind: 'lostReply' } });
  await page.getByRole('button', { name: 'Stamp 3 numbers' }).click();
  await jobs(page).click();
  await expect(tray(page)).toContainText('2 done · 1 unknown');
  await expect(tray(page)).toContainText('Check their status before you try again.');
  await tray(page).getByRole('button', { name: 'Check status (1)' }).click();
  await expect(tray(page)).toContainText('3 of 33 done');
  expect([await countCalls(emulator, 'POST'), await countCalls(emulator, 'GET')]).toEqual([3, 1]);
});

test('a reload in the middle asks first, and the job continues after it', { tag: '@journey' }, async ({
  page,
  emulator,
  openSession,
}) => {
  await openSession('harbour', 'harbour.admin');
  await emulator.addFault({ match: postStamps, when: { nth: 2, times: 1 }, effect: { kind: 'hang' } });
  await page.getByRole('button', { name: 'Stamp 3 numbers' }).click();
  await expect.poll(() => countCalls(emulator, 'POST')).toBe(3);
  // The page received two responses; the result of the third request is unknown.
  await jobs(page).click();
  await expect(tray(page)).toContainText('2 of 3');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await jobs(page).click();
  await expect(tray(page)).toContainText('3 of 33 done');
  expect(await countCalls(emulator, 'GET')).toBe(1);
});

test('signing out warns of running jobs, which continue after the same user has signed in again', async ({
  page,
  emulator,
  openSession,
}) => {
  await openSession('harbour', 'harbour.admin');
  await emulator.addFault({ match: postStamps, when: { nth: 2, times: 1 }, effect: { kind: 'hang' } });
  await page.getByRole('button', { name: 'Stamp 3 numbers' }).click();
  await expect.poll(() => countCalls(emulator, 'POST')).toBe(3);
  await pressSignOut(page);
  const question = page.getByRole('dialog', { name: 'Jobs are still running' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await pressSignOut(page);
  await question.getByRole('button', { name: 'Sign out' }).click();
  await enter(page, 'harbour.admin');
  await expect(page.getByRole('button', { name: 'Jobs: 0 running, 1 finished' })).toBeVisible();
  await jobs(page).click();
  await expect(tray(page)).toContainText('3 of 33 done');
});

test('the end of the session shows one dialog, and the job continues after sign-in', { tag: '@whole' }, async ({
  page,
  emulator,
  openSession,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  await openSession('harbour', 'harbour.admin');
  await emulator.addFault({ match: postStamps, when: { nth: 2 }, effect: { kind: 'latency', ms: 3000 } });
  await page.getByRole('button', { name: 'Stamp 3 numbers' }).click();
  // Before the other responses arrive.
  await expect.poll(() => countCalls(emulator, 'POST'), { intervals: [50] }).toBe(1);
  await emulator.expireSessions({ userID: 'harbour.admin' });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Session timeout or other device login' })).toBeVisible();
  await emulator.clearFaults();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await enter(page, 'harbour.admin');
  await jobs(page).click();
  await expect(tray(page)).toContainText('3 of 33 done');
});

test('a job is shown in the current language, also before its plugin is loaded', { tag: '@whole' }, async ({
  page,
  openSession,
}) => {
  await openSession('demo', 'demo.admin');
  await page.goto('demo/main/account_opening/application_manager');
  await page.getByRole('button', { name: /^To check/ }).click();
  await expect(page.getByRole('button', { name: /^Remove filter Status/ })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('grid').getByRole('link').first().focus();
  await page.keyboard.press('x');
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verify 1 application' }).click();
  await expect(page.getByRole('button', { name: 'Jobs: 0 running, 1 finished' })).toBeVisible();
  await page.goto('demo/main');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: '繁體中文' });
  await page.getByRole('button', { name: /^背景工作/ }).click();
  const inTray = page.getByRole('region', { name: '背景工作' }).getByRole('listitem', { name: '審核通過 1 份申請' });
  await expect(inTray).toBeVisible();
  await page.getByRole('combobox', { name: '語言' }).selectOption({ label: 'English' });
  await expect(tray(page).getByRole('listitem', { name: 'Verify 1 application' })).toBeVisible();
});

test('one user’s jobs are not shown to another', { tag: '@whole' }, async ({ page, openSession }) => {
  await openSession('harbour', 'harbour.admin');
  await page.getByRole('button', { name: 'Stamp 3 numbers' }).click();
  await expect(page.getByRole('button', { name: 'Jobs: 0 running, 1 finished' })).toBeVisible();
  await pressSignOut(page);
  await enter(page, 'harbour.reviewer');
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  await jobs(page).click();
  await expect(tray(page)).toContainText('No jobs.');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('Job.')))).toEqual([]);
});

const postStamps = { method: 'POST', path: '/stamps' } as const;

async function countCalls(emulator: MockClient, method: string): Promise<number> {
  const journal = await emulator.readJournal();
  return journal.filter((entry) => entry.method === method && entry.endpoint?.includes('/stamps')).length;
}

async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

async function enter(page: Page, userID: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Staff number' }).fill(userID);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: /^Sign in/ }).click();
}
