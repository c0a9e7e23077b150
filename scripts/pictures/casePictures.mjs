// What is looked at beside the answers of an application, and the steps from its own bar.
import { createEmulatorClient } from './createEmulatorClient.mjs';
import {
  findNewest,
  openApplication,
  openDialog,
  openDialogBy,
  openNewest,
  openToCheck,
  waitForDocument,
} from './pictureActions.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const panel = '[role=tabpanel]';

/** @type {readonly import('./pictureActions.mjs').PictureScreen[]} */
export const casePictures = [
  {
    name: 'application, history',
    needsSignIn: true,
    async open(page) {
      await openToCheck(page);
      await openTab(page, { id: 'history', until: '.bdk-timeline' });
    },
  },
  { name: 'similar applicants', needsSignIn: true, open: openTwins },
  {
    name: 'similar applicants, all pictures',
    needsSignIn: true,
    async open(page) {
      await openTwins(page);
      await page.locator('.account-opening-similar-pictures > .bdk-link-button').click();
      await page.locator('.account-opening-similar-pictures').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'similar applicants, none',
    needsSignIn: true,
    async open(page) {
      await openToCheck(page);
      await openTab(page, { id: 'similar', until: '.bdk-state' });
    },
  },
  {
    name: 'address proof',
    needsSignIn: true,
    open: (page) => openProof(page, 'SUB'),
  },
  {
    name: 'address proof, past its check',
    needsSignIn: true,
    open: (page) => openProof(page, 'CCS'),
  },
  {
    name: 'reject address proof',
    needsSignIn: true,
    async open(page) {
      await openProof(page, 'SUB');
      await openDialogBy(page, '.account-opening-proof .bp6-button');
      await page.locator(`${openDialog} input[type=radio]`).first().check();
    },
  },
  {
    name: 'approve address proof',
    needsSignIn: true,
    async open(page) {
      await openProof(page, 'SUB');
      await openDialogBy(page, '.account-opening-proof .bp6-button >> nth=1');
    },
  },
  {
    name: 'files of an application',
    needsSignIn: true,
    async open(page) {
      await openApplication(page, await findNewest(page, 'IBO'));
      await openTab(page, { id: 'files', until: '.account-opening-files-table' });
    },
  },
  {
    name: 'certify, from the application',
    needsSignIn: true,
    async open(page) {
      await openNewest(page, 'CHK');
      await openDialogBy(page, '.account-opening-bar .bp6-intent-primary');
    },
  },
  {
    name: 'import without certification, from the application',
    needsSignIn: true,
    async open(page) {
      await openNewest(page, 'CHK');
      await openDialogBy(page, '.account-opening-bar-end > .bp6-button');
    },
  },
];

/**
 * @param {Page} page
 * @param {{ id: string, until: string }} tab
 */
async function openTab(page, { id, until }) {
  await page.locator(`[role=tab][id$="-${id}"]`).click();
  await page.locator(`${panel} ${until}`).first().waitFor();
  await waitForDocument(page);
}

/**
 * Two applications by what seems to be one person, compared.
 *
 * @param {Page} page
 */
async function openTwins(page) {
  const applyID = await findNewest(page, 'SUB');
  const emulator = createEmulatorClient(page);
  const { idType, idCardNumber, chiName, lastName, firstName } = await emulator.row('applications', applyID);
  await emulator.changeRow('applications', await findNewest(page, 'CHK'), (row) => ({
    ...row,
    idType,
    idCardNumber,
    chiName,
    lastName,
    firstName,
  }));
  await openApplication(page, applyID);
  await openTab(page, { id: 'similar', until: '.account-opening-similar-picture > img' });
}

/**
 * @param {Page} page
 * @param {string} status
 */
async function openProof(page, status) {
  const applyID = await findNewest(page, status);
  await createEmulatorClient(page).changeRow('applications', applyID, (row) => ({ ...row, idType: 'MAINLAND_ID' }));
  await openApplication(page, applyID);
  await openTab(page, { id: 'addressProof', until: '.account-opening-proof' });
}
