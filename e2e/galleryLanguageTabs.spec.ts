// What only a browser shows of texts in three languages: a composition that a change of tabs interrupts, and the focus.
import { expect, type Page } from '@playwright/test';
import { test } from './galleryTest.ts';
import { InputMethod } from './InputMethod.ts';

async function openState(page: Page, state: string) {
  await page.goto(`?bare#${new URLSearchParams({ page: 'LanguageTabs', state, language: 'en', theme: 'light' })}`);
}

test('a composition that a change of tabs interrupts stays whole, in its language', async ({ page }) => {
  await openState(page, 'Some texts are missing');
  const method = await InputMethod.open(page);
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await tab(/^Simplified/).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.focus();
  await method.compose('feiyong');
  await tab(/^Traditional/).click();
  await expect(title).toHaveValue('十二月起的收費');
  await title.focus();
  await page.keyboard.press('End');
  await method.compose('biao');
  await method.commit('表');
  await tab(/^English/).click();
  await expect(title).toHaveValue('Fees from December');
  await tab(/^Traditional/).click();
  await expect(title).toHaveValue('十二月起的收費表');
  await tab(/^Simplified/).click();
  await expect(title).toHaveValue('feiyong');
});

test('a converted text is marked until it is reviewed', async ({ page }) => {
  await openState(page, 'Some texts are missing');
  const tab = page.getByRole('tab', { name: /^Simplified/ });
  await tab.click();
  await page.getByRole('button', { name: 'Traditional Chinese (converted)' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('十二月起的收费');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Converted automatically; check the wording');
  await page.getByRole('button', { name: 'Mark as reviewed: Title' }).press('Enter');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('');
});

test('nothing is wider than a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openState(page, '');
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
