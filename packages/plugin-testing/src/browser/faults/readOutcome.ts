import type { Locator, Page } from '@playwright/test';

/**
 * What the user sees once the page has come to rest:
 * - `content`: what was asked for
 * - `failure`: words in place of the content or in the form that say what went wrong
 * - `request-error`, `session-ended`: a dialog of the catalogue
 * - `nothing`: none of these in time
 */
export type Outcome = 'content' | 'failure' | 'request-error' | 'session-ended' | 'nothing';

const limitMs = 20_000;
const pauseMs = 60;

/** What tells the outcomes apart on a certain screen. */
export interface OutcomeSigns {
  readonly content: Locator;
  /** Words about a failure that are not in an alert. */
  readonly failure: Locator | undefined;
}

/** Waits until a page has come to rest and returns what the user sees. */
export async function readOutcome(page: Page, signs: OutcomeSigns): Promise<Outcome> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    // A navigation in the middle of reading ends the reading, and the next one sees the new page.
    const outcome = await readOutcomeOnce(page, signs).catch((error: Error) => {
      if (error.message.includes('strict mode violation')) throw error;
    });
    if (outcome) return outcome;
    await page.waitForTimeout(pauseMs);
  }
  return 'nothing';
}

async function readOutcomeOnce(page: Page, { content, failure }: OutcomeSigns): Promise<Outcome | undefined> {
  // All open dialogs: a form with an error may stand in another one.
  for (const words of await page.locator('dialog[open]').allInnerTexts()) {
    if (words.includes('Request Error')) return 'request-error';
    if (words.includes('Session timeout or other device login')) return 'session-ended';
  }
  if (await content.isVisible()) return 'content';
  if (await failure?.isVisible()) return 'failure';
  // An empty alert in a form is only the place for later words.
  const alerts = await page.getByRole('alert').filter({ visible: true }).allInnerTexts();
  if (alerts.some((words) => words.trim() !== '')) return 'failure';
  if ((await page.getByRole('heading', { name: /^Session timeout/ }).count()) > 0) return 'session-ended';
  return undefined;
}
