// How journeys find an application of the demo broker, open it and move around on its screen.
import type { MockClient } from '@brokerdesk/mock-server/client';
import { expect, type Locator, type Page } from '@playwright/test';

/** What journeys read of an application, as the emulator stores it. */
export interface ApplicationRow {
  readonly status: string;
  readonly idType: string;
  readonly work?: unknown;
  readonly idCardNumber: string;
  readonly chiName: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly mobile: string;
}

/** Returns the panel of the selected tab. */
export function tabPanel(page: Page): Locator {
  return page.getByRole('tabpanel');
}

/** Returns the bar with the possible decisions and steps. */
export function decisionBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Available actions' });
}

/** Finds the newest application of the demo broker for which no job runs. */
export async function newestApplication(
  emulator: MockClient,
  isMatch: (row: ApplicationRow) => boolean,
): Promise<string> {
  const ids = (await emulator.listRowIDs('applications')).filter((id) => id.startsWith('DE'));
  for (const id of ids.toReversed()) {
    // One after the other, as one of the first usually matches.
    // oxlint-disable-next-line no-await-in-loop
    const row = await emulator.readRow<ApplicationRow>('applications', id);
    if (!row.work && isMatch(row)) return id;
  }
  throw new Error('No application matches.');
}

/** Makes two applications look like one person's, with a mainland identity card. */
export async function createSimilarApplications(emulator: MockClient, status = 'SUB') {
  const applyID = await newestApplication(emulator, (row) => row.status === status && row.idType === 'MAINLAND_ID');
  const { idType, idCardNumber, chiName, lastName, firstName, mobile } = await emulator.readRow<ApplicationRow>(
    'applications',
    applyID,
  );
  const ids = (await emulator.listRowIDs('applications')).filter((id) => id.startsWith('DE') && id !== applyID);
  const twinID = ids.at(-1) ?? '';
  const same = { idType, idCardNumber, chiName, lastName, firstName, mobile };
  await emulator.putRow('applications', twinID, {
    ...(await emulator.readRow<ApplicationRow>('applications', twinID)),
    ...same,
  });
  return { applyID, twinID };
}

/** Finds an application in the list and opens it. */
export async function openApplication(page: Page, applyID: string): Promise<void> {
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill(applyID);
  await search.press('Enter');
  // Wait for the search: the row may be on the first page as well.
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(1);
  await page.getByRole('grid').getByRole('link', { name: applyID }).click();
  await expect(decisionBar(page)).toBeVisible();
}

/** Verifies although documents have not been opened. */
export async function confirmVerification(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Verify without opening everything?' });
  await dialog.getByRole('button', { name: 'Verify' }).focus();
  await page.keyboard.press('Enter');
}

/** Goes to a tab by the arrow keys. */
export async function goToTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  const selected = page.getByRole('tab', { selected: true });
  await selected.focus();
  while ((await tab.getAttribute('aria-selected')) !== 'true') {
    const before = (await selected.textContent()) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(selected).not.toHaveText(before);
  }
  await expect(tab).toBeFocused();
}
