// A form that is open when the session ends is restored for the same user on the same record, and for no other user.
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Page } from '@playwright/test';
import { openBranchVisits, openBranchVisitsTab } from './branchVisits.ts';
import { demoPassword, expect, test } from './fixtures.ts';
import { expectToast } from './toastRecorder.ts';
import { waitForResponses } from './waitForResponses.ts';

const typed = 'Bring the original passport, and ask for Ms Yuen.';

test('a note that was typed when the session ended is restored after sign-in, for the same user only', async ({
  page,
  signIn,
  emulator,
  consoleErrors,
}) => {
  // A poll may notice the end of the session before the page does.
  consoleErrors.allow(/status of 401/);
  await page.clock.install();
  await signIn('harbour', 'harbour.reviewer');
  await openBranchVisits(page);
  await page.getByRole('textbox', { name: 'Note for the counter' }).fill(typed);
  await sleep(page, emulator);

  const ended = page.getByRole('dialog');
  await expect(ended).toContainText('Your unsaved input has been stored');
  await expect(page.getByText(typed)).toHaveCount(0);
  // The page may be leaving for the sign-in page while it is asked.
  await expect(async () => {
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toMatch(/passport/);
  }).toPass();
  await ended.getByRole('button', { name: 'Sign in again' }).click();
  await enter(page, 'harbour.reviewer');

  await openBranchVisitsTab(page);
  await expect(page.getByRole('textbox', { name: 'Note for the counter' })).toHaveValue(typed);
  await expect(page.getByText('Your unsaved input has been restored.')).toBeVisible();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expectToast(page, 'The note has been saved.');
  await expect.poll(() => countDrafts(page)).toBe(0);
  await page.reload();
  await openBranchVisitsTab(page);
  await expect(page.getByRole('textbox', { name: 'Note for the counter' })).toHaveValue(typed);
  await expect(page.getByText('Your unsaved input has been restored.')).toBeHidden();
});

for (const { way, leave, tag } of [
  {
    way: 'signs in again',
    leave: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Sign in again' }).click(),
    tag: [],
  },
  {
    way: 'loads the page anew',
    leave: async (page: Page) => {
      // The page has already reloaded, and shows the message once.
      await page.waitForFunction(() => !('ended' in (history.state as object)));
      await page.reload();
    },
    tag: '@whole',
  },
]) {
  test(`another user who ${way} in the same browser finds neither the draft nor the page where it was typed`, {
    tag,
  }, async ({ page, signIn, emulator, consoleErrors }) => {
    consoleErrors.allow(/status of 401/);
    await page.clock.install();
    await signIn('harbour', 'harbour.reviewer');
    await openBranchVisits(page);
    await page.getByRole('textbox', { name: 'Note for the counter' }).fill(typed);
    await sleep(page, emulator);
    await expect(page.getByRole('dialog')).toBeVisible();
    await leave(page);
    await enter(page, 'harbour.admin');
    await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/harbour\/main$/);
    await expect.poll(() => countDrafts(page)).toBe(0);
  });
}

test('two tabs with the same form keep what each has, say so, and a closed one leaves its input to the other', async ({
  page,
  context,
  signIn,
}) => {
  const note = (tab: Page) => tab.getByRole('textbox', { name: 'Note for the counter' });
  const elsewhere = (tab: Page) => tab.getByText('Also open in another tab, where there is other unsaved input.');
  const restored = (tab: Page) => tab.getByText('Your unsaved input has been restored.');
  const reopen = async (tab: Page) => {
    await tab.reload();
    await openBranchVisitsTab(tab);
  };
  await signIn('harbour', 'harbour.reviewer');
  await openBranchVisits(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await openBranchVisitsTab(second);
  const saved = await note(second).inputValue();
  await note(page).fill('of the first');
  await expect(elsewhere(second)).toBeVisible();
  await expect(elsewhere(page)).toBeHidden();
  await note(second).fill('of the second');
  await expect(elsewhere(page)).toBeVisible();
  await expect.poll(() => countDrafts(page)).toBe(2);

  for (const [tab, text] of [
    [page, 'of the first'],
    [second, 'of the second'],
  ] as const) {
    await reopen(tab);
    await expect(note(tab)).toHaveValue(text);
    await expect(restored(tab)).toBeVisible();
    await expect(elsewhere(tab)).toBeVisible();
  }
  await second.getByRole('button', { name: 'Discard input' }).click();
  await expect(elsewhere(page)).toBeHidden();
  await expect(note(page)).toHaveValue('of the first');
  await reopen(second);
  await expect(note(second)).toHaveValue(saved);
  await expect(elsewhere(second)).toBeVisible();

  await page.close();
  await reopen(second);
  await expect(note(second)).toHaveValue('of the first');
  await expect(restored(second)).toBeVisible();
  await expect(elsewhere(second)).toBeHidden();
});

/** Lets two hours pass, as while a machine sleeps; what is in flight would be late. */
async function sleep(page: Page, emulator: MockClient): Promise<void> {
  await waitForResponses(page);
  await emulator.changeClock({ advanceSec: 7_200 });
  await page.clock.fastForward(7_200_000);
}

async function enter(page: Page, userID: string) {
  await page.getByRole('textbox', { name: 'Staff number' }).fill(userID);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: /^Sign in/ }).click();
}

function countDrafts(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('Draft.')).length);
}
