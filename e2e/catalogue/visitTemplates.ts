// How entries of the catalogue come to templates and referrers of the demo broker. Everything is found by what does not
// change with the language.
import type { Locator } from '@playwright/test';
import { openDialog, type ScreenVisit } from './ScreenVisit.ts';

/** Where the list of templates is; the referrers are its child. */
export const templatesPath = 'demo/main/account_opening/template_manager';

/** A selector of the rows of a list that is loaded. */
export const loadedRows = '[role=grid][aria-busy=false] .bdk-row';

/** Returns the row that contains an identifier. */
export function rowOf({ page }: ScreenVisit, identifier: string): Locator {
  return page.locator(loadedRows, { hasText: identifier });
}

/**
 * Opens the dialog of an item in the menu of a row. Items are counted from the end, where those that do not depend on
 * other screens stand.
 */
export async function openRowDialog(visit: ScreenVisit, row: Locator, fromEnd: number): Promise<void> {
  await row.locator('[aria-haspopup=menu]').click();
  const items = visit.page.locator('[role=menuitem]');
  await items.first().waitFor();
  await items.nth((await items.count()) - fromEnd).click();
  await visit.waitFor(openDialog);
}
