import type { Locator } from '@playwright/test';

/**
 * Does something with each element that matches, one after the other as users do, once the first is there: `Locator.all`
 * alone does not wait for a form that is still loading.
 */
export async function forEachShown(
  locator: Locator,
  work: (element: Locator, index: number) => Promise<unknown>,
): Promise<void> {
  await locator.first().waitFor();
  for (const [index, element] of (await locator.all()).entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await work(element, index);
  }
}
