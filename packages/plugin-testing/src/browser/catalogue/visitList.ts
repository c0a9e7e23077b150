// How entries of the catalogue reach the rows of a list. Everything is found by what does not change with the language.
import type { Locator } from '@playwright/test';
import { openDialog, type ScreenVisit } from './ScreenVisit.ts';

const loadedGrid = '[role=grid][aria-busy=false]';

/** A selector of the rows of a list that is loaded. */
export const loadedRows = `${loadedGrid} .bdk-row`;

/** A selector of the actions on the selected rows. */
export const bulkButton = '.bdk-bulk .bdk-end button';

/** Selects the first rows of the list that is open. */
export async function selectRows({ page }: ScreenVisit, count: number): Promise<void> {
  const boxes = page.locator(`${loadedGrid} [role=row] input[type=checkbox]`);
  for (let row = 1; row <= count; row += 1) await boxes.nth(row).click();
  await page.locator('.bdk-bulk').waitFor();
}

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
