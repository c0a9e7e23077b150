// How entries of the catalogue come to an application at a step between verification and archive.
import { bulkButton, openDialog, type ScreenVisit, selectRows } from '@brokerdesk/plugin-testing/browser';
import { documentCheckPath, findNewest, openApplicationList, waitForDocument } from './visitApplicationsFixture.ts';

export const primaryButton = '.account-opening-process-bar > [data-intent=primary]';
export const secondaryButton = '.account-opening-process-bar > button:has(+ [data-intent=primary])';

/** Where the opening form is the document in the viewer. */
const statusesWithForm = ['GOF', 'OFC', 'SOF', 'IBO'];

/** Opens the screen of the step that the newest application in a status waits for. */
export async function openStep(
  visit: ScreenVisit,
  { screen, status }: { readonly screen: string; readonly status: string },
): Promise<void> {
  const id = await findNewest(visit.emulator, status);
  await visit.goTo(`${documentCheckPath}/${screen}`, {
    params: { id },
    until: '.account-opening-process-bar button',
  });
  await waitForDocument(visit, statusesWithForm.includes(status) ? 'form' : 'picture');
}

/** Opens the dialog that certifies the first applications. */
export async function openCertifyMany(visit: ScreenVisit, count: number): Promise<void> {
  await openApplicationList(visit, { path: documentCheckPath, statuses: ['CHK'] });
  await selectRows(visit, count);
  await visit.openDialog(bulkButton);
}

/** Has the first applications certified in the tray. */
export async function certifyMany(visit: ScreenVisit, count: number): Promise<void> {
  // Which ones the authority rejects is up to chance otherwise, and its words are in the language of that moment.
  await visit.emulator.putRow('certificationFailures', '*', { times: 0 });
  await openCertifyMany(visit, count);
  await visit.page.locator(`${openDialog} [type=submit]`).click();
  await visit.page.locator(openDialog).waitFor({ state: 'detached' });
  await visit.waitFor('#bd-jobs .bd-badge');
}
