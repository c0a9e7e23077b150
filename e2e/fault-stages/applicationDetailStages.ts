import type { Page } from '@playwright/test';
import type { FaultStage } from '../FaultStage.ts';
import {
  beAtApplications,
  beAtCorrection,
  closeDialog,
  firstApplication,
  openFirst,
  withForm,
} from './atApplications.ts';
import { nobodyAsked } from './enter.ts';

/** The calls of the screen of one application. */
export const applicationDetailStages: readonly FaultStage[] = [
  {
    name: 'an application',
    call: 'GET /applications/{id}',
    isSignedIn: true,
    prepare: beAtApplications,
    go: openFirst,
    content: (page) => page.getByRole('heading', { name: 'Documents' }),
  },
  {
    name: 'the next actions of an application',
    call: 'GET /applications/next_actions',
    isSignedIn: true,
    prepare: beAtApplications,
    go: openFirst,
    content: (page) => page.locator('.account-opening-bar .bp6-button').first(),
  },
  {
    name: 'the documents of an application',
    call: 'GET /applications/files',
    isSignedIn: true,
    prepare: beAtApplications,
    go: openFirst,
    content: (page) => page.locator('img[src^="blob:"]').first(),
  },
  {
    name: 'the history of an application',
    call: 'GET /applications/{id}/action_histories',
    isSignedIn: true,
    prepare: async (scene) => {
      await beAtApplications(scene);
      await openFirst(scene.page);
      await scene.page.getByRole('heading', { name: 'Documents' }).waitFor();
    },
    go: (page) => page.getByRole('tab', { name: /History/ }).click(),
    content: (page) => page.getByRole('tabpanel').locator('time').first(),
  },
  {
    name: 'the opening forms of an application',
    call: 'GET /opening_forms',
    isSignedIn: true,
    prepare: async (scene) => {
      await beAtApplications(scene);
      const search = scene.page.getByRole('main').getByRole('textbox', { name: 'Search' });
      await search.fill(withForm);
      await search.press('Enter');
      await scene.page.getByRole('grid').getByRole('link', { name: withForm }).waitFor();
    },
    go: (page) => page.getByRole('grid').getByRole('link', { name: withForm }).click(),
    content: (page) =>
      page
        .getByRole('main')
        .getByText(/^Opening form/)
        .first(),
  },
  {
    name: 'who else has an application open',
    call: 'PUT /applications/{id}/viewers/{viewID}',
    isSignedIn: true,
    prepare: beAtApplications,
    go: openFirst,
    content: (page) => page.getByRole('heading', { name: 'Documents' }),
    outcomes: nobodyAsked,
  },
  {
    name: 'that an application is open no more',
    call: 'DELETE /applications/{id}/viewers/{viewID}',
    isSignedIn: true,
    prepare: async (scene) => {
      await beAtApplications(scene);
      await openFirst(scene.page);
      await scene.page.getByRole('heading', { name: 'Documents' }).waitFor();
    },
    go: (page) => page.getByRole('link', { name: 'Back to the list' }).click(),
    content: firstApplication,
    outcomes: nobodyAsked,
  },
  {
    name: 'the answers to be corrected',
    call: 'GET /questions/answers',
    isSignedIn: true,
    prepare: beAtCorrection,
    go: (page) => page.getByRole('grid').getByRole('link', { name: withForm }).click(),
    content: (page) => page.getByRole('button', { name: /^Correct: / }).first(),
  },
  {
    name: 'the correction of an answer',
    call: 'POST /questions/answer_amends',
    isSignedIn: true,
    async prepare(scene) {
      const { page } = scene;
      await closeDialog(page);
      await beAtCorrection(scene);
      await page.getByRole('grid').getByRole('link', { name: withForm }).click();
      await page.getByRole('button', { name: 'Contact', exact: true }).click();
      await page.getByRole('button', { name: /^Correct: Email/ }).click();
      const [value, reason] = amendFields(page);
      await value.fill(`corrected.${Date.now()}@client.example`);
      await reason.fill('Confirmed by phone');
    },
    go: (page) => page.getByRole('dialog').getByRole('button', { name: 'Correct answer' }).click(),
    content: (page) =>
      page
        .getByRole('region', { name: 'Notices' })
        .getByText(/^Answer corrected/)
        .first(),
    typed(page) {
      const [value, reason] = amendFields(page);
      return [
        [value, /^corrected/],
        [reason, 'Confirmed by phone'],
      ];
    },
  },
  {
    name: 'the corrections in the history of an application',
    call: 'GET /questions/answer_amends',
    isSignedIn: true,
    async prepare(scene) {
      const { emulator, page } = scene;
      const { histories } = await emulator.row<{ histories: { action: string }[] }>('actionHistories', withForm);
      const amended = histories.map((line, index) => (index === 0 ? { ...line, action: 'amend' } : line));
      await emulator.putRow('actionHistories', withForm, { histories: amended });
      await beAtCorrection(scene);
      await page.getByRole('grid').getByRole('link', { name: withForm }).click();
      await page.getByRole('heading', { name: 'Documents' }).waitFor();
    },
    go: (page) => page.getByRole('tab', { name: /History/ }).click(),
    content: (page) => page.getByRole('tabpanel').locator('time').first(),
  },
  {
    name: 'the account number of an application',
    call: 'PATCH /applications/{id}',
    isSignedIn: true,
    async prepare(scene) {
      const { page } = scene;
      await closeDialog(page);
      await beAtCorrection(scene);
      await page.getByRole('grid').getByRole('link', { name: withForm }).click();
      await page.getByRole('button', { name: 'Change account number and nickname' }).click();
      await nicknameField(page).fill(`nick_${Date.now() % 1e9}`);
    },
    go: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click(),
    content: (page) =>
      page.getByRole('region', { name: 'Notices' }).getByText('Account number and nickname were saved.').first(),
    typed: (page) => [[nicknameField(page), /^nick_/]],
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
