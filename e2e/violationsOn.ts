import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  // The rows of a list are alike; looking at each cell of all takes half a minute on a small machine.
  const furtherRows = '[role="row"]:nth-child(n + 5)';
  const { violations } = await new AxeBuilder({ page }).withTags(standards).exclude(furtherRows).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
