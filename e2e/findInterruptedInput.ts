import type { Locator, Page } from '@playwright/test';
import { InputMethod } from './InputMethod.ts';

/** A code consists of digits, whatever is typed. */
const textFields = 'input:is([type=text], [type=search], :not([type])):not([autocomplete=one-time-code]), textarea';

/** Composes letters in each text field; returns the fields in which they do something or get lost. */
export async function findInterruptedInput(page: Page): Promise<readonly string[]> {
  const fields = await page.locator(textFields).all();
  if (fields.length === 0) return [];
  const method = await InputMethod.open(page);
  const problems: string[] = [];
  for (const field of fields) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const description = await field.evaluate((element) => element.outerHTML.slice(0, 160));
    const problem = await composeIn(field, { page, method });
    if (problem !== undefined) problems.push(`${problem}: ${description}`);
  }
  await method.close();
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
