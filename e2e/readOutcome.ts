import type { Locator, Page } from '@playwright/test';

/**
 * What a person sees once nothing moves any more:
 * - `content`: what he wanted
 * - `failure`: words where he works that say what went wrong
 * - `request-error`, `session-ended`: a dialog of the catalogue
 * - `nothing`: none of these in time
 */
export type Outcome = 'content' | 'failure' | 'request-error' | 'session-ended' | 'nothing';

const limitMs = 20_000;

/** Waits until a page has settled and tells how. */
export async function readOutcome(page: Page, content: Locator): Promise<Outcome> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const outcome = await readOutcomeOnce(page, content).catch(() => undefined);
    if (outcome) return outcome;
    await page.waitForTimeout(60);
  }
  return 'nothing';
}

async function readOutcomeOnce(page: Page, content: Locator): Promise<Outcome | undefined> {
  // All of them: a form that was refused may be in a dialog of its own.
  for (const words of await page.locator('dialog[open]').allInnerTexts()) {
    if (words.includes('Request Error')) return 'request-error';
    if (words.includes('Session timeout or other device login')) return 'session-ended';
  }
  if (await content.isVisible()) return 'content';
  // Words of a failure, wherever they stand; the empty place for them in a form says nothing.
  const alerts = await page.getByRole('alert').filter({ visible: true }).allInnerTexts();
  if (alerts.some((words) => words.trim() !== '')) return 'failure';
  if ((await page.getByRole('heading', { name: /^Session timeout/ }).count()) > 0) return 'session-ended';
  return undefined;
}
