import type { Page } from '@playwright/test';

/** Waits until a page whose session has ended has reloaded itself: the new document takes the end out of the history's state. */
export async function waitForReload(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { ended?: unknown } | null)?.ended);
}
