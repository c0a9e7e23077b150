// Every decision on one application, as it is asked, refused, or met by somebody else's.
import { createEmulatorClient } from './createEmulatorClient.mjs';
import { openDialog, openDialogBy, openNewest, openToCheck } from './pictureActions.mjs';

const destructiveButton = '.account-opening-bar .account-opening-danger';

/** @type {readonly import('./pictureActions.mjs').PictureScreen[]} */
export const decisionPictures = [
  {
    name: 'account number and nickname',
    needsSignIn: true,
    async open(page) {
      await openToCheck(page);
      await openDialogBy(page, '.account-opening-state .bdk-link-button');
      await page.locator(`${openDialog} input`).first().fill('12345678901');
      await page.locator(`${openDialog} [type=submit]`).click();
      await page.locator(`${openDialog} [aria-invalid=true]`).first().waitFor();
    },
  },
  {
    name: 'reject',
    needsSignIn: true,
    async open(page) {
      await openToCheck(page);
      await openDialogBy(page, destructiveButton);
      await chooseReason(page);
    },
  },
  {
    name: 'reinput',
    needsSignIn: true,
    async open(page) {
      await openToCheck(page);
      await page.keyboard.press('i');
      await page.locator(`${openDialog} summary`).nth(1).click();
      await page.locator(`${openDialog} details[open] input`).first().check();
      await page.locator(`${openDialog} input[type=radio]`).first().check();
    },
  },
  {
    name: 'reinput, without a reason',
    needsSignIn: true,
    async open(page) {
      await openToCheck(page);
      await page.keyboard.press('i');
      await page.locator(`${openDialog} [type=submit]`).click();
      await page.locator(`${openDialog} [role=alert]:not(:empty)`).first().waitFor();
    },
  },
  {
    name: 'correct',
    needsSignIn: true,
    async open(page) {
      await openToCheck(page);
      await page.keyboard.press('c');
      await chooseReason(page);
    },
  },
  {
    name: 'correct an answer',
    needsSignIn: true,
    async open(page) {
      await openNewest(page, 'RTC');
      await openDialogBy(page, '.account-opening-answer .bdk-link-button[aria-label]');
    },
  },
  {
    name: 'delete',
    needsSignIn: true,
    async open(page) {
      await openNewest(page, 'REJ');
      await openDialogBy(page, destructiveButton);
    },
  },
  {
    name: 'archive',
    needsSignIn: true,
    async open(page) {
      await openNewest(page, 'REJ');
      await openDialogBy(page, '.account-opening-bar-end button');
    },
  },
  {
    name: 'leaving something typed',
    needsSignIn: true,
    async open(page) {
      await openToCheck(page);
      await openDialogBy(page, destructiveButton);
      await chooseReason(page);
      await page.keyboard.press('Escape');
      await page.locator(openDialog).nth(1).waitFor();
    },
  },
  {
    name: 'conflict',
    needsSignIn: true,
    async open(page) {
      const applyID = await openNewest(page, 'SUB');
      await openDialogBy(page, destructiveButton);
      await chooseReason(page);
      await createEmulatorClient(page).changeRow('applications', applyID, (row) => ({
        ...row,
        status: 'CHK',
        version: row.version + 1,
      }));
      await page.locator(`${openDialog} [type=submit]`).click();
      await page.locator(`${openDialog} .bdk-conflict`).waitFor();
    },
  },
  {
    name: 'decision not taken',
    needsSignIn: true,
    async open(page) {
      await openToCheck(page);
      const effect = { kind: 'envelope', code: 'E0016', data: null };
      await createEmulatorClient(page).addFault({ match: { path: '/applications/statuses', method: 'PATCH' }, effect });
      await openDialogBy(page, destructiveButton);
      await page.locator(`${openDialog} [type=submit]`).click();
      await page.locator(`${openDialog} [role=alert]:not(:empty)`).first().waitFor();
    },
  },
];

/**
 * Chooses the second reason, once those of the broker are there.
 *
 * @param {import('@playwright/test').Page} page
 */
async function chooseReason(page) {
  const reasons = page.locator(`${openDialog} input[type=radio]`);
  await reasons.nth(3).waitFor();
  await reasons.nth(1).check();
}
