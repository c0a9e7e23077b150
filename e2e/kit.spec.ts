// An ordered resource in three languages, written with the kit by the plugin in e2e/kit-plugin: what its users do with it.
import type { Announcement } from '@brokerdesk/api';
import type { MockClient } from '@brokerdesk/mock-server/client';
import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readCsv } from './readCsv.ts';
import { expectToast } from './toastRecorder.ts';

test.setTimeout(180_000);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('a record in three languages is created, and is in the list and its export', async ({ page, openSession }) => {
  await openSession('demo', 'demo.admin', 'main/kit');
  await expect(page).toHaveURL(/\/kit\/list/);
  await page.getByRole('button', { name: 'New announcement' }).click();
  await field(page, 'Title').fill('Fees from January');
  await field(page, 'Content').fill('The fees change on 1 January.');
  await page.keyboard.press('ControlOrMeta+Enter');
  // What is missing in the other languages is named, and its tab opens.
  await page.getByRole('button', { name: /^Title \(Traditional Chinese\)/ }).click();
  await expect(page.getByRole('tab', { name: /^Traditional Chinese/ })).toHaveAttribute('aria-selected', 'true');
  await field(page, 'Title').fill('一月起的收費');
  await field(page, 'Content').fill('收費將於一月一日調整。');
  await page.getByRole('tab', { name: /^Simplified Chinese/ }).click();
  await page.getByRole('button', { name: /^Traditional Chinese/ }).click();
  await expect(field(page, 'Title')).toHaveValue('一月起的收费');
  await page.getByRole('switch', { name: 'Published' }).press('Space');
  await field(page, 'From').fill('2027-01-01 09:00');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectToast(page, 'The announcement has been created.');
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('textbox', { name: 'Search' }).fill('January');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: /^Fees from January/ });
  await expect(row).toContainText('Scheduled');
  await expect(row).toContainText('01 Jan 2027, 09:00');
  await page.getByRole('button', { name: 'Export' }).click();
  const tools = page.getByRole('dialog', { name: 'Export' });
  await tools.getByRole('radio', { name: /csv/i }).check();
  const downloading = page.waitForEvent('download');
  await tools.getByRole('button', { name: 'Export', exact: true }).click();
  const stream = await (await downloading).createReadStream();
  const rows = readCsv(Buffer.concat(await stream.toArray()).toString('utf8'));
  expect(rows.map(([title]) => title)).toEqual(['Title', 'Fees from January']);
});

test('a change survives a reload, a colleague’s change and leaving', async ({ page, emulator, openSession }) => {
  const announcement = await findAnnouncement(emulator, 1);
  await openSession('demo', 'demo.admin', 'main/kit/list');
  await page.getByRole('rowheader', { name: announcement.title.EN }).click();
  await field(page, 'Title').fill('Typed before the reload');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('Draft.')).length))
    .toBe(1);
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await page.getByRole('rowheader', { name: announcement.title.EN }).click();
  await expect(page.getByText('Your unsaved input has been restored.')).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Typed before the reload');

  const changed = { ...announcement, content: { ...announcement.content, EN: 'Written by a colleague.' } };
  await emulator.putRow('announcements', announcement.announceID, { ...changed, version: announcement.version + 1 });
  await page.keyboard.press('ControlOrMeta+Enter');
  const conflict = page.getByRole('alert').filter({ hasText: 'Written by a colleague.' });
  await expect(conflict).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /apply/i }).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectToast(page, 'The announcement has been saved.');
  const saved = await emulator.readRow<Announcement>('announcements', announcement.announceID);
  expect([saved.title.EN, saved.content.EN]).toEqual(['Typed before the reload', 'Written by a colleague.']);
});

test('a record is deleted after a question that names it', { tag: '@whole' }, async ({
  page,
  emulator,
  openSession,
}) => {
  const { title } = await findAnnouncement(emulator, 2);
  await openSession('demo', 'demo.admin', 'main/kit/list');
  await page.getByRole('button', { name: `Actions ${title.EN}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(title.EN);
  await page.getByRole('button', { name: 'Delete announcement' }).click();
  await expectToast(page, `${title.EN} has been deleted.`);
  await expect(page.getByRole('rowheader', { name: title.EN })).toBeHidden();
});

async function findAnnouncement(emulator: MockClient, sequence: number): Promise<Announcement> {
  for (const id of await emulator.listRowIDs('announcements')) {
    const row = await emulator.readRow<Announcement & { brokerCode: string }>('announcements', id);
    if (row.brokerCode === 'DEMO' && row.sequence === sequence) return row;
  }
  throw new Error(`DEMO has no announcement at position ${sequence}.`);
}
