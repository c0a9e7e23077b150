// Messages that pass by are there for a second and a half: a test on a busy machine may look away for longer. So pages note
// them as they come.
import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The messages that came since the page was loaded. */
    recordedToasts?: string[];
  }
}

/** Has all pages of a browser note their messages; before the first is opened. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(recordInPage);
}

/** Waits until a message has been shown since the page was loaded. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  const expected = typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
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
        for (const words of node.querySelectorAll('.bd-toast > span')) recorded.push(words.textContent);
      }
    }
  }).observe(document, { subtree: true, childList: true });
}
