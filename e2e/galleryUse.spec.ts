// What every part of the kit owes its users in a window of 320 pixels, page by page of the gallery: nothing is wider than the
// window, Tab reaches controls with a visible focus and gets out of the part again, and letters that an input method is
// still composing are not input yet.
import { globSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@brokerdesk/api';
import { expect, type Locator, type Page } from '@playwright/test';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { test } from './galleryTest.ts';
import { InputMethod } from './InputMethod.ts';
import { hasRing } from './KeyboardUser.ts';

const ending = '.gallery.tsx';
const pages = globSync(`packages/*/src/**/*${ending}`).map((file) => path.basename(file, ending));
/** A code consists of digits, whatever is typed. */
const textFields = 'input:is([type=text], [type=search], :not([type])):not([autocomplete=one-time-code]), textarea';

test.use({ viewport: { width: 320, height: 700 } });

for (const name of pages) {
  test(`${name} is used at 320 pixels, with the keys and with an input method`, async ({ page }) => {
    test.setTimeout(540_000);
    // English, whose words are the longest, follows with the states.
    for (const language of isWholeRun ? languages : (['zh-Hant'] as const)) {
      await open(page, { page: name, language });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(320);
    }
    const alone = await page.locator('nav[aria-label="States shown alone"] a').allTextContents();
    for (const state of ['', ...alone]) {
      await open(page, { page: name, state });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(320);
      expect.soft(await findHiddenFocus(page), state).toEqual([]);
      expect.soft(await findInterruptedInput(page), state).toEqual([]);
    }
  });
}

/** Presses Tab until the focus is back at the start, and returns the controls whose focus cannot be seen. */
async function findHiddenFocus(page: Page): Promise<readonly string[]> {
  const hidden: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    // After the last control comes the browser itself.
    if ((await focused.count()) === 0) return hidden;
    const { id, description } = await focused.evaluate(identify);
    if (seen.has(id)) return hidden;
    seen.add(id);
    const isRinged = await focused.evaluate(hasRing);
    // A dialog that opens meanwhile takes the focus.
    const { id: checked } = await focused.evaluate(identify);
    if (!isRinged && checked === id) hidden.push(description);
  }
}

/** Runs in the page: a number for each element, and its name for a report. */
function identify(element: Element) {
  const numbered = window as unknown as { numbers?: Map<Element, number> };
  numbered.numbers ??= new Map();
  const number = numbered.numbers.get(element) ?? numbered.numbers.size;
  numbered.numbers.set(element, number);
  return { id: String(number), description: element.outerHTML.slice(0, 160) };
}

/** Composes letters in each text field; returns the fields in which they do something or get lost. */
async function findInterruptedInput(page: Page): Promise<readonly string[]> {
  const method = await InputMethod.open(page);
  const problems: string[] = [];
  for (const field of await page.locator(textFields).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const description = await field.evaluate((element) => element.outerHTML.slice(0, 160));
    const problem = await composeIn(field, { page, method });
    if (problem !== undefined) problems.push(`${problem}: ${description}`);
  }
  return problems;
}

async function composeIn(field: Locator, { page, method }: { readonly page: Page; readonly method: InputMethod }) {
  await field.focus();
  // A dialog above it makes a field inert.
  if (!(await hasFocus(field))) return undefined;
  const around = () => page.evaluate(() => `${location.href} ${document.querySelectorAll('dialog[open]').length}`);
  const before = await around();
  await method.compose('zhong');
  if (!(await field.inputValue()).includes('zhong')) return 'the letters are not shown';
  for (const key of ['Enter', 'Escape', 'ArrowDown']) {
    // oxlint-disable-next-line no-await-in-loop -- The keys of one user follow each other.
    await method.press(key);
  }
  if ((await around()) !== before) return 'a key of the input method did something';
  if (!(await hasFocus(field))) return 'the focus was lost';
  if (!(await field.inputValue()).includes('zhong')) return 'a key of the input method removed the letters';
  await method.cancel();
  return undefined;
}

async function hasFocus(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement);
}

async function open(page: Page, choice: { page: string; state?: string; language?: string }) {
  const { state = '', language = 'en' } = choice;
  await page.goto(`?bare#${new URLSearchParams({ page: choice.page, state, language, theme: 'light' })}`);
  await expect(page.locator('main.bd-gallery-states')).toHaveAttribute('data-shown', `${choice.page}/${state}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
