// Everything before somebody is signed in.
import { createEmulatorClient } from './createEmulatorClient.mjs';
import { submitCredentials, open } from './pictureActions.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {readonly import('./pictureActions.mjs').PictureScreen[]} */
export const signInPictures = [
  {
    name: 'portal list',
    needsSignIn: false,
    open: (page) => open(page, { path: 'portal_list', until: 'a[href*="/login"]' }),
  },
  {
    name: 'portal list, no match',
    needsSignIn: false,
    async open(page) {
      await open(page, { path: 'portal_list', until: 'a[href*="/harbour/login"]' });
      await page.locator('input[type=search]').fill('zzz');
      await page.locator('a[href*="/harbour/login"]').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'portal list, not loaded',
    needsSignIn: false,
    async open(page) {
      await createEmulatorClient(page).addFault({
        match: { path: '/systems/brokers/infos' },
        effect: { kind: 'reset' },
      });
      await open(page, { path: 'portal_list', until: '[role=alert] button, .bd-message-page button' });
    },
  },
  {
    name: 'sign-in',
    needsSignIn: false,
    open: (page) => open(page, { path: 'demo/login', until: 'input[type=password]' }),
  },
  {
    name: 'sign-in of another broker',
    needsSignIn: false,
    open: (page) => open(page, { path: 'harbour/login', until: 'input[type=password]' }),
  },
  {
    name: 'sign-in, waiting',
    needsSignIn: false,
    async open(page) {
      await createEmulatorClient(page).addFault({
        match: { path: '/systems/brokers/infos' },
        effect: { kind: 'hang' },
      });
      await open(page, { path: 'demo/login', until: '.bd-waiting-line' });
    },
  },
  {
    name: 'sign-in, refused',
    needsSignIn: false,
    async open(page) {
      await open(page, { path: 'demo/login', until: 'input[type=password]' });
      await submitCredentials(page, 'nobody.here');
      await page.locator('form .bd-problem:not(:empty)').waitFor();
    },
  },
  { name: 'second factor', needsSignIn: false, open: reachSecondFactor },
  {
    name: 'second factor, code sent',
    needsSignIn: false,
    async open(page) {
      await reachSecondFactor(page);
      await page.locator('.bd-code button').click();
      await page.locator('.bd-code-state:not(:empty)').waitFor();
    },
  },
  {
    name: 'second factor, wrong code',
    needsSignIn: false,
    async open(page) {
      await reachSecondFactor(page);
      await page.locator('.bd-code button').click();
      await page.locator('.bd-code-state:not(:empty)').waitFor();
      await page.locator('input[name=one-time-code]').fill('000000');
      await page.locator('form:visible button[type=submit]').click();
      await page.locator('form:visible .bd-problem:not(:empty)').waitFor();
    },
  },
  { name: 'forgotten password', needsSignIn: false, open: openForgotten },
  { name: 'forgotten password, code', needsSignIn: false, open: sendForgottenCode },
  {
    name: 'forgotten password, new one',
    needsSignIn: false,
    async open(page) {
      await sendForgottenCode(page);
      await page.locator('input[name=one-time-code]').fill(await createEmulatorClient(page).latestCode());
      await page.locator('form:visible button[type=submit]').click();
      await page.locator('input[name=new-password]').waitFor();
    },
  },
  {
    name: 'initial password',
    needsSignIn: false,
    async open(page) {
      const { id } = await findUser(page, 'demo.reviewer');
      await createEmulatorClient(page).changeRow('users', id, (row) => ({ ...row, mustChangePassword: true }));
      await openFresh(page, 'demo/login');
      await submitCredentials(page, 'demo.reviewer');
      await page.locator('input[name=new-password]').waitFor();
      await page.locator('input[name=new-password]').fill('Abcdef');
      await page.locator('form:visible button[type=submit]').click();
      await page.locator('.bd-problem:not(:empty)').first().waitFor();
    },
  },
  {
    name: 'portal that does not exist',
    needsSignIn: false,
    open: (page) => open(page, { path: 'nowhere/login', until: '.bd-message-page' }),
  },
  {
    name: 'portal that is blocked',
    needsSignIn: false,
    async open(page) {
      await createEmulatorClient(page).changeRow('brokers', 'LOTUS', (row) => ({ ...row, enabled: false }));
      await open(page, { path: 'lotus/login', until: '.bd-message-page' });
    },
  },
];

/**
 * Loads a page with nothing left in the tab.
 *
 * @param {Page} page
 * @param {string} path
 */
async function openFresh(page, path) {
  await page.goto('portal_list');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
}

/** @param {Page} page */
async function reachSecondFactor(page) {
  await createEmulatorClient(page).changeRow('brokers', 'DEMO', (row) => ({ ...row, twoFactorActions: ['login'] }));
  await openFresh(page, 'demo/login');
  await submitCredentials(page);
  await page.locator('.bd-code button').waitFor();
}

/** @param {Page} page */
async function openForgotten(page) {
  await openFresh(page, 'demo/login#forgot-password');
  await page.locator('form:visible select').waitFor();
}

/** @param {Page} page */
async function sendForgottenCode(page) {
  const { mobile } = await findUser(page, 'demo.admin');
  await openForgotten(page);
  await page.locator('form:visible input[name=username]').fill('demo.admin');
  await page.locator('form:visible input[type=tel]').fill(mobile.replace('+852', ''));
  await page.locator('form:visible button[type=submit]').click();
  await page.locator('input[name=one-time-code]').waitFor();
}

/**
 * @param {Page} page
 * @param {string} userID
 */
async function findUser(page, userID) {
  const emulator = createEmulatorClient(page);
  for (const id of await emulator.rowIDs('users')) {
    const user = await emulator.row('users', id);
    if (user.userID === userID) return { id, mobile: String(user.mobile) };
  }
  throw new Error(`There is no user ${userID}.`);
}
