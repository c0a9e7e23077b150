import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './fixtures.ts';
import type { Outcome } from './readOutcome.ts';

/** A call that a screen makes, and how one gets to see it. */
export interface FaultStage {
  readonly name: string;
  readonly match: { readonly method: 'GET' | 'POST'; readonly path: string };
  /** The portal that one has to be signed in to. */
  readonly portal?: 'demo' | 'harbour';
  /** Before the fault is there. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly open: (page: Page) => Promise<unknown>;
  /** What is there if the call works. */
  readonly content: (page: Page) => Locator;
  readonly check?: (page: Page, outcome: Outcome) => Promise<void>;
}

const typed = 'demo.admin';

/** The calls of today's screens. */
export const faultStages: readonly FaultStage[] = [
  {
    name: 'the list of portals',
    match: { method: 'GET', path: '/systems/brokers/infos' },
    open: (page) => page.goto('portal_list'),
    content: (page) => page.getByRole('link', { name: /Demo Securities/ }).first(),
  },
  {
    name: 'the configuration of the sign-in page',
    match: { method: 'GET', path: '/systems/configurations' },
    open: (page) => page.goto('demo/login'),
    content: (page) => page.getByRole('textbox', { name: 'Login name' }),
  },
  {
    name: 'signing in',
    match: { method: 'POST', path: '/auths/logins' },
    prepare: async (page) => {
      await page.goto('demo/login');
      await page.getByRole('textbox', { name: 'Login name' }).fill(typed);
      await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    },
    open: (page) => page.getByRole('button', { name: 'Sign in', exact: true }).click(),
    content: (page) => page.getByRole('button', { name: /^Account:/ }),
    check: async (page, outcome) => {
      if (outcome === 'content') return;
      await expect(page.getByRole('textbox', { name: 'Login name' })).toHaveValue(typed);
      await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(demoPassword);
    },
  },
  inDemo('the start of the shell', '/systems/configurations', {
    open: (page) => page.reload(),
    content: (page) => page.getByRole('button', { name: /^Account:/ }),
  }),
  inDemo('an address that may not exist', '/systems/functions', {
    open: (page) => page.goto('demo/main/no/such/page'),
    content: (page) => page.getByText('There is no page at this address'),
  }),
  inDemo('the list of applications', '/applications', {
    open: openApplications,
    content: (page) => page.getByRole('grid').getByRole('link').first(),
  }),
  inDemo('an application', '/applications/{id}', {
    prepare: openApplications,
    open: openFirst,
    content: (page) => page.getByRole('heading', { name: 'Documents' }),
  }),
  inDemo('the next actions of an application', '/applications/next_actions', {
    prepare: openApplications,
    open: openFirst,
    content: (page) => page.locator('.account-opening-next .account-opening-term'),
  }),
  inDemo('the documents of an application', '/applications/files', {
    prepare: openApplications,
    open: openFirst,
    content: (page) => page.locator('img[src^="blob:"]').first(),
  }),
  inDemo('the history of an application', '/applications/{id}/action_histories', {
    prepare: async (page) => {
      await openApplications(page);
      await openFirst(page);
      await page.getByRole('heading', { name: 'Documents' }).waitFor();
    },
    open: (page) => page.getByRole('tab', { name: /History/ }).click(),
    content: (page) => page.getByRole('tabpanel').locator('time').first(),
  }),
  inDemo('the list of users', '/users', {
    open: async (page) => {
      await page.goto('demo/main');
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: /User Management/ })
        .click();
    },
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  }),
  inDemo('signing out', '/auths/logouts', {
    method: 'POST',
    prepare: async (page) => {
      await page.goto('demo/main');
      await page.getByRole('button', { name: /^Account:/ }).click();
    },
    open: (page) => page.getByRole('button', { name: 'Sign out' }).click(),
    content: (page) => page.getByRole('heading', { name: 'Sign in to Demo Securities' }),
  }),
  {
    name: 'the card of a plugin',
    match: { method: 'GET', path: '/harbour/branch_visits' },
    portal: 'harbour',
    open: (page) => page.goto('harbour/main'),
    content: (page) => page.locator('table.harbour-branches-visits'),
  },
];

type Parts = Pick<FaultStage, 'prepare' | 'open' | 'content'> & { readonly method?: 'GET' | 'POST' };

function inDemo(name: string, path: string, { method = 'GET', ...parts }: Parts): FaultStage {
  return { name, match: { method, path }, portal: 'demo', ...parts };
}

async function openApplications(page: Page) {
  await page.goto('demo/main');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Client Management' }).click();
}

function openFirst(page: Page) {
  return page.getByRole('grid').getByRole('link').first().click();
}
