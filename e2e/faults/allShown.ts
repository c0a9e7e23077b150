import type { Locator } from '@playwright/test';

/** All elements that match, once the first is there: `Locator.all` alone does not wait for a form that is still loading. */
export async function allShown(locator: Locator): Promise<Locator[]> {
  await locator.first().waitFor();
  return locator.all();
}
