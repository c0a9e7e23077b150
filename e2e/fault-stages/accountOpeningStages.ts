import type { FaultStage, Scene } from '../FaultStage.ts';
import type { Page } from '@playwright/test';
import {
  beAtApplications,
  beAtCorrection,
  closeDialog,
  dismissNotices,
  firstApplication,
  openApplications,
  openFirst,
  withForm,
} from './atApplications.ts';
import { beAtHome, nobodyAsked } from './enter.ts';

/** The calls of the plugin account-opening. */
export const accountOpeningStages: readonly FaultStage[] = [
  {
    name: 'the list of applications',
    call: 'GET /applications',
    isSignedIn: true,
    prepare: (scene) => beAtHome(scene, 'demo.admin'),
    go: openApplications,
    content: firstApplication,
  },
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
      await dismissNotices(page);
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
      await dismissNotices(page);
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
  besideTheList('the counts of the list of applications', 'GET /applications/statuses', {
    ...nobodyAsked,
    // Asked for with the list; only asking again is in the background.
    refused: 'request-error',
  }),
  besideTheList('the templates to filter by', 'GET /profiles', nobodyAsked),
  besideTheList('the referrers to filter by', 'GET /applications/referrers', nobodyAsked),
  besideTheList('who has which application open', 'GET /applications/viewers', nobodyAsked),
  {
    name: 'the reasons that a broker offers',
    call: 'GET /applications/reasons',
    isSignedIn: true,
    prepare: (scene) => selectFirst(scene, /^To check/),
    go: (page) => bulkButton(page, 'Reinput').click(),
    // Standard ones, if the broker's own do not come.
    content: (page) => page.getByRole('dialog').getByRole('radio', { name: /selfie/ }),
    outcomes: nobodyAsked,
  },
  inTheTray({
    name: 'the change of an application in the tray',
    call: 'PATCH /applications/statuses',
    queue: /^To check/,
    action: 'Verify',
  }),
  inTheTray({
    name: 'the deletion of an application in the tray',
    call: 'DELETE /applications/{id}',
    queue: /^Rejected/,
    action: 'Delete',
  }),
];

interface TrayStage extends Pick<FaultStage, 'name' | 'call'> {
  readonly queue: RegExp;
  readonly action: string;
}

/** What goes on in the tray tells there how it has ended: done, failed or unknown. */
function inTheTray({ name, call, queue, action }: TrayStage): FaultStage {
  const end = (page: Page) =>
    page
      .getByRole('region', { name: 'Notices' })
      .getByText(new RegExp(`^${action} 1 application: 1 (done|failed|unknown)`))
      .first();
  return {
    name,
    call,
    isSignedIn: true,
    async prepare(scene) {
      await selectFirst(scene, queue);
      // What is told of the one before passes by.
      await end(scene.page).waitFor({ state: 'hidden' });
    },
    async go(page) {
      await bulkButton(page, action).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: `${action} 1 application` })
        .click();
    },
    content: end,
    outcomes: nobodyAsked,
  };
}

async function selectFirst(scene: Scene, queue: RegExp) {
  const { page } = scene;
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
  if (await cancel.isVisible()) await cancel.click();
  await beAtApplications(scene);
  await page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name: queue }).click();
  await page.getByRole('button', { name: /^Remove filter Status/ }).waitFor();
  await page.locator('[role="grid"][aria-busy="false"]').getByRole('checkbox').nth(1).click();
}

function bulkButton(page: Page, name: string) {
  return page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name });
}

/** What the list shows besides the applications; it works as well without it. */
function besideTheList(
  name: string,
  call: FaultStage['call'],
  outcomes: NonNullable<FaultStage['outcomes']>,
): FaultStage {
  return {
    name,
    call,
    isSignedIn: true,
    prepare: (scene) => beAtHome(scene, 'demo.admin'),
    go: openApplications,
    content: firstApplication,
    outcomes,
  };
}

function nicknameField(page: Page) {
  return page.getByRole('dialog').getByRole('textbox', { name: 'Nickname' });
}

function amendFields(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Correct an answer' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  return [field('Corrected answer'), field('Reason')] as const;
}
