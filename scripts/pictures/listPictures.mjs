// The list of applications and what every list can do and be: its panels, its selection, and how it waits and fails.
import { createEmulatorClient } from './createEmulatorClient.mjs';
import {
  paths,
  findNewest,
  firstRow,
  open,
  openDialog,
  openDialogBy,
  openQueue,
  applicationTabs,
  selectRows,
} from './pictureActions.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const listCall = { method: 'GET', path: '/applications' };
const bulkButton = '.bdk-bulk-actions button';

/** @type {readonly import('./pictureActions.mjs').PictureScreen[]} */
export const listPictures = [
  { name: 'application list', needsSignIn: true, open: openList },
  {
    name: 'application list, filtered',
    needsSignIn: true,
    async open(page) {
      await openQueue(page, { path: paths.applications, queue: applicationTabs.toCheck });
      await page.locator('.bdk-filter-row select').first().selectOption('HK');
      await page.locator('.bdk-chip').nth(1).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'application list, statuses to choose from',
    needsSignIn: true,
    async open(page) {
      await openList(page);
      await page.locator('.bdk-choices-button').first().click();
      await page.locator('.bdk-popover').waitFor();
    },
  },
  {
    name: 'application list, more filters',
    needsSignIn: true,
    async open(page) {
      await openList(page);
      await page.locator('.bdk-choices-button').last().click();
      await page.locator('.bdk-popover').waitFor();
    },
  },
  {
    name: 'application list, views',
    needsSignIn: true,
    async open(page) {
      await openList(page);
      await openTool(page, 0);
      await page.locator('.bdk-view-name').fill('香港 · Hong Kong, to check');
      await page.keyboard.press('Enter');
      await page.locator('.bdk-view-name').waitFor({ state: 'detached' });
      await page.locator('.bd-toast').waitFor({ state: 'detached' });
      await openTool(page, 0);
      await page.locator('.bdk-view').first().waitFor();
    },
  },
  {
    name: 'application list, columns',
    needsSignIn: true,
    async open(page) {
      await openList(page);
      await openTool(page, 1);
      await page.locator('.bdk-columns').waitFor();
    },
  },
  {
    name: 'application list, export',
    needsSignIn: true,
    async open(page) {
      await openList(page);
      await selectRows(page, 2);
      await openTool(page, 2);
      await page.locator('.bdk-tool-choices').first().waitFor();
    },
  },
  {
    name: 'application list, no match',
    needsSignIn: true,
    async open(page) {
      await openList(page);
      await page.locator('.bdk-search-input').fill('zzzzz');
      await page.keyboard.press('Enter');
      await page.locator('.bdk-state').waitFor();
    },
  },
  {
    name: 'application list, empty',
    needsSignIn: true,
    async open(page) {
      const data = { items: [], page: 1, size: 50, total: 0 };
      await page.route('**/api/applications?*', (route) =>
        route.fulfill({ json: { code: 'OK', message: '', data }, headers: { 'Session-Remain-Sec': '1800' } }),
      );
      await open(page, { path: paths.applications, until: '.bdk-state' });
    },
  },
  {
    name: 'application list, waiting',
    needsSignIn: true,
    async open(page) {
      await createEmulatorClient(page).addFault({ match: listCall, effect: { kind: 'hang' } });
      await open(page, { path: paths.applications, until: '.bdk-skeleton-row' });
    },
  },
  {
    name: 'application list, not loaded',
    needsSignIn: true,
    async open(page) {
      await createEmulatorClient(page).addFault({
        match: listCall,
        effect: { kind: 'envelope', code: 'E0099', data: null },
      });
      await open(page, { path: paths.applications, until: 'main [role=alert] button' });
    },
  },
  {
    name: 'application list, selected',
    needsSignIn: true,
    async open(page) {
      await openQueue(page, { path: paths.applications, queue: applicationTabs.rejected });
      await selectRows(page, 3);
      // It cannot be done, and says why.
      await page.locator(bulkButton).first().dispatchEvent('click');
      await page.locator('.bdk-bulk-refusal:not(:empty)').waitFor();
    },
  },
  {
    name: 'application list, menu of a row',
    needsSignIn: true,
    // It closes when the window changes.
    widths: [1280],
    async open(page) {
      await openList(page);
      // By event: a click would scroll to where the column stood if it did not stay in sight.
      await page.locator('.bdk-more-button').nth(2).dispatchEvent('click');
      await page.locator('.bdk-menu').waitFor();
    },
  },
  {
    name: 'application list, all selected',
    needsSignIn: true,
    async open(page) {
      await openQueue(page, { path: paths.applications, queue: applicationTabs.done });
      await page.locator('[role=grid] [role=row] input[type=checkbox]').first().click();
      await page.locator('.bdk-bulk-line .bdk-link-button').first().click();
    },
  },
  {
    name: 'application list, long names',
    needsSignIn: true,
    async open(page) {
      await lengthenNames(page, await findNewest(page, 'SUB'));
      await openQueue(page, { path: paths.applications, queue: applicationTabs.toCheck });
    },
  },
  {
    name: 'bulk decision, archive',
    needsSignIn: true,
    async open(page) {
      await openQueue(page, { path: paths.applications, queue: applicationTabs.rejected });
      await selectRows(page, 7);
      await openDialogBy(page, `${bulkButton}.bp6-intent-primary, ${bulkButton}:not([aria-disabled=true])`);
    },
  },
  {
    name: 'bulk decision, delete',
    needsSignIn: true,
    async open(page) {
      await openQueue(page, { path: paths.applications, queue: applicationTabs.rejected });
      await selectRows(page, 1);
      await openDialogBy(page, `${bulkButton}.bdk-bulk-danger:not([aria-disabled=true])`);
    },
  },
  {
    name: 'bulk decision, reject',
    needsSignIn: true,
    async open(page) {
      await openSubmitted(page);
      await selectRows(page, 3);
      await openDialogBy(page, `${bulkButton}.bdk-bulk-danger:not([aria-disabled=true])`);
      await page.locator(`${openDialog} input[type=radio]`).nth(3).waitFor();
      await page.locator(`${openDialog} input[type=radio]`).nth(1).check();
    },
  },
  {
    name: 'user list',
    needsSignIn: true,
    open: (page) => open(page, { path: paths.users, until: firstRow }),
  },
];

/** @param {Page} page */
function openList(page) {
  return open(page, { path: paths.applications, until: firstRow });
}

/**
 * Opens the panel of a button above the list.
 *
 * @param {Page} page
 * @param {number} index
 */
async function openTool(page, index) {
  await page.locator('.bdk-tool').nth(index).click();
  await page.locator('.bdk-tool-panel').waitFor();
}

/**
 * Shows those that have been submitted, the second of the statuses: all of them may be rejected.
 *
 * @param {Page} page
 */
async function openSubmitted(page) {
  await openList(page);
  await page.locator('.bdk-choices-button').first().click();
  await page.locator('.bdk-popover input').nth(1).check();
  await page.keyboard.press('Escape');
  await page.locator('.bdk-chip').waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * Gives an applicant the longest names that a form takes.
 *
 * @param {Page} page
 * @param {string} applyID
 */
export async function lengthenNames(page, applyID) {
  await createEmulatorClient(page).changeRow('applications', applyID, (row) => ({
    ...row,
    chiName: '歐陽司徒諸葛夏侯慕容上官令狐',
    lastName: 'Ouyang-Featherstonehaugh-Wolfeschlegelsteinhausen',
    firstName: 'Maximilian Alexander Bartholomew Christopher Theodore',
    nickname: 'nickname_16_long',
  }));
}
