// The forms of the host into which passwords and codes are entered.
import type { MockClient } from '@brokerdesk/mock-server/client';
import { demoPassword, findUser, readLatestCode, storeSession } from '@brokerdesk/plugin-testing/browser';
import { expect, type Locator, type Page } from '@playwright/test';

/** A form into which a secret is entered. */
export interface SecretForm {
  readonly name: string;
  /** Opens the form; its fields are empty. */
  readonly open: (page: Page, emulator: MockClient) => Promise<void>;
  /** What is entered, by the name of the field. No value is right, so that the form stays. */
  readonly values: Readonly<Record<string, string>>;
  /** What the form shows only once it has read the values; absent if it sends the last one. */
  readonly answer?: (form: Locator) => Locator;
}

// A space breaks a rule for new passwords, so the form is never done.
const newValues = { 'new-password': 'Secret 2026x', 'new-password-again': 'Secret 2026x' };
const matches = (form: Locator) => form.getByText('Both entries match (met)');
const wrongCode = { 'one-time-code': '073519' };

/** All forms of the host with secrets, and how to come to them. */
export const secretForms: readonly SecretForm[] = [
  {
    name: 'the sign-in',
    open: async (page) => void (await page.goto('demo/login')),
    values: { username: 'demo.admin', password: 'Secret2026x' },
  },
  {
    name: 'the code of a sign-in',
    open: async (page, emulator) => {
      await requireCodes(emulator, 'login');
      await page.goto('demo/login');
      await signInWith(page, 'demo.admin');
      await getCode(page);
    },
    values: wrongCode,
  },
  {
    name: 'the account of a forgotten password',
    open: async (page) => void (await page.goto('demo/login#forgot-password')),
    values: { username: 'demo.admin', tel: '512' },
    answer: (form) => form.getByText('Enter a valid mobile number.'),
  },
  {
    name: 'the code of a forgotten password',
    open: async (page, emulator) => requestReset(page, emulator),
    values: wrongCode,
  },
  {
    name: 'the new password of a forgotten one',
    open: async (page, emulator) => {
      await requestReset(page, emulator);
      await page.locator('input[name=one-time-code]').fill(await readLatestCode({ page, emulator }));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.locator('input[name=new-password]')).toBeVisible();
    },
    values: newValues,
    answer: matches,
  },
  {
    name: 'the change of an initial password',
    open: async (page, emulator) => {
      const { id, ...user } = await findUser(emulator, 'demo.reviewer');
      await emulator.putRow('users', id, { ...user, mustChangePassword: true });
      await page.goto('demo/login');
      await signInWith(page, 'demo.reviewer');
      await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
    },
    values: { password: demoPassword, ...newValues },
    answer: matches,
  },
  {
    name: 'the change of the password',
    open: openChange,
    values: { password: demoPassword, ...newValues },
    answer: matches,
  },
  {
    name: 'the code of a change of the password',
    open: async (page, emulator) => {
      await requireCodes(emulator, 'password');
      await openChange(page, emulator);
      await page.locator('input[name=password]').fill(demoPassword);
      await page.locator('input[name=new-password]').fill('Harbour-Light7');
      await page.locator('input[name=new-password-again]').fill('Harbour-Light7');
      await page.locator('dialog form').getByRole('button', { name: 'Change password' }).click();
      await getCode(page);
    },
    values: wrongCode,
  },
  {
    name: 'the code of an action',
    open: async (page, emulator) => {
      await requireCodes(emulator, 'userStatus');
      await storeSession(page, emulator, { displayCode: 'demo', userID: 'demo.admin' });
      await page.goto('demo/main/user_control/user_manager');
      await page.getByRole('button', { name: 'Actions demo.reader' }).click();
      await page.getByRole('menuitem', { name: 'Disable' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
      await getCode(page);
    },
    values: wrongCode,
  },
];

async function requireCodes(emulator: MockClient, action: string): Promise<void> {
  const broker = await emulator.readRow<object>('brokers', 'DEMO');
  await emulator.putRow('brokers', 'DEMO', { ...broker, twoFactorActions: [action] });
}

async function signInWith(page: Page, userID: string): Promise<void> {
  await page.locator('input[name=username]').fill(userID);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function getCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A code of 6 digits' })).toBeVisible();
}

async function requestReset(page: Page, emulator: MockClient): Promise<void> {
  const { mobile } = await findUser(emulator, 'demo.admin');
  await page.goto('demo/login#forgot-password');
  await page.locator('form:visible input[name=username]').fill('demo.admin');
  await page.locator('input[name=tel]').fill(mobile.replace('+852', ''));
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toBeVisible();
}

async function openChange(page: Page, emulator: MockClient): Promise<void> {
  await storeSession(page, emulator, { displayCode: 'demo', userID: 'demo.admin' });
  await page.goto('demo/main');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
}
