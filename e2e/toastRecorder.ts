// A toast is visible for a second and a half, which a test on a busy machine may miss. So pages record toasts as they
// appear.
import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The toasts that appeared since the page was loaded. */
    recordedToasts?: string[];
  }
}

/** Has all pages of a browser record their toasts; call it before the first page is opened. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(recordInPage);
}

/** Waits until a toast has appeared since the page was loaded. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const expected = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
  await expect.poll(() => page.evaluate(() => window.recordedToasts)).toContainEqual(expected);
}

/** Runs in the page. */
function recordInPage() {
  const recorded: string[] = [];
  window.recordedToasts = recorded;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const text of node.querySelectorAll('.bd-toast > span')) recorded.push(text.textContent);
      }
    }
  }).observe(document, { subtree: true, childList: true });
}
