// Every page of the gallery, in every state, in a window of 320 pixels: nothing is wider than the window, axe finds nothing,
// Tab reaches controls with a visible focus and gets out of the part again, letters that an input method is still composing
// are not input yet, and nothing is logged as an error. Each state is opened once, in English, whose words are the longest, and
// for those that can be shown together contrasts are checked in the other theme, too. `BROKERDESK_WHOLE=1` checks each state
// in every language and theme.
import { globSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '@brokerdesk/api';
import { findAccessibilityViolations, findContrastViolations } from '@brokerdesk/plugin-testing/browser';
import { expect, type Page } from '@playwright/test';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { findHiddenFocus } from './findHiddenFocus.ts';
import { findInterruptedInput } from './findInterruptedInput.ts';
import { test } from './galleryTest.ts';
import { InputMethod } from './InputMethod.ts';

const ending = '.gallery.tsx';
const pages = globSync(`packages/*/src/**/*${ending}`).map((file) => path.basename(file, ending));
const narrow = { width: 320, height: 700 };

const themes = ['light', 'dark'] as const;

interface Variant {
  readonly language: Language;
  readonly theme: (typeof themes)[number];
}

/** The themes alternate from page to page. */
function chooseVariants(index: number): readonly Variant[] {
  if (isWholeRun) return languages.flatMap((language) => themes.map((theme) => ({ language, theme })));
  return [{ language: 'en', theme: themes[index % 2] ?? 'light' }];
}

for (const [index, name] of pages.entries()) {
  test(`${name} has no problem in any state, and is used at 320 pixels, with the keys and with an input method`, async ({
    page,
  }) => {
    test.setTimeout(540_000);
    await page.setViewportSize(narrow);
    await open(page, { page: name });
    const alone = await page.locator('nav[aria-label="States shown alone"] a').allTextContents();
    for (const variant of chooseVariants(index)) {
      for (const state of ['', ...alone]) {
        await open(page, { page: name, state, ...variant });
        await checkState(page, { page: name, state, ...variant });
      }
    }
  });
}

async function checkState(page: Page, shown: Variant & { readonly page: string; readonly state: string }) {
  const { state, language, theme } = shown;
  const name = `${state} ${language} ${theme}`;
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
  const violations = await findAccessibilityViolations(page);
  // The same component is on one page several times only in the gallery.
  const own = violations.filter((violation) => state !== '' || !violation.startsWith('landmark-unique:'));
  expect.soft(own, name).toEqual([]);
  if (!isWholeRun && state === '') {
    const other = theme === 'light' ? 'dark' : 'light';
    await open(page, { ...shown, theme: other });
    expect.soft(await findContrastViolations(page), `${state} ${language} ${other}`).toEqual([]);
  }
  if (language !== 'en') return;
  expect.soft(await findHiddenFocus(page), name).toEqual([]);
  expect.soft(await findInterruptedInput(page), name).toEqual([]);
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
