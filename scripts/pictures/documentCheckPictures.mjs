// The way from a verified application to the archive: the list, the page at each step, each question, and the tray.
import { createEmulatorClient } from './createEmulatorClient.mjs';
import {
  paths,
  firstRow,
  open,
  openDialog,
  openDialogBy,
  openFirst,
  openQueue,
  selectRows,
  signIn,
  documentCheckTabs,
  waitForDocument,
} from './pictureActions.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const path = paths.documentCheck;
const primaryButton = '.account-opening-process-bar .bp6-intent-primary';
const secondaryButton = '.account-opening-process-bar .bp6-button:has(+ .bp6-intent-primary)';
/** Where the opening form is what is looked at. */
const withForm = [
  documentCheckTabs.toConfirm,
  documentCheckTabs.toSign,
  documentCheckTabs.toImport,
  documentCheckTabs.imported,
];
const bulkButton = '.bdk-bulk-actions button';

/** @type {readonly import('./pictureActions.mjs').PictureScreen[]} */
export const documentCheckPictures = [
  { name: 'document check', needsSignIn: true, open: (page) => open(page, { path, until: firstRow }) },
  {
    name: 'document check, without applications',
    needsSignIn: false,
    async open(page) {
      const functionCodes = ['RAO', 'RAO_CHECK_DOCUMENT'];
      await createEmulatorClient(page).changeRow('roles', 'DEMO-REVIEWER', (row) => ({ ...row, functionCodes }));
      await signIn(page, { userID: 'demo.reviewer' });
      await open(page, { path, until: 'main .bdk-state' });
    },
  },
  ...Object.entries(documentCheckTabs).map(([name, queue]) => ({
    name: `document check, ${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
    needsSignIn: true,
    /** @param {Page} page */
    async open(page) {
      await openFirst(page, { path, queue });
      await page.locator('.account-opening-process-bar button').first().waitFor();
      await waitForDocument(page, withForm.includes(queue) ? 'form' : 'picture');
    },
  })),
  pictureOfDialog('certify', { queue: documentCheckTabs.toCertify, button: primaryButton }),
  pictureOfDialog('import without certification', { queue: documentCheckTabs.toCertify, button: secondaryButton }),
  pictureOfDialog('generate form', { queue: documentCheckTabs.toGenerate, button: primaryButton }),
  {
    name: 'generate form, no template',
    needsSignIn: true,
    async open(page) {
      await page.route('**/api/opening_forms/templates?*', (route) =>
        route.fulfill({ json: { code: 'OK', message: '', data: [] }, headers: { 'Session-Remain-Sec': '1800' } }),
      );
      await openFirst(page, { path, queue: documentCheckTabs.toGenerate });
      await openDialogBy(page, primaryButton);
    },
  },
  pictureOfDialog('confirm form', { queue: documentCheckTabs.toConfirm, button: primaryButton }),
  pictureOfDialog('sign form', { queue: documentCheckTabs.toSign, button: primaryButton }),
  pictureOfDialog('return form', { queue: documentCheckTabs.toSign, button: secondaryButton }),
  pictureOfDialog('import', { queue: documentCheckTabs.toImport, button: primaryButton }),
  pictureOfDialog('archive after import', { queue: documentCheckTabs.imported, button: primaryButton }),
  {
    name: 'certify many',
    needsSignIn: true,
    async open(page) {
      await openQueue(page, { path, queue: documentCheckTabs.toCertify });
      await selectRows(page, 7);
      await openDialogBy(page, bulkButton);
    },
  },
  {
    name: 'jobs, none',
    needsSignIn: true,
    async open(page) {
      await open(page, { path: paths.home, until: '.bd-home' });
      await page.locator('#bd-jobs').click();
      await page.locator('.bd-jobs').waitFor();
    },
  },
  {
    name: 'jobs, running',
    needsSignIn: true,
    async open(page) {
      await certify(page, 4);
      await page.locator('#bd-jobs').click();
      await page.locator('.bd-jobs .bd-job').waitFor();
    },
  },
  {
    name: 'jobs, ended',
    needsSignIn: true,
    async open(page) {
      const emulator = createEmulatorClient(page);
      const match = { method: 'POST', path: '/ca' };
      await emulator.changeClock({ instantWork: true });
      const refused = { kind: 'envelope', code: 'E0016', data: null };
      await emulator.addFault({ match, when: { nth: 1, times: 2 }, effect: refused });
      await emulator.addFault({ match, when: { nth: 2, times: 1 }, effect: { kind: 'lostReply' } });
      await certify(page, 6);
      await page.locator('#bd-jobs .bd-badge:not([data-running])').waitFor();
      await page.locator('.bd-toast').waitFor({ state: 'detached' });
      await page.locator('#bd-jobs').click();
      await page.locator('.bd-job-results summary').click();
      await page.locator('.bd-job-results li').first().waitFor();
    },
  },
  {
    name: 'signing out while jobs run',
    needsSignIn: true,
    async open(page) {
      await certify(page, 2);
      await page.locator('.bd-person-name').click();
      await page.locator('.bd-person li:last-child button').click();
      await page.locator(openDialog).waitFor();
    },
  },
  {
    name: 'an application under way',
    needsSignIn: true,
    async open(page) {
      await openFirst(page, { path, queue: documentCheckTabs.toCertify });
      await openDialogBy(page, primaryButton);
      await page.locator(`${openDialog} [type=submit]`).click();
      await page.locator(openDialog).waitFor({ state: 'detached' });
      await page.locator('.account-opening-process-note:not(:empty)').waitFor();
    },
  },
];

/**
 * The question of a step.
 *
 * @param {string} name
 * @param {{ queue: number, button: string }} where
 * @returns {import('./pictureActions.mjs').PictureScreen}
 */
function pictureOfDialog(name, { queue, button }) {
  return {
    name: `ask: ${name}`,
    needsSignIn: true,
    async open(page) {
      await openFirst(page, { path, queue });
      await waitForDocument(page, withForm.includes(queue) ? 'form' : 'picture');
      await openDialogBy(page, button);
    },
  };
}

/**
 * Has the first applications certified in the tray.
 *
 * @param {Page} page
 * @param {number} count
 */
async function certify(page, count) {
  // Which ones the authority refuses is up to chance otherwise, and it says so in the language of the time.
  await createEmulatorClient(page).putRow('certificationFailures', '*', { times: 0 });
  await openQueue(page, { path, queue: documentCheckTabs.toCertify });
  await selectRows(page, count);
  await openDialogBy(page, bulkButton);
  await page.locator(`${openDialog} [type=submit]`).click();
  await page.locator(openDialog).waitFor({ state: 'detached' });
  await page.locator('#bd-jobs .bd-badge').waitFor();
}
