import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page, once what is about to appear there has done so: on the way its colours are paler. */
export async function findAccessibilityViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(waitUntilShown);
  // The rows of a list are alike; looking at each cell of all takes half a minute on a small machine.
  const furtherRows = '[role="row"]:nth-child(n + 5)';
  const { violations } = await new AxeBuilder({ page }).withTags(standards).exclude(furtherRows).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Runs in the page. What turns without end, or waits for seconds before it begins, is not waited for. */
async function waitUntilShown() {
  const longestMs = 1000;
  const short = document.getAnimations().filter(({ effect }) => {
    const end = effect?.getComputedTiming().endTime;
    return typeof end === 'number' && end <= longestMs;
  });
  // One that was stopped is over as well.
  await Promise.allSettled(short.map(({ finished }) => finished));
}
