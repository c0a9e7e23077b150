import type { Page } from '@playwright/test';

/** Returns what stands in the fields of the open form, whatever they are. */
export function readWords(page: Page): Promise<readonly string[]> {
  return page
    .locator('dialog[open] :is(input, textarea), main form :is(input, textarea)')
    .filter({ visible: true })
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter(({ type }) => ['text', 'textarea', 'email', 'tel', 'url', 'number'].includes(type))
        .map(({ value }) => value)
        .filter((value) => value !== ''),
    );
}
