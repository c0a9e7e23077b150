import type { Page } from '@playwright/test';

/** Sends away the messages of what was done before, in one go. */
export function dismissToasts(page: Page): Promise<void> {
  return page.locator('.bd-toast button').evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
}
