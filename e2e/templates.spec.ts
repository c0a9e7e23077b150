// Each template of `admin-cli create` as a plugin in the built portal: its screen is translated and accessible.
import { languages } from '@brokerdesk/api';
import type { MockClient } from '@brokerdesk/mock-server/client';
import {
  findAccessibilityViolations,
  switchLanguage,
  UntranslatedTextDetector,
  storeSession,
} from '@brokerdesk/plugin-testing/browser';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface TemplateEntry {
  readonly template: string;
  /** What is open: the screen of the template unless told otherwise. */
  readonly state?: string;
  /** Opens it; the address of the template's screen by default. */
  readonly open?: (page: Page, emulator: MockClient) => Promise<unknown>;
  /** English data that the Chinese pages show too, such as a name in all languages. */
  readonly englishData?: (emulator: MockClient) => Promise<readonly string[]>;
  /** Present as soon as the content is there, in every language. */
  readonly content: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');
const firstRow = (page: Page) => page.locator('[role=grid][aria-busy=false] .bdk-row').first();

const entries: readonly TemplateEntry[] = [
  { template: 'blank', content: (page) => main(page).locator('.bdk-state') },
  { template: 'list', content: firstRow },
  {
    template: 'list',
    state: 'the dialog for a new record',
    open: async (page) => {
      await openScreen(page, 'list');
      await page.getByRole('button', { name: 'New record' }).click();
    },
    content: (page) => page.getByRole('dialog').getByRole('tab').first(),
  },
  {
    template: 'list',
    state: 'the panel of a record',
    open: async (page) => {
      await openScreen(page, 'list');
      await page.locator('.bdk-row').first().press('Space');
    },
    englishData: readRecordNames,
    content: (page) => page.getByRole('complementary').getByRole('tab').first(),
  },
  {
    template: 'tab',
    state: 'its tab of an application',
    open: async (page) => {
      await page.goto('lotus/main/account_opening/application_manager');
      await firstRow(page).getByRole('link').first().click();
      await page.getByRole('tab', { name: 'Template tab' }).click();
    },
    content: (page) => page.getByRole('tabpanel').locator('.bdk-state'),
  },
];

for (const { template, state = 'its screen', open, englishData, content } of entries) {
  test(`template ${template}: ${state}, translated and accessible`, async ({ page, emulator }) => {
    const detector = await UntranslatedTextDetector.start(page);
    detector.addData(await storeSession(page, emulator, { displayCode: 'lotus', userID: 'lotus.admin' }));
    detector.addData(await englishData?.(emulator));
    await (open ? open(page, emulator) : openScreen(page, template));
    for (const language of languages) {
      await switchLanguage(page, language);
      await expect(content(page)).toBeVisible();
      if (language !== 'en') expect.soft(await detector.find(), language).toEqual([]);
      expect.soft(await findAccessibilityViolations(page), language).toEqual([]);
    }
  });
}

async function openScreen(page: Page, template: string): Promise<void> {
  await page.goto(`lotus/main/${template}_template`);
  await expect(page.getByRole('heading', { name: `Template ${template}`, level: 1 })).toBeVisible();
}

async function readRecordNames(emulator: MockClient): Promise<readonly string[]> {
  const ids = await emulator.listRowIDs('listTemplateRecords');
  const own = ids.filter((id) => id.includes('LOTUS'));
  const rows = await Promise.all(
    own.map((id) => emulator.readRow<{ readonly name: { readonly EN: string } }>('listTemplateRecords', id)),
  );
  return rows.map(({ name }) => name.EN);
}
