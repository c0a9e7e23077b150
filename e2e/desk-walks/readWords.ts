import type { Page } from '@playwright/test';

/** Returns what stands in the fields of the open form, whatever they are, except dates, which a field formats once it is left. */
export function readWords(page: Page): Promise<readonly string[]> {
  return page
    .locator('dialog[open] :is(input, textarea), main form :is(input, textarea)')
    .filter({ visible: true })
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter(({ type }) => ['text', 'textarea', 'email', 'tel', 'url', 'number'].includes(type))
        .map(({ value }) => value)
        .filter((value) => value !== '' && !/^\d{4}-\d\d-\d\d/.test(value)),
    );
}

/** Returns the words that are neither in a field any more nor elsewhere on the page, as a list of accepted numbers has them. */
export async function findLostWords(page: Page, words: readonly string[]): Promise<readonly string[]> {
  const present = await readWords(page);
  const text = await page.locator('body').innerText();
  return words.filter((word) => !present.includes(word) && !text.includes(word));
}
