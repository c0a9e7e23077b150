// Every page of the gallery, in every state, language and theme: axe finds nothing, nothing is logged as an error, and no
// component is wider than the narrowest window that the product is made for. A page is checked in two of the six pairs of language and theme;
// `BROKERDESK_WHOLE=1` checks all.
import { globSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@brokerdesk/api';
import { expect, type Page } from '@playwright/test';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { findAccessibilityViolations } from './findAccessibilityViolations.ts';
import { test } from './galleryTest.ts';
import { InputMethod } from './InputMethod.ts';

const ending = '.gallery.tsx';
const pages = globSync(`packages/*/src/**/*${ending}`).map((file) => path.basename(file, ending));
const variants = languages.flatMap((language) => ['light', 'dark'].map((theme) => ({ language, theme })));
/** Those that a normal run checks, in turns from page to page. */
const someVariants = [
  ['en light', 'zh-Hant dark'],
  ['en dark', 'zh-Hans light'],
];

for (const [index, name] of pages.entries()) {
  test(`${name} has no problem in any state, language or theme`, async ({ page }) => {
    test.setTimeout(540_000);
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, { page: name });
    const alone = await page
      .getByRole('navigation', { name: 'States shown alone' })
      .getByRole('link')
      .allTextContents();
    for (const { language, theme } of variants) {
      const variant = `${language} ${theme}`;
      if (!isWholeRun && !someVariants[index % 2]?.includes(variant)) continue;
      // States that can be shown together first, then those that need the window for themselves.
      for (const state of ['', ...alone]) {
        await open(page, { page: name, state, language, theme });
        const violations = await findAccessibilityViolations(page);
        // The same component is on one page several times only in the gallery.
        const own = violations.filter((violation) => state !== '' || !violation.startsWith('landmark-unique:'));
        expect.soft(own, `${state} ${variant}`).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(768);
      }
    }
  });
}

test('the gallery shows a component in a window of the chosen language, theme and width', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Tabs', exact: true }).click();
  await page.getByRole('link', { name: 'Three panels' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-Hans');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await page.getByRole('combobox', { name: 'Width' }).selectOption('768');
  const shown = page.frameLocator('iframe[title="Tabs"]');
  await expect(shown.getByRole('tab', { name: '操作记录' })).toBeVisible();
  await expect(shown.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByTitle('Tabs')).toHaveJSProperty('clientWidth', 768);
  await page.reload();
  await expect(shown.getByRole('tab', { name: '操作记录' })).toBeVisible();
});

test('a record is found and chosen in a dialog, with an input method', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, { page: 'RecordField', state: 'In a dialog', language: 'zh-Hans' });
  const method = await InputMethod.open(page);
  const box = page.getByRole('dialog').getByRole('combobox', { name: '客户' });
  await box.focus();
  await method.compose('chen');
  // Keys of the input method neither choose nor close anything.
  expect(await method.press('Enter')).toMatchObject({ isComposing: true });
  expect(await method.press('Escape')).toMatchObject({ isComposing: true });
  await expect(page.getByRole('option')).toHaveCount(20);
  await method.commit('陈大文 999');
  await expect(page.getByRole('status').filter({ hasText: '共 11 项结果' })).toBeAttached();
  await page.getByRole('option', { name: '陈大文 9990' }).click();
  await expect(box).toHaveValue('陈大文 9990 · T9990');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
});

async function open(page: Page, choice: { page: string; state?: string; language?: string; theme?: string }) {
  const { state = '', language = 'en', theme = 'light' } = choice;
  await page.goto(`?bare#${new URLSearchParams({ page: choice.page, state, language, theme })}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  await expect(page.locator('main.bd-gallery-states')).toHaveAttribute('data-shown', `${choice.page}/${state}`);
}
