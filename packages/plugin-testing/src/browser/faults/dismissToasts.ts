import type { Page } from '@playwright/test';

/** Closes the toasts of what was done before, all at once. */
export function dismissToasts(page: Page): Promise<void> {
  return page.locator('.bd-toast button').evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
}
