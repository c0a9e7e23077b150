// A form that is open when the session ends comes back, to the same person on the same record, and to nobody else.
import type { Page } from '@playwright/test';
import { demoPassword, expect, test } from './fixtures.ts';

const typed = 'Bring the original passport, and ask for Ms Yuen.';

test('a note that was typed when the session ended is there again after sign-in, for the same person only', async ({
  page,
  signIn,
  emulator,
}) => {
  await page.clock.install();
  await signIn('harbour', 'harbour.reviewer');
  await openVisits(page);
  await page.getByRole('textbox', { name: 'Note for the counter' }).fill(typed);
  await emulator.changeClock({ advanceSec: 7_200 });
  await page.clock.fastForward(7_200_000);

  const ended = page.getByRole('dialog');
  await expect(ended).toContainText('What you had typed into a form is kept');
  await expect(page.getByText(typed)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/passport/);
  await ended.getByRole('button', { name: 'Sign in again' }).click();
  await enter(page, 'harbour.reviewer');

  await openTab(page);
  await expect(page.getByRole('textbox', { name: 'Note for the counter' })).toHaveValue(typed);
  await expect(page.getByText('What you had typed earlier is here again.')).toBeVisible();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('The note was saved.').first()).toBeVisible();
  expect(await drafts(page)).toBe(0);
  await page.reload();
  await openTab(page);
  await expect(page.getByRole('textbox', { name: 'Note for the counter' })).toHaveValue(typed);
  await expect(page.getByText('What you had typed earlier is here again.')).toBeHidden();
});

test('somebody else at the same desk finds neither the draft nor the place where it was typed', async ({
  page,
  signIn,
  emulator,
}) => {
  await page.clock.install();
  await signIn('harbour', 'harbour.reviewer');
  await openVisits(page);
  await page.getByRole('textbox', { name: 'Note for the counter' }).fill(typed);
  await emulator.changeClock({ advanceSec: 7_200 });
  await page.clock.fastForward(7_200_000);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in again' }).click();
  await enter(page, 'harbour.admin');
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/harbour\/main$/);
  await expect.poll(() => drafts(page)).toBe(0);
});

/** Opens the application of the next visit, by its applicant's name. */
async function openVisits(page: Page) {
  const card = page.getByRole('region', { name: 'Next branch visits' });
  const name = await card.getByRole('row').nth(1).getByRole('cell').nth(1).innerText();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').nth(1).click();
  const search = page.getByRole('main').getByRole('textbox', { name: 'Search' });
  await search.fill(name);
  await search.press('Enter');
  // Not before the found ones are there: the list of all may begin with somebody else.
  await page.getByRole('grid').getByRole('row').filter({ hasText: name }).first().getByRole('link').first().click();
  await openTab(page);
}

async function openTab(page: Page) {
  await page.getByRole('tab', { name: 'Branch visits' }).click();
  await expect(page.getByRole('textbox', { name: 'Note for the counter' })).toBeVisible();
}

async function enter(page: Page, userID: string) {
  await page.getByRole('textbox', { name: 'Staff number' }).fill(userID);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: /^Sign in/ }).click();
}

function drafts(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('Draft.')).length);
}
