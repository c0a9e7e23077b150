import type { Journey } from '../administrator-day/Journey.ts';
import { expect } from '../fixtures.ts';

/** Opens the pages of the opening form beside its fields, and finds what fills one and that none is left out unseen. */
export async function checkFields({ page, user, translate }: Journey): Promise<void> {
  const text = (key: string, values?: Readonly<Record<string, string>>) =>
    translate(`templates:openingForms.${key}`, values);
  const panel = page.getByRole('tabpanel');
  await user.reach(panel.getByRole('button', { name: text('show'), exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: text('fields'), exact: true })).toBeVisible();
  const fields = panel
    .getByRole('table')
    .last()
    .getByRole('row')
    .filter({ has: page.locator('code') });
  const count = await fields.count();
  const unfilled = await fields.filter({ hasText: text('notFilled') }).count();
  expect(count).toBeGreaterThan(unfilled);
  await expect(panel).toContainText(
    text('filledCount_other', { filled: String(count - unfilled), count: String(count) }),
  );
  // Each that is filled leads to its question.
  await expect(fields.getByRole('link')).toHaveCount(count - unfilled);
  await user.expectFocus();
}
