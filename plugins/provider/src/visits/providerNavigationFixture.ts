// How scenarios get to the brokers in the provider's own area.
import { ensureSignedIn, goHome, type TestContext } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';

/** The member of the provider's staff who looks at brokers and changes them. */
export const providerAccount = 'provider.admin';

/** Shows the list of brokers, without an open dialog. */
export async function goToBrokers(context: TestContext): Promise<void> {
  const { page } = context;
  await cancelDialog(page);
  await ensureSignedIn(context, providerAccount);
  await goHome(context, providerAccount);
  // A plugin of the tests has “Brokers of the desk”.
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Brokers', exact: true }).click();
  await page.getByRole('button', { name: 'Actions LOTUS' }).waitFor();
}

async function cancelDialog(page: Page): Promise<void> {
  const cancel = page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' });
  if (await cancel.isVisible()) await cancel.click();
}
