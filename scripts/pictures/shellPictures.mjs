// The frame around every screen: its menus, panels and dialogs, and what stands where a screen is missing.
import { createEmulatorClient } from './createEmulatorClient.mjs';
import { paths, firstRow, open, openDialog, openDialogBy, signIn } from './pictureActions.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {readonly import('./pictureActions.mjs').PictureScreen[]} */
export const shellPictures = [
  { name: 'home', needsSignIn: true, open: openHome },
  {
    name: 'menu drawer',
    needsSignIn: true,
    widths: [768],
    async open(page) {
      await page.setViewportSize({ width: 768, height: 800 });
      await openHome(page);
      await openDialogBy(page, '.bd-drawer-button');
    },
  },
  {
    name: 'menu folded',
    needsSignIn: true,
    widths: [1280],
    async open(page) {
      await openHome(page);
      await page.locator('.bd-side-menu button').first().click();
    },
  },
  { name: 'person menu', needsSignIn: true, open: openPersonMenu },
  {
    name: 'change password',
    needsSignIn: true,
    async open(page) {
      await openPersonMenu(page);
      await openDialogBy(page, '.bd-person li:nth-child(2) button');
      await page.locator('dialog input[name=new-password]').fill('Abcdef');
      await page.locator('dialog button[type=submit]').click();
      await page.locator('dialog .bd-problem:not(:empty)').first().waitFor();
    },
  },
  { name: 'palette', needsSignIn: true, open: openPalette },
  {
    name: 'palette, results',
    needsSignIn: true,
    async open(page) {
      await openPalette(page);
      await page.locator('.bd-palette input').fill('chan');
      await page.locator('.bd-palette-description').nth(3).waitFor();
    },
  },
  {
    name: 'palette, no match',
    needsSignIn: true,
    async open(page) {
      await openPalette(page);
      await page.locator('.bd-palette input').fill('zzzzz');
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'keys',
    needsSignIn: true,
    async open(page) {
      await open(page, { path: paths.applications, until: firstRow });
      await page.keyboard.press('?');
      await page.locator('dialog[open] .bd-keys').first().waitFor();
    },
  },
  {
    name: 'messages, none',
    needsSignIn: true,
    async open(page) {
      await openHome(page);
      await page.locator('#bd-message-log').click();
      await page.locator('.bd-panel-text').waitFor();
    },
  },
  {
    name: 'messages',
    needsSignIn: true,
    async open(page) {
      await openHome(page);
      const effect = { kind: 'http', status: 413 };
      await createEmulatorClient(page).addFault({ match: { path: '/applications' }, effect });
      for (const count of [1, 2]) {
        await page.locator('a[href$=application_manager]').first().click();
        await page.locator('.bd-toast').nth(0).waitFor();
        await page.locator('a.bd-brand').click();
        await page.locator('.bd-home').waitFor();
        if (count === 2) await page.locator('#bd-message-log').click();
      }
      await page.locator('.bd-messages li').first().waitFor();
    },
  },
  {
    name: 'a message passes by',
    needsSignIn: true,
    async open(page) {
      await openHome(page);
      const effect = { kind: 'http', status: 413 };
      await createEmulatorClient(page).addFault({ match: { path: '/applications' }, effect });
      await page.locator('a[href$=application_manager]').first().click();
      await page.locator('.bd-toast').waitFor();
      // It stays while the pointer is on it.
      await page.locator('.bd-toast').hover();
    },
  },
  {
    name: 'plugins and permissions',
    needsSignIn: true,
    open: (page) => open(page, { path: 'demo/diagnostics', until: 'table' }),
  },
  {
    name: 'not found',
    needsSignIn: true,
    open: (page) => open(page, { path: 'demo/main/nowhere', until: '.bd-message-page' }),
  },
  {
    name: 'not permitted',
    needsSignIn: false,
    async open(page) {
      await signIn(page, { userID: 'demo.reviewer' });
      await open(page, { path: paths.users, until: '.bd-message-page' });
    },
  },
  {
    name: 'new release',
    needsSignIn: true,
    async open(page) {
      await openHome(page);
      await page.route('**/plugins/account-opening/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.route('**/admin/', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll('sha384-', 'sha384-A') });
      });
      await page.locator('a[href$=application_manager]').first().click();
      await page.locator('main [role=alert]').waitFor();
    },
  },
  {
    name: 'request error',
    needsSignIn: true,
    async open(page) {
      await openHome(page);
      const effect = { kind: 'envelope', code: 'E0002', data: null };
      await createEmulatorClient(page).addFault({ match: { path: '/applications' }, effect });
      await page.locator('a[href$=application_manager]').first().click();
      await page.locator(openDialog).waitFor();
    },
  },
  {
    name: 'home of another broker',
    needsSignIn: false,
    open: (page) => signIn(page, { userID: 'harbour.admin', display: 'harbour' }),
  },
  {
    name: 'home of the provider',
    needsSignIn: false,
    open: (page) => signIn(page, { userID: 'provider.admin', display: '2go' }),
  },
  {
    name: 'session countdown',
    needsSignIn: true,
    async open(page) {
      await createEmulatorClient(page).addFault({ effect: { kind: 'sessionLow', remainSec: 200 } });
      await page.goto(paths.home);
      await page.locator('.bd-time-left').waitFor();
    },
  },
  {
    name: 'session ended',
    needsSignIn: true,
    async open(page) {
      await openHome(page);
      await createEmulatorClient(page).takeOverSession('demo.admin');
      await page.locator('a[href$=application_manager]').first().click();
      await page.locator('.bd-ended dialog').waitFor();
    },
  },
];

/** @param {Page} page */
function openHome(page) {
  return open(page, { path: paths.home, until: '.bd-home' });
}

/** @param {Page} page */
async function openPersonMenu(page) {
  await openHome(page);
  await page.locator('.bd-person-name').click();
  await page.locator('.bd-person').waitFor();
}

/** @param {Page} page */
async function openPalette(page) {
  await openHome(page);
  await page.keyboard.press('Control+k');
  await page.locator('.bd-palette').waitFor();
}
