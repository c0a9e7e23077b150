import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns what axe finds on a page, after its animations have ended: during a fade, colours are paler. */
export async function findAccessibilityViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(waitUntilShown);
  // The rows of a list are alike; checking every cell takes half a minute on a small machine.
  const furtherRows = '[role="row"]:nth-child(n + 5)';
  // Otherwise axe opens another page just to merge the results of frames of other origins, of which there are none.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await axe.withTags(standards).exclude(furtherRows).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Runs in the page. Endless and long animations are not awaited. */
async function waitUntilShown() {
  const longestMs = 1000;
  const short = document.getAnimations().filter(({ effect }) => {
    const end = effect?.getComputedTiming().endTime;
    return typeof end === 'number' && end <= longestMs;
  });
  // A cancelled animation has ended as well.
  await Promise.allSettled(short.map(({ finished }) => finished));
}
