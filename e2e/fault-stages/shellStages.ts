import { demoPassword, expect } from '../fixtures.ts';
import type { FaultStage, Scene } from '../FaultStage.ts';
import type { Page } from '@playwright/test';
import { accountButton, beAtHome, beSignedIn, fillSignIn, findUser, loadOrRetry, openAnew } from './enter.ts';

const newPassword = 'Harbour-Light7';

/** The calls of the shell itself. */
export const shellStages: readonly FaultStage[] = [
  {
    name: 'the start of the shell',
    call: 'GET /systems/configurations',
    isSignedIn: true,
    prepare: (scene) => beSignedIn(scene, 'demo.admin'),
    go: (page) => page.goto('demo/main'),
    content: accountButton,
  },
  {
    name: 'an address that may not exist',
    call: 'GET /systems/functions',
    isSignedIn: true,
    prepare: (scene) => beAtHome(scene, 'demo.admin'),
    // As a link would, without loading the page.
    go: (page) =>
      page.evaluate(() => {
        history.pushState(null, '', '/admin/demo/main/no/such/page');
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    content: (page) => page.getByText('There is no page at this address'),
  },
  {
    name: 'staying signed in',
    call: 'GET /auths/refresh',
    isSignedIn: true,
    prepare: async (scene) => {
      await beSignedIn(scene, 'demo.admin');
      const effect = { kind: 'sessionLow', remainSec: 200 } as const;
      await scene.emulator.addFault({ match: { path: '/systems/configurations' }, when: { times: 1 }, effect });
      await scene.page.goto('demo/main');
      await expect(stayButton(scene.page)).toBeVisible();
    },
    go: (page) => stayButton(page).click(),
    content: (page) => page.locator('body:not(:has(dialog[open]))'),
    typed: () => [],
    // Said in the dialog that is open, not in a second one.
    outcomes: { refused: 'failure' },
  },
  {
    name: 'changing a password',
    call: 'PUT /users/{refID}/passwords',
    isSignedIn: true,
    prepare: async (scene) => {
      const { page, emulator } = scene;
      await emulator.reset();
      await page.evaluate(() => sessionStorage.clear());
      await beSignedIn(scene, 'demo.admin');
      await accountButton(page).click();
      await page.getByRole('button', { name: 'Change password' }).click();
      await fillPasswords(page, 'Present password');
    },
    go: (page) => page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click(),
    content: (page) => page.getByText('Your password was changed.'),
    typed: (page) => passwordFields(page, 'Present password'),
  },
  {
    name: 'changing an initial password',
    call: 'PUT /users/{refID}/passwords',
    isSignedIn: true,
    prepare: async (scene) => {
      await reachInitialPassword(scene);
      await fillPasswords(scene.page, 'Initial password');
    },
    go: (page) => page.getByRole('button', { name: 'Change password' }).click(),
    content: accountButton,
    typed: (page) => passwordFields(page, 'Initial password'),
    // The page comes before the shell, and so before its dialogs.
    outcomes: { refused: 'failure' },
  },
  {
    name: 'the page of an initial password',
    call: 'GET /systems/configurations',
    isSignedIn: false,
    prepare: async (scene) => {
      const mustChange = await scene.page.evaluate(() => sessionStorage.getItem('MustChangePassword'));
      if (mustChange === null) await reachInitialPassword(scene);
    },
    go: (page) => loadOrRetry(page, 'demo/main'),
    content: (page) => page.getByRole('textbox', { name: 'Initial password' }),
  },
  {
    name: 'signing out',
    call: 'POST /auths/logouts',
    isSignedIn: true,
    prepare: async (scene) => {
      await beSignedIn(scene, 'demo.admin');
      await accountButton(scene.page).click();
    },
    go: (page) => page.getByRole('button', { name: 'Sign out' }).click(),
    content: (page) => page.getByRole('heading', { name: 'Sign in to Demo Securities' }),
    // Whoever signs out may be about to walk away: he leaves, whatever the server says.
    outcomes: { broken: 'content', refused: 'content', 'too-large': 'content', ended: 'content' },
  },
];

function stayButton(page: Page) {
  return page.getByRole('alertdialog').getByRole('button', { name: 'Stay signed in' });
}

async function reachInitialPassword({ page, emulator }: Scene) {
  await emulator.reset();
  const { id, ...user } = await findUser(emulator, 'demo.reviewer');
  await emulator.putRow('users', id, { ...user, mustChangePassword: true });
  await openAnew(page, 'demo/login');
  await fillSignIn(page, 'demo.reviewer');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Initial password' })).toBeVisible();
}

async function fillPasswords(page: Page, present: string) {
  for (const [field, value] of passwordFields(page, present)) await field.fill(value);
}

function passwordFields(page: Page, present: string) {
  return [
    [page.getByRole('textbox', { name: present }), demoPassword],
    [page.getByRole('textbox', { name: 'New password', exact: true }), newPassword],
    [page.getByRole('textbox', { name: 'New password again' }), newPassword],
  ] as const;
}
