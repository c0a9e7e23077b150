import {
  ensureSession,
  type FaultScenario,
  forEachShown,
  openedDialog,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/account_opening/template_manager/referrers';
let number = 0;

/** The calls of referrers and their links. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of referrers',
    endpoint: 'GET /referrers',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.templates'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  recordScenario({
    name: 'a new referrer',
    endpoint: 'POST /referrers',
    async open(context) {
      await openList(context);
      await context.page.getByRole('button', { name: 'New referrer' }).click();
    },
    async fill(page) {
      number += 1;
      await forEachShown(openedDialog(page).getByLabel(/^Name/), (field, index) =>
        field.fill(`Peak Advisers ${number} ${index}`),
      );
      await openedDialog(page)
        .getByRole('textbox', { name: /^Phone/ })
        .fill('6123 4567');
    },
  }),
  recordScenario({
    name: 'a changed referrer',
    endpoint: 'PUT /referrers/{referrerID}',
    open: (context) => chooseFor(context, { referrer: 'Golden Bauhinia Wealth', item: 'Edit' }),
    async fill(page) {
      number += 1;
      await openedDialog(page)
        .getByRole('textbox', { name: /^Phone/ })
        .fill(`6123 ${4000 + number}`);
    },
  }),
  recordScenario({
    name: 'deleting a referrer',
    endpoint: 'DELETE /referrers/{referrerID}',
    async open(context) {
      await addUnusedReferrer(context);
      await chooseFor(context, { referrer: 'Unused referrer', item: 'Delete' });
    },
  }),
  {
    name: 'a link of a referrer to a template',
    endpoint: 'POST /profiles/{id}/referrers',
    isSignedIn: true,
    container: 'a record dialog',
    async arrange(context) {
      await addUnusedReferrer(context);
      await openLinks(context, 'Unused referrer');
      const { page } = context;
      await page.getByRole('button', { name: 'Add template' }).click();
      await openedDialog(page).getByRole('combobox').fill('Corporate account');
      await page
        .getByRole('listbox')
        .getByRole('option', { name: /Corporate account/ })
        .click();
    },
    trigger: (page) => openedDialog(page).locator('.bdk-dialog-actions button').last().click(),
    content: (page) => page.getByRole('button', { name: 'QR code – Corporate account' }),
  },
  {
    name: 'removing a link of a referrer',
    endpoint: 'DELETE /profiles/{id}/referrers',
    isSignedIn: true,
    container: 'a confirm dialog',
    distinguishes: ['E0003'],
    async arrange(context) {
      const link = { profileID: 'DEMO-P-CORPORATE', referrerID: unusedID, brokerCode: 'DEMO' };
      await addUnusedReferrer(context);
      const createTime = '2026-01-05T02:00:00.000Z';
      await context.emulator.putRow('profileReferrers', `${link.profileID}/${unusedID}`, { ...link, createTime });
      await openLinks(context, 'Unused referrer');
      await context.page.getByRole('button', { name: 'Remove link – Corporate account' }).click();
    },
    trigger: (page) => openedDialog(page).locator('.bdk-dialog-actions button').last().click(),
    content: (page) => page.getByText(/^No links to templates yet/),
  },
];

const unusedID = 'DEMO-R900';

/** Adds a referrer without applications and links. */
async function addUnusedReferrer({ emulator }: TestContext): Promise<void> {
  const row = await emulator.readRow<object>('referrers', 'DEMO-R001');
  const name = { EN: 'Unused referrer', SC: '未用推荐人', TC: '未用介紹人' };
  await emulator.putRow('referrers', unusedID, { ...row, referrerID: unusedID, name, code: 'r900', version: 1 });
  for (const id of await emulator.listRowIDs('profileReferrers')) {
    // oxlint-disable-next-line no-await-in-loop -- at most one
    if (id.endsWith(unusedID)) await emulator.removeRow('profileReferrers', id);
  }
}

/** Loads the list, so that no dialog is open. */
async function openList(context: TestContext): Promise<void> {
  await ensureSession(context, 'demo.templates');
  await context.page.goto(path);
  await context.page.getByRole('grid').getByRole('row').nth(1).waitFor();
}

async function openLinks(context: TestContext, referrer: string): Promise<void> {
  await openList(context);
  await context.page.getByRole('row', { name: referrer }).getByRole('rowheader').click();
}

interface Choice {
  readonly referrer: string;
  readonly item: string;
}

async function chooseFor(context: TestContext, { referrer, item }: Choice): Promise<void> {
  await openList(context);
  await context.page.getByRole('row', { name: referrer }).getByRole('button').last().click();
  await context.page.getByRole('menuitem', { name: item }).click();
}
