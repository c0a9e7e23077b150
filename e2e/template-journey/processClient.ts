// A client applies with the new template, and the application goes to the archive; the opening form has the answers.
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { AnswerPage } from '@brokerdesk/api';
import type { Profile } from '../../plugins/account-opening/demo/profiles/Profile.ts';
import { drawTemplate } from '../../plugins/account-opening/emulator/documents/drawTemplate.ts';
import { loadPdfLibrary } from '../../plugins/account-opening/emulator/documents/loadPdfLibrary.ts';
import { type Journey, goToPage, rowsOf, searchOne } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';
import { goThroughProcess, type JourneyContext, openFromQueue, verify } from '../reviewer-day/processApplication.ts';

/** Uploads the PDF that opening forms of a template begin with, on its detail. */
export async function uploadOpeningForm(journey: Journey, { name }: Pick<Profile, 'name'>): Promise<void> {
  const { page, user, translate, textIn } = journey;
  await goToPage(journey, 'templates:menu.templates');
  await searchOne(journey, textIn(name));
  await user.reach(rowsOf(page).first().getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: textIn(name) })).toBeVisible();
  await user.expectFocus();
  await chooseTab(journey, page.getByRole('tablist'), translate('templates:templateDetail.forms'));
  const choosing = page.waitForEvent('filechooser');
  const panel = page.getByRole('tabpanel');
  await user.reach(panel.getByRole('button', { name: translate('kit:upload.choose') }));
  await page.keyboard.press('Enter');
  const pdf = await drawTemplate('individual', { EN: 'Demo', SC: '示范', TC: '示範' });
  const file = { name: 'individual-2027.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) };
  await (await choosing).setFiles(file);
  await user.reach(panel.getByRole('button', { name: translate('kit:upload.send_one', { count: 1 }), exact: true }));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('table').getByText(file.name)).toBeVisible();
  await user.expectFocus();
}

/** Chooses a tab of the page by the arrow keys. */
async function chooseTab({ page, user }: Journey, tablist: Locator, name: string): Promise<void> {
  const tabs = tablist.getByRole('tab');
  await user.reach(tabs.and(page.locator('[aria-selected=true]')));
  const names = await tabs.allInnerTexts();
  for (let at = 1; at <= names.findIndex((one) => one.startsWith(name)); at += 1) {
    // oxlint-disable no-await-in-loop -- one tab after the other
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
    // oxlint-enable no-await-in-loop
  }
  await user.expectFocus();
}

const answers = {
  employment: 'EMPLOYED',
  employer: 'Lotus Tea House 荷花茶樓',
  derivativeKnowledge: 'COURSE',
  politicallyExposed: 'NO',
  taxNumber: 'T-4711-2027',
  depositAmount: '12345',
  referrer: 'Aunt May',
} as const;

/** A client applies; staff verify the application and take it to the archive. Returns its number. */
export async function processApplication(journey: Journey, profileID: string): Promise<string> {
  const { applyID } = await journey.emulator.startApplication({ brokerCode: 'DEMO', profileID, answers });
  const context: JourneyContext = { ...journey, expectAccessible: async () => undefined };
  await openFromQueue(context, applyID);
  await verify(context, applyID);
  await goThroughProcess(context, applyID);
  return applyID;
}

/** Downloads the signed opening form, whose text contains every answer. */
export async function readOpeningForm(journey: Journey, wanted: Profile, applyID: string) {
  const { page, emulator, user, translate } = journey;
  await user.reach(page.getByRole('main').locator('a[href*="application_manager/detail"]'));
  await page.keyboard.press('Enter');
  const tablist = page.getByRole('tablist', { name: translate('account-opening:detail.content') });
  await chooseTab(journey, tablist, translate('account-opening:detail.files'));
  const downloading = page.waitForEvent('download');
  const row = page.getByRole('row').filter({ hasText: translate('account-opening:documents.signedForm') });
  await user.reach(row.getByRole('button').last());
  await page.keyboard.press('Enter');
  const bytes = await readFile(await (await downloading).path());
  const { PDF } = await loadPdfLibrary();
  const pages = (await PDF.load(bytes)).getPages().map((one) => one.extractText().text);
  const text = pages.join('').replaceAll(/\s/g, '');
  const given = await emulator.readRow<{ pages: readonly AnswerPage[] }>('applicationDetails', applyID);
  expect(given.pages.map(({ pageID }) => pageID)).toEqual(wanted.pages.map(({ pageID }) => pageID));
  const all = given.pages.flatMap(({ groups }) => groups.flatMap((group) => group.answers));
  expect(Object.fromEntries(all.map(({ questionID, value }) => [questionID, value]))).toMatchObject(answers);
  // The form is in the client's language.
  const isMissing = ({ display }: (typeof all)[number]) =>
    Object.values(display).every((one) => !text.includes(one.replaceAll(/\s/g, '')));
  expect(all.filter(isMissing)).toEqual([]);
}
