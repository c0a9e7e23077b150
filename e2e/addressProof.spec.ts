// The review of the proof of an address: a reason to reject it, and a way back.
import { goToTab, newestApplication, openApplication, tabPanel } from './applicationPage.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toastRecorder.ts';

test('an address proof is rejected with its reason, and the review taken back', { tag: '@whole' }, async ({
  page,
  openSession,
  emulator,
}) => {
  const applyID = await newestApplication(
    emulator,
    ({ status, idType }) => status === 'SUB' && idType === 'MAINLAND_ID',
  );
  await openSession('demo', 'demo.admin');
  await openApplication(page, applyID);
  await goToTab(page, 'Address proof');
  await expect(tabPanel(page).getByText('To be reviewed')).toBeVisible();
  await tabPanel(page).getByRole('button', { name: 'Show the document' }).press('Enter');
  await expect(page.getByText(/^address-proof/).first()).toBeVisible();
  await tabPanel(page).getByRole('button', { name: 'Reject proof' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reject this address proof?' });
  await dialog.getByRole('radio', { name: 'The proof is older than three months.' }).press('Space');
  await page.keyboard.press('Control+Enter');
  await expectToast(page, `The address proof has been rejected: ${applyID}`);
  await expect(tabPanel(page).getByText('Rejected', { exact: true })).toBeVisible();
  await expect(tabPanel(page).getByText('The proof is older than three months.')).toBeVisible();
  expect(await emulator.readRow('chinaAddressProofs', applyID)).toMatchObject({ status: 'DPV', version: 2 });
  await tabPanel(page).getByRole('button', { name: 'Undo review' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo review' }).press('Enter');
  await expect(tabPanel(page).getByText('To be reviewed')).toBeVisible();
});
