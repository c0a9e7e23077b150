import type { FaultScenario, Page } from '@brokerdesk/plugin-testing/browser';
import { changedUser, chooseUserAction, goToUsers } from '../../../visits/userNavigationFixture.ts';

let created = 0;
let renamed = 0;

/** The calls of the dialogs for one user. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'a new user',
    endpoint: 'POST /users',
    isSignedIn: true,
    container: 'a record dialog',
    distinguishes: ['E0016'],
    async arrange(context) {
      const { page } = context;
      await goToUsers(context);
      await page.getByRole('button', { name: 'New user' }).click();
      created += 1;
      await field(page, 'Login name').fill(`new.user.${created}`);
      await field(page, 'Name').fill('NG Ka Ho');
      await field(page, 'Email').fill('ng.kaho@demo-securities.example');
      await field(page, 'Mobile').fill('61234567');
    },
    trigger: (page) => page.getByRole('dialog').getByRole('button', { name: 'Create user' }).click(),
    content: (page) => page.getByRole('dialog', { name: 'Initial password' }),
    typedFields: (page) => [
      [field(page, 'Login name'), /^new\.user\.\d+$/],
      [field(page, 'Name'), 'NG Ka Ho'],
    ],
  },
  {
    name: 'the change of a user',
    endpoint: 'PUT /users/{refID}',
    isSignedIn: true,
    container: 'a record dialog',
    distinguishes: ['E0016'],
    async arrange(context) {
      const { page } = context;
      await goToUsers(context);
      await chooseUserAction(page, changedUser, 'Edit');
      renamed += 1;
      await field(page, 'Name').fill(`TSANG Tsz Kit ${renamed}`);
    },
    trigger: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save user' }).click(),
    content: (page) => message(page, /^The user has been saved/),
    typedFields: (page) => [[field(page, 'Name'), /^TSANG Tsz Kit \d+$/]],
  },
  {
    name: 'enabling or disabling a user',
    endpoint: 'PATCH /users/status',
    isSignedIn: true,
    container: 'a confirm dialog',
    distinguishes: ['E0016'],
    async arrange(context) {
      await goToUsers(context);
      await chooseUserAction(context.page, changedUser, status);
    },
    trigger: (page) => page.getByRole('alertdialog').getByRole('button', { name: status }).click(),
    content: (page) => message(page, /has been (enabled|disabled)\.$/),
    typedFields: () => [],
  },
  {
    name: 'deleting a user',
    endpoint: 'DELETE /users',
    isSignedIn: true,
    container: 'a confirm dialog',
    distinguishes: ['E0016'],
    async arrange(context) {
      await goToUsers(context);
      // Another one each time: a deleted user does not come back.
      await chooseUserAction(context.page, /^Actions (?!demo)/, 'Delete');
    },
    trigger: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click(),
    content: (page) => message(page, /has been deleted\.$/),
    typedFields: () => [],
  },
  {
    name: 'an initial password',
    endpoint: 'GET /users/{refID}/initial_passwords',
    isSignedIn: true,
    container: 'a confirm dialog',
    isNotRetried: true,
    async arrange(context) {
      await goToUsers(context);
      await chooseUserAction(context.page, changedUser, 'Initial password');
    },
    trigger: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Set initial password' }).click(),
    // The first response always requires a code.
    content: (page) => page.getByRole('dialog', { name: 'Verify your identity' }),
    typedFields: () => [],
  },
];

const status = /^(Enable|Disable)$/;

function field(page: Page, label: string) {
  return page.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${label}`) });
}

function message(page: Page, text: RegExp) {
  return page.getByRole('region', { name: 'Latest messages' }).getByText(text).first();
}
