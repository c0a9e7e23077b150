import {
  accountButton,
  demoPassword,
  ensureSignedIn,
  expect,
  type FaultScenario,
  fillSignIn,
  findUser,
  goHome,
  loadOrRetry,
  openFresh,
  type Page,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const newPassword = 'Harbour-Light7';

/** The calls of the shell itself. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the start of the shell',
    endpoint: 'GET /systems/configurations',
    isSignedIn: true,
    arrange: (context) => ensureSignedIn(context, 'demo.admin'),
    trigger: (page) => page.goto('demo/main'),
    content: accountButton,
    isNotRetried: true,
  },
  {
    name: 'an address that may not exist',
    endpoint: 'GET /systems/functions',
    isSignedIn: true,
    arrange: (context) => goHome(context, 'demo.admin'),
    // Navigates as a link does, without loading the page.
    trigger: (page) =>
      page.evaluate(() => {
        history.pushState(null, '', '/admin/demo/main/no/such/page');
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    content: (page) => page.getByText('There is no page at this address'),
  },
  {
    name: 'staying signed in',
    endpoint: 'GET /auths/refresh',
    isSignedIn: true,
    arrange: async (context) => {
      await ensureSignedIn(context, 'demo.admin');
      const effect = { kind: 'sessionLow', remainSec: 200 } as const;
      await context.emulator.addFault({ match: { path: '/systems/configurations' }, when: { times: 1 }, effect });
      // The home page counts again and again, and each response has the true remaining time.
      await context.page.goto('demo/diagnostics');
      await expect(stayButton(context.page)).toBeVisible();
    },
    trigger: (page) => stayButton(page).click(),
    content: (page) => page.locator('body:not(:has(dialog[open]))'),
    typedFields: () => [],
    isNotRetried: true,
    // The open dialog shows it, not a second one.
    outcomes: { refused: 'failure' },
  },
  {
    name: 'changing a password',
    endpoint: 'PUT /users/{refID}/passwords',
    isSignedIn: true,
    arrange: async (context) => {
      const { page, emulator } = context;
      await emulator.reset();
      await page.evaluate(() => sessionStorage.clear());
      await ensureSignedIn(context, 'demo.admin');
      await accountButton(page).click();
      await page.getByRole('button', { name: 'Change password' }).click();
      await fillPasswords(page, 'Current password');
    },
    trigger: (page) => page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click(),
    content: (page) => page.getByText('Your password was changed.'),
    typedFields: (page) => passwordFields(page, 'Current password'),
  },
  {
    name: 'changing an initial password',
    endpoint: 'PUT /users/{refID}/passwords',
    isSignedIn: true,
    arrange: async (context) => {
      await reachInitialPassword(context);
      await fillPasswords(context.page, 'Initial password');
    },
    trigger: (page) => page.getByRole('button', { name: 'Change password' }).click(),
    content: accountButton,
    typedFields: (page) => passwordFields(page, 'Initial password'),
    // The page stands outside the shell, which has the dialogs.
    outcomes: { refused: 'failure' },
  },
  {
    name: 'the page of an initial password',
    endpoint: 'GET /systems/configurations',
    isSignedIn: false,
    arrange: async (context) => {
      const mustChange = await context.page.evaluate(() => sessionStorage.getItem('MustChangePassword'));
      if (mustChange === null) await reachInitialPassword(context);
    },
    trigger: (page) => loadOrRetry(page, 'demo/main'),
    content: (page) => page.getByRole('textbox', { name: 'Initial password' }),
  },
  {
    name: 'signing out',
    endpoint: 'POST /auths/logouts',
    isSignedIn: true,
    arrange: async (context) => {
      await ensureSignedIn(context, 'demo.admin');
      await accountButton(context.page).click();
    },
    trigger: (page) => page.getByRole('button', { name: 'Sign out' }).click(),
    content: (page) => page.getByRole('heading', { name: 'Sign in to Demo Securities' }),
    // A user who signs out may leave the desk at once, so the portal signs out whatever the server responds.
    outcomes: { broken: 'content', refused: 'content', 'too-large': 'content', ended: 'content' },
  },
];

function stayButton(page: Page) {
  return page.getByRole('alertdialog').getByRole('button', { name: 'Stay signed in' });
}

async function reachInitialPassword({ page, emulator }: TestContext) {
  await emulator.reset();
  const { id, ...user } = await findUser(emulator, 'demo.reviewer');
  await emulator.putRow('users', id, { ...user, mustChangePassword: true });
  await openFresh(page, 'demo/login');
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
    [page.getByRole('textbox', { name: 'Confirm new password' }), newPassword],
  ] as const;
}
