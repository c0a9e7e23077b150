import { demoPassword, expect } from '../fixtures.ts';
import type { FaultStage, Scene } from '../FaultStage.ts';
import type { Page } from '@playwright/test';
import { accountButton, fillSignIn, findUser, latestCode, loadOrRetry, openAnew } from './enter.ts';

const newPassword = 'Harbour-Light7';

/** The calls of the pages before sign-in. */
export const entranceStages: readonly FaultStage[] = [
  {
    name: 'the list of portals',
    call: 'GET /systems/brokers/infos',
    isSignedIn: false,
    prepare: async () => {},
    go: (page) => loadOrRetry(page, 'portal_list'),
    content: (page) => page.getByRole('link', { name: /Demo Securities/ }).first(),
  },
  {
    name: 'the broker of a sign-in page',
    call: 'GET /systems/brokers/infos',
    isSignedIn: false,
    prepare: async () => {},
    go: (page) => loadOrRetry(page, 'demo/login'),
    content: (page) => page.getByRole('textbox', { name: 'Login name' }),
  },
  {
    name: 'the configuration of a sign-in page',
    call: 'GET /systems/configurations',
    isSignedIn: false,
    prepare: async () => {},
    go: (page) => loadOrRetry(page, 'demo/login'),
    content: (page) => page.getByRole('textbox', { name: 'Login name' }),
  },
  {
    name: 'signing in',
    call: 'POST /auths/logins',
    isSignedIn: false,
    prepare: async ({ page }) => {
      await openAnew(page, 'demo/login');
      await fillSignIn(page, 'demo.admin');
    },
    go: (page) => page.getByRole('button', { name: 'Sign in', exact: true }).click(),
    content: accountButton,
    typed: (page) => [
      [page.getByRole('textbox', { name: 'Login name' }), 'demo.admin'],
      [page.getByRole('textbox', { name: 'Password' }), demoPassword],
    ],
  },
  {
    name: 'having a code sent at sign-in',
    call: 'GET /auths/otps',
    isSignedIn: false,
    prepare: async (scene) => {
      await reachSecondStep(scene, 'demo');
      await codeField(scene.page).fill('1234');
    },
    go: (page) => page.getByRole('button', { name: 'Get code' }).click(),
    content: (page) => page.getByRole('status').filter({ hasText: 'was sent to' }),
    typed: (page) => [[codeField(page), '1234']],
  },
  codeStage('checking the code at sign-in', 'POST /auths/otps', 'demo'),
  codeStage('signing in with a code', 'POST /auths/logins', 'demo'),
  codeStage('checking the code of the provider’s staff', 'POST /auths/otps', '2go'),
  codeStage('signing in to the provider area with a code', 'POST /auths/logins', '2go'),
  {
    name: 'having a code sent for a forgotten password',
    call: 'GET /auths/otps',
    isSignedIn: false,
    prepare: (scene) => sayWhoForgot(scene, '51234567'),
    go: (page) => page.getByRole('button', { name: 'Send the code' }).click(),
    content: codeField,
    typed: (page) => [
      [page.getByRole('textbox', { name: 'Login name' }), 'demo.admin'],
      [page.getByRole('textbox', { name: 'Mobile number' }), '51234567'],
    ],
  },
  {
    name: 'checking the code for a forgotten password',
    call: 'POST /auths/otps',
    isSignedIn: false,
    prepare: reachCodeOfForgotten,
    go: confirm,
    content: (page) => page.getByRole('textbox', { name: 'New password', exact: true }),
    typed: (page) => [[codeField(page), /^\d{6}$/]],
  },
  {
    name: 'setting a forgotten password anew',
    call: 'PUT /users/{userID}/forget_passwords',
    isSignedIn: false,
    prepare: async (scene) => {
      await reachCodeOfForgotten(scene);
      await confirm(scene.page);
      await scene.page.getByRole('textbox', { name: 'New password', exact: true }).fill(newPassword);
      await scene.page.getByRole('textbox', { name: 'New password again' }).fill(newPassword);
    },
    go: (page) => page.getByRole('button', { name: 'Save password' }).click(),
    content: (page) => page.getByText('The new password is set. Sign in with it.'),
    typed: (page) => [
      [page.getByRole('textbox', { name: 'New password', exact: true }), newPassword],
      [page.getByRole('textbox', { name: 'New password again' }), newPassword],
    ],
  },
];

/** Before the code is confirmed: `Confirm` checks it and then signs in, and does not check it again if that failed. */
function codeStage(name: string, call: FaultStage['call'], display: 'demo' | '2go'): FaultStage {
  return {
    name,
    call,
    isSignedIn: false,
    prepare: async (scene) => {
      await reachSecondStep(scene, display);
      await scene.page.getByRole('button', { name: 'Get code' }).click();
      await codeField(scene.page).fill(await latestCode(scene));
    },
    go: confirm,
    content: accountButton,
    typed: (page) => [[codeField(page), /^\d{6}$/]],
  };
}

async function reachSecondStep({ page, emulator }: Scene, display: 'demo' | '2go') {
  await emulator.reset();
  if (display === 'demo') {
    const broker = await emulator.row<object>('brokers', 'DEMO');
    await emulator.putRow('brokers', 'DEMO', { ...broker, twoFactorActions: ['login'] });
  }
  await openAnew(page, `${display}/login`);
  await fillSignIn(page, display === 'demo' ? 'demo.admin' : 'provider.admin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
}

async function sayWhoForgot({ page, emulator }: Scene, mobile: string) {
  await emulator.reset();
  await openAnew(page, 'demo/login#forgot-password');
  await page.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
}

async function reachCodeOfForgotten(scene: Scene) {
  const { page, emulator } = scene;
  const { mobile } = await findUser(emulator, 'demo.admin');
  await sayWhoForgot(scene, mobile.replace('+852', ''));
  await page.getByRole('button', { name: 'Send the code' }).click();
  await codeField(page).fill(await latestCode(scene));
}

function codeField(page: Page) {
  return page.getByRole('textbox', { name: 'Verification code' });
}

function confirm(page: Page) {
  return page.getByRole('button', { name: 'Confirm' }).click();
}
