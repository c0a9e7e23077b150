import {
  accountButton,
  demoPassword,
  expect,
  type FaultScenario,
  fillSignIn,
  findUser,
  loadOrRetry,
  openFresh,
  type Page,
  readLatestCode,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const newPassword = 'Harbour-Light7';

/** The calls of the pages before sign-in. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of portals',
    endpoint: 'GET /systems/brokers/infos',
    isSignedIn: false,
    arrange: async () => {},
    trigger: (page) => loadOrRetry(page, 'portal_list'),
    content: (page) => page.getByRole('link', { name: /Demo Securities/ }).first(),
  },
  {
    name: 'the broker of a sign-in page',
    endpoint: 'GET /systems/brokers/infos',
    isSignedIn: false,
    arrange: async () => {},
    trigger: (page) => loadOrRetry(page, 'demo/login'),
    content: (page) => page.getByRole('textbox', { name: 'Login name' }),
  },
  {
    name: 'the configuration of a sign-in page',
    endpoint: 'GET /systems/configurations',
    isSignedIn: false,
    arrange: async () => {},
    trigger: (page) => loadOrRetry(page, 'demo/login'),
    content: (page) => page.getByRole('textbox', { name: 'Login name' }),
  },
  {
    name: 'signing in',
    endpoint: 'POST /auths/logins',
    isSignedIn: false,
    arrange: async ({ page }) => {
      await openFresh(page, 'demo/login');
      await fillSignIn(page, 'demo.admin');
    },
    trigger: (page) => page.getByRole('button', { name: 'Sign in', exact: true }).click(),
    content: accountButton,
    typedFields: (page) => [
      [page.getByRole('textbox', { name: 'Login name' }), 'demo.admin'],
      [page.getByRole('textbox', { name: 'Password' }), demoPassword],
    ],
  },
  {
    name: 'having a code sent at sign-in',
    endpoint: 'GET /auths/otps',
    isSignedIn: false,
    arrange: async (context) => {
      await reachSecondStep(context, 'demo');
      await codeField(context.page).fill('1234');
    },
    trigger: (page) => page.getByRole('button', { name: 'Get code' }).click(),
    content: (page) => page.getByRole('status').filter({ hasText: 'was sent to' }),
    typedFields: (page) => [[codeField(page), '1234']],
  },
  codeScenario('checking the code at sign-in', 'POST /auths/otps', 'demo'),
  codeScenario('signing in with a code', 'POST /auths/logins', 'demo'),
  codeScenario('checking the code of the provider’s staff', 'POST /auths/otps', '2go'),
  codeScenario('signing in to the provider area with a code', 'POST /auths/logins', '2go'),
  {
    name: 'having a code sent for a forgotten password',
    endpoint: 'GET /auths/otps',
    isSignedIn: false,
    arrange: (context) => fillForgottenPassword(context, '51234567'),
    trigger: (page) => page.getByRole('button', { name: 'Send the code' }).click(),
    content: codeField,
    typedFields: (page) => [
      [page.getByRole('textbox', { name: 'Login name' }), 'demo.admin'],
      [page.getByRole('textbox', { name: 'Mobile number' }), '51234567'],
    ],
  },
  {
    name: 'checking the code for a forgotten password',
    endpoint: 'POST /auths/otps',
    isSignedIn: false,
    arrange: reachForgottenPasswordCode,
    trigger: confirm,
    content: (page) => page.getByRole('textbox', { name: 'New password', exact: true }),
    typedFields: (page) => [[codeField(page), /^\d{6}$/]],
  },
  {
    name: 'setting a new password for a forgotten one',
    endpoint: 'PUT /users/{userID}/forget_passwords',
    isSignedIn: false,
    arrange: async (context) => {
      await reachForgottenPasswordCode(context);
      await confirm(context.page);
      await context.page.getByRole('textbox', { name: 'New password', exact: true }).fill(newPassword);
      await context.page.getByRole('textbox', { name: 'Confirm new password' }).fill(newPassword);
    },
    trigger: (page) => page.getByRole('button', { name: 'Save password' }).click(),
    content: (page) => page.getByText('The new password is set. Sign in with it.'),
    typedFields: (page) => [
      [page.getByRole('textbox', { name: 'New password', exact: true }), newPassword],
      [page.getByRole('textbox', { name: 'Confirm new password' }), newPassword],
    ],
  },
];

/** Stops before the code is confirmed. `Confirm` checks it and then signs in; if that fails, it does not check it again. */
function codeScenario(name: string, endpoint: FaultScenario['endpoint'], display: 'demo' | '2go'): FaultScenario {
  return {
    name,
    endpoint,
    isSignedIn: false,
    arrange: async (context) => {
      await reachSecondStep(context, display);
      await context.page.getByRole('button', { name: 'Get code' }).click();
      await codeField(context.page).fill(await readLatestCode(context));
    },
    trigger: confirm,
    content: accountButton,
    typedFields: (page) => [[codeField(page), /^\d{6}$/]],
  };
}

async function reachSecondStep({ page, emulator }: TestContext, display: 'demo' | '2go') {
  await emulator.reset();
  if (display === 'demo') {
    const broker = await emulator.readRow<object>('brokers', 'DEMO');
    await emulator.putRow('brokers', 'DEMO', { ...broker, twoFactorActions: ['login'] });
  }
  await openFresh(page, `${display}/login`);
  await fillSignIn(page, display === 'demo' ? 'demo.admin' : 'provider.admin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeVisible();
}

async function fillForgottenPassword({ page, emulator }: TestContext, mobile: string) {
  await emulator.reset();
  await openFresh(page, 'demo/login#forgot-password');
  await page.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
}

async function reachForgottenPasswordCode(context: TestContext) {
  const { page, emulator } = context;
  const { mobile } = await findUser(emulator, 'demo.admin');
  await fillForgottenPassword(context, mobile.replace('+852', ''));
  await page.getByRole('button', { name: 'Send the code' }).click();
  await codeField(page).fill(await readLatestCode(context));
}

function codeField(page: Page) {
  return page.getByRole('textbox', { name: 'Verification code' });
}

function confirm(page: Page) {
  return page.getByRole('button', { name: 'Confirm' }).click();
}
