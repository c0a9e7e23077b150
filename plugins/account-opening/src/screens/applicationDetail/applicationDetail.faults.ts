import { backgroundOutcomes, type FaultScenario, type Page } from '@brokerdesk/plugin-testing/browser';
import {
  goToApplications,
  goToCorrection,
  closeDialog,
  firstApplication,
  openFirst,
  applicationWithForm,
} from '../../visits/applicationNavigationFixture.ts';

/** The calls of the screen of one application. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'an application',
    endpoint: 'GET /applications/{id}',
    isSignedIn: true,
    container: 'a single record',
    arrange: goToApplications,
    trigger: openFirst,
    content: (page) => page.getByRole('heading', { name: 'Documents' }),
  },
  {
    name: 'the next actions of an application',
    endpoint: 'GET /applications/next_actions',
    isSignedIn: true,
    arrange: goToApplications,
    trigger: openFirst,
    content: (page) => page.locator('.account-opening-bar-end > button').first(),
  },
  {
    name: 'the documents of an application',
    endpoint: 'GET /applications/files',
    isSignedIn: true,
    container: 'a single record',
    arrange: goToApplications,
    trigger: openFirst,
    content: (page) => page.locator('img[src^="blob:"]').first(),
  },
  {
    name: 'the history of an application',
    endpoint: 'GET /applications/{id}/action_histories',
    isSignedIn: true,
    container: 'a single record',
    arrange: async (context) => {
      await goToApplications(context);
      await openFirst(context.page);
      await context.page.getByRole('heading', { name: 'Documents' }).waitFor();
    },
    trigger: (page) => page.getByRole('tab', { name: /History/ }).click(),
    content: (page) => page.getByRole('tabpanel').locator('time').first(),
  },
  {
    name: 'the opening forms of an application',
    endpoint: 'GET /opening_forms',
    isSignedIn: true,
    arrange: async (context) => {
      await goToApplications(context);
      const search = context.page.getByRole('main').getByRole('textbox', { name: 'Search' });
      await search.fill(applicationWithForm);
      await search.press('Enter');
      await context.page.getByRole('grid').getByRole('link', { name: applicationWithForm }).waitFor();
    },
    trigger: (page) => page.getByRole('grid').getByRole('link', { name: applicationWithForm }).click(),
    content: (page) =>
      page
        .getByRole('main')
        .getByText(/^Opening form/)
        .first(),
  },
  {
    name: 'who else has an application open',
    endpoint: 'PUT /applications/{id}/viewers/{viewID}',
    isSignedIn: true,
    distinguishes: ['E0018', 'E0099'],
    arrange: goToApplications,
    trigger: openFirst,
    content: (page) => page.getByRole('heading', { name: 'Documents' }),
    outcomes: backgroundOutcomes,
  },
  {
    name: 'that an application is no longer open',
    endpoint: 'DELETE /applications/{id}/viewers/{viewID}',
    isSignedIn: true,
    arrange: async (context) => {
      await goToApplications(context);
      await openFirst(context.page);
      await context.page.getByRole('heading', { name: 'Documents' }).waitFor();
    },
    trigger: (page) => page.getByRole('link', { name: 'Back to the list' }).click(),
    content: firstApplication,
    outcomes: backgroundOutcomes,
  },
  {
    name: 'the answers to be corrected',
    endpoint: 'GET /questions/answers',
    isSignedIn: true,
    arrange: goToCorrection,
    trigger: (page) => page.getByRole('grid').getByRole('link', { name: applicationWithForm }).click(),
    content: (page) => page.getByRole('button', { name: /^Correct: / }).first(),
  },
  {
    name: 'the correction of an answer',
    endpoint: 'POST /questions/answer_amends',
    isSignedIn: true,
    async arrange(context) {
      const { page } = context;
      await closeDialog(page);
      await goToCorrection(context);
      await page.getByRole('grid').getByRole('link', { name: applicationWithForm }).click();
      await page.getByRole('button', { name: 'Contact', exact: true }).click();
      await page.getByRole('button', { name: /^Correct: Email/ }).click();
      const [value, reason] = amendFields(page);
      await value.fill(`corrected.${Date.now()}@client.example`);
      await reason.fill('Confirmed by phone');
    },
    trigger: (page) => page.getByRole('dialog').getByRole('button', { name: 'Correct answer' }).click(),
    content: (page) =>
      page
        .getByRole('region', { name: 'Latest messages' })
        .getByText(/^Answer corrected/)
        .first(),
    typedFields(page) {
      const [value, reason] = amendFields(page);
      return [
        [value, /^corrected/],
        [reason, 'Confirmed by phone'],
      ];
    },
  },
  {
    name: 'the corrections in the history of an application',
    endpoint: 'GET /questions/answer_amends',
    isSignedIn: true,
    container: 'a single record',
    async arrange(context) {
      const { emulator, page } = context;
      const { histories } = await emulator.readRow<{ histories: { action: string }[] }>(
        'actionHistories',
        applicationWithForm,
      );
      const amended = histories.map((line, index) => (index === 0 ? { ...line, action: 'amend' } : line));
      await emulator.putRow('actionHistories', applicationWithForm, { histories: amended });
      await goToCorrection(context);
      await page.getByRole('grid').getByRole('link', { name: applicationWithForm }).click();
      await page.getByRole('heading', { name: 'Documents' }).waitFor();
    },
    trigger: (page) => page.getByRole('tab', { name: /History/ }).click(),
    content: (page) => page.getByRole('tabpanel').locator('time').first(),
  },
  {
    name: 'the account number of an application',
    endpoint: 'PATCH /applications/{id}',
    isSignedIn: true,
    distinguishes: ['E0016'],
    async arrange(context) {
      const { page } = context;
      await closeDialog(page);
      await goToCorrection(context);
      await page.getByRole('grid').getByRole('link', { name: applicationWithForm }).click();
      await page.getByRole('button', { name: 'Change account number and nickname' }).click();
      await nicknameField(page).fill(`nick_${Date.now() % 1e9}`);
    },
    trigger: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click(),
    content: (page) =>
      page
        .getByRole('region', { name: 'Latest messages' })
        .getByText('Account number and nickname have been saved.')
        .first(),
    typedFields: (page) => [[nicknameField(page), /^nick_/]],
  },
];

function nicknameField(page: Page) {
  return page.getByRole('dialog').getByRole('textbox', { name: 'Nickname' });
}

function amendFields(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Correct an answer' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  return [field('Corrected answer'), field('Reason')] as const;
}
