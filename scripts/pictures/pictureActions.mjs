// What many pictures begin with. Everything is found by what does not change with the language.
import { createEmulatorClient } from './createEmulatorClient.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/**
 * A picture to be taken.
 *
 * @typedef {object} PictureScreen
 * @property {string} name
 * @property {boolean} needsSignIn Whether demo.admin has to be signed in before it is opened.
 * @property {readonly number[]} [widths] The widths at which it exists; all of them when absent.
 * @property {(page: Page) => Promise<void>} open Brings the page there. What it changes, `resetScreen` puts back.
 */

const password = 'Brokerdesk2026';

export const paths = {
  home: 'demo/main',
  applications: 'demo/main/account_opening/application_manager',
  documentCheck: 'demo/main/account_opening/ca',
  users: 'demo/main/user_control/user_manager',
};

/** The tabs above the list of applications, in their order. */
export const applicationTabs = { all: 0, toCheck: 1, withClient: 2, inProcess: 3, toImport: 4, done: 5, rejected: 6 };

/** The tabs of the document check, in their order. */
export const documentCheckTabs = {
  toCertify: 1,
  toGenerate: 2,
  toConfirm: 3,
  toSign: 4,
  toImport: 5,
  failed: 7,
  imported: 8,
};

const loadedGrid = '[role=grid][aria-busy=false]';
export const firstRow = `${loadedGrid} .bdk-row >> nth=0`;
export const firstLink = `${loadedGrid} .bdk-row a >> nth=0`;
export const openDialog = 'dialog[open]';

/**
 * @param {Page} page
 * @param {{ path: string, until: string }} screen
 */
export async function open(page, { path, until }) {
  await page.goto(path);
  await page.locator(until).first().waitFor();
}

/**
 * Types name and password into a sign-in page and sends them.
 *
 * @param {Page} page
 * @param {string} [userID]
 */
export async function submitCredentials(page, userID = 'demo.admin') {
  await page.locator('form:visible input[name=username]').fill(userID);
  await page.locator('form:visible input[name=password]').fill(password);
  await page.locator('form:visible button[type=submit]').click();
}

/**
 * Signs somebody in, whoever was signed in before.
 *
 * @param {Page} page
 * @param {{ userID?: string, display?: string }} [who]
 */
export async function signIn(page, { userID = 'demo.admin', display = 'demo' } = {}) {
  await page.goto('portal_list');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${display}/login`);
  await submitCredentials(page, userID);
  if (display === '2go') {
    await page.locator('.bd-code button').click();
    await page.locator('input[name=one-time-code]').fill(await createEmulatorClient(page).latestCode());
    await page.locator('form:visible button[type=submit]').click();
  }
  await page.locator('.bd-home').waitFor();
}

/**
 * Opens a list at one of its tabs, by the tab's place.
 *
 * @param {Page} page
 * @param {{ path: string, queue: number }} list
 */
export async function openQueue(page, { path, queue }) {
  await open(page, { path, until: firstRow });
  const tab = page.locator('.bdk-queue').nth(queue);
  await tab.click();
  await page.locator('.bdk-queue[aria-pressed=true]').and(tab).waitFor();
  // The rows of the tab before are shown until the answer is there.
  await page.waitForLoadState('networkidle');
  await page.locator(firstRow).waitFor();
}

/**
 * Opens the first application of a tab.
 *
 * @param {Page} page
 * @param {{ path: string, queue: number }} list
 */
export async function openFirst(page, list) {
  await openQueue(page, list);
  await page.locator(firstLink).click();
  await page.locator('.account-opening-detail').waitFor();
  await page.locator('.bdk-split').waitFor();
}

/**
 * Waits until the document that is looked at is drawn: a picture, unless it is to be a form.
 *
 * @param {Page} page
 * @param {'picture' | 'form'} [kind]
 */
export async function waitForDocument(page, kind = 'picture') {
  const drawn = kind === 'form' ? '.bdk-pdf-canvas' : ':is(canvas, img)';
  await page.locator(`.bdk-viewer-pane ${drawn}`).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/**
 * Opens an application by its number, from the list.
 *
 * @param {Page} page
 * @param {string} applyID
 */
export async function openApplication(page, applyID) {
  await open(page, { path: paths.applications, until: firstRow });
  await page.locator('.bdk-search-input').fill(applyID);
  await page.keyboard.press('Enter');
  await page.locator('[role=grid][aria-rowcount="2"]').waitFor();
  await page.locator(firstLink).click();
  await page.locator('.account-opening-bar').waitFor();
  await page.locator('.bdk-split').waitFor();
}

/**
 * Opens the newest application in a status on which nothing is under way, and waits until it can be decided on.
 *
 * @param {Page} page
 * @param {string} status
 * @returns {Promise<string>} its number
 */
export async function openNewest(page, status) {
  const applyID = await findNewest(page, status);
  await openApplication(page, applyID);
  await page.locator('.account-opening-bar button:not([aria-disabled])').first().waitFor();
  return applyID;
}

/**
 * Opens an application that waits to be checked, with its documents.
 *
 * @param {Page} page
 */
export async function openToCheck(page) {
  await openNewest(page, 'SUB');
  await waitForDocument(page);
}

/**
 * @param {Page} page
 * @param {string} status
 */
export async function findNewest(page, status) {
  const emulator = createEmulatorClient(page);
  const ids = (await emulator.rowIDs('applications')).filter((id) => id.startsWith('DE'));
  for (const id of ids.toReversed()) {
    const row = await emulator.row('applications', id);
    if (row.status === status && !row.work) return id;
  }
  throw new Error(`No application is ${status}.`);
}

/**
 * Ticks the first rows of the list that is open.
 *
 * @param {Page} page
 * @param {number} count
 */
export async function selectRows(page, count) {
  const boxes = page.locator(`${loadedGrid} [role=row] input[type=checkbox]`);
  for (let row = 1; row <= count; row += 1) await boxes.nth(row).click();
  await page.locator('.bdk-bulk').waitFor();
}

/**
 * Presses a button and waits for the dialog that it opens.
 *
 * @param {Page} page
 * @param {string} button
 */
export async function openDialogBy(page, button) {
  await page.locator(button).first().click();
  await page.locator(openDialog).first().waitFor();
  await page.waitForLoadState('networkidle');
}
