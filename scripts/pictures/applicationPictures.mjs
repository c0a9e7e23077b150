// One application: its page in every state.
import { createEmulatorClient } from './createEmulatorClient.mjs';
import { lengthenNames } from './listPictures.mjs';
import {
  paths,
  findNewest,
  firstLink,
  firstRow,
  open,
  openApplication,
  openDialog,
  openFirst,
  openToCheck,
  applicationTabs,
  waitForDocument,
} from './pictureActions.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const detailCall = { method: 'GET', path: '/applications/{id}' };

/** @type {readonly import('./pictureActions.mjs').PictureScreen[]} */
export const applicationPictures = [
  { name: 'application', needsSignIn: true, open: openToCheck },
  {
    name: 'application in a queue',
    needsSignIn: true,
    async open(page) {
      await openFirst(page, { path: paths.applications, queue: applicationTabs.toCheck });
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'application, waiting',
    needsSignIn: true,
    async open(page) {
      await createEmulatorClient(page).addFault({ match: detailCall, effect: { kind: 'hang' } });
      await openRow(page, '.account-opening-skeleton-line');
    },
  },
  {
    name: 'application, not loaded',
    needsSignIn: true,
    async open(page) {
      const effect = { kind: 'envelope', code: 'E0099', data: null };
      await createEmulatorClient(page).addFault({ match: detailCall, effect });
      await openRow(page, 'main [role=alert] button');
    },
  },
  {
    name: 'application, gone',
    needsSignIn: true,
    open: (page) => open(page, { path: `${paths.applications}/detail`, until: '.bdk-state' }),
  },
  {
    name: 'application, long names',
    needsSignIn: true,
    async open(page) {
      const applyID = await findNewest(page, 'SUB');
      await lengthenNames(page, applyID);
      await openApplication(page, applyID);
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'application, open elsewhere too',
    needsSignIn: true,
    async open(page) {
      const applyID = await findNewest(page, 'SUB');
      await createEmulatorClient(page).putRow('applicationViews', `${applyID}/other/1`, {
        refID: 'other',
        userName: '陳曉彤 Chan Hiu Tung',
        since: '2026-11-20T01:58:00.000Z',
        viewID: '1',
        applyID,
        brokerCode: 'DEMO',
        until: Date.UTC(2099, 0),
      });
      await openApplication(page, applyID);
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'application, under correction',
    needsSignIn: true,
    open: (page) => openShown(page, 'RTC'),
  },
  { name: 'application, rejected', needsSignIn: true, open: (page) => openShown(page, 'REJ') },
  { name: 'application, returned', needsSignIn: true, open: (page) => openShown(page, 'RTR') },
  { name: 'application, with its form', needsSignIn: true, open: openWithForm },
  {
    name: 'two documents side by side',
    needsSignIn: true,
    async open(page) {
      await openToCheck(page);
      await page.locator('.bdk-viewer-tools button').last().click();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'document over the full width',
    needsSignIn: true,
    async open(page) {
      await openToCheck(page);
      await page.locator('.bdk-pane-tools-end button').last().click();
      await page.locator(openDialog).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
];

/**
 * Opens an application on which nothing may be possible.
 *
 * @param {Page} page
 * @param {string} status
 */
async function openShown(page, status) {
  await openApplication(page, await findNewest(page, status));
  await waitForDocument(page);
}

/** @param {Page} page */
async function openWithForm(page) {
  await openShown(page, 'GOF');
  await page.locator('[data-kind=pdf]').first().click();
  await page.locator('canvas').first().waitFor();
}

/**
 * Opens the first row, whatever comes of it.
 *
 * @param {Page} page
 * @param {string} until
 */
async function openRow(page, until) {
  await open(page, { path: paths.applications, until: firstRow });
  await page.locator(firstLink).click();
  await page.locator(until).first().waitFor();
}
