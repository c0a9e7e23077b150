import {
  ensureSession,
  type FaultScenario,
  forEachShown,
  openedDialog,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_notice/notice_group';
const group = 'Professional investors';
const collection = 'notificationGroups';
let number = 0;

/** The calls of notice groups and their members. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of notice groups',
    endpoint: 'GET /notifications/groups',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.notices'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  recordScenario({
    name: 'a new notice group',
    endpoint: 'POST /notifications/groups',
    async open(context) {
      await openList(context);
      await context.page.getByRole('button', { name: 'New notice group' }).click();
    },
    async fill(page) {
      number += 1;
      await forEachShown(openedDialog(page).getByLabel(/^Name/), async (field, index) => {
        await field.fill(`Night traders ${number} ${index}`);
      });
    },
  }),
  recordScenario({
    name: 'a changed notice group',
    endpoint: 'PUT /notifications/groups/{groupID}',
    open: (context) => chooseFor(context, { name: group, item: 'Edit' }),
    async fill(page) {
      number += 1;
      await openedDialog(page).getByLabel(/^Name/).last().fill(`專業投資者 ${number}`);
    },
  }),
  recordScenario({
    name: 'deleting a notice group',
    endpoint: 'DELETE /notifications/groups/{groupID}',
    async open(context) {
      const { emulator } = context;
      const row = await emulator.readRow<object>(collection, 'NTG-DEMO-PROFESSIONAL');
      const names = { nameEN: 'Unused group', nameSC: '未用组别', nameTC: '未用組別' };
      await emulator.putRow(collection, 'NTG-DEMO-UNUSED', {
        ...row,
        ...names,
        groupID: 'NTG-DEMO-UNUSED',
        version: 1,
      });
      await chooseFor(context, { name: 'Unused group', item: 'Delete' });
    },
  }),
  {
    name: 'the check of account numbers',
    endpoint: 'POST /notifications/groups/account_checks',
    isSignedIn: true,
    async arrange(context) {
      await openList(context);
      const { page } = context;
      await page.getByRole('button', { name: 'New notice group' }).click();
      number += 1;
      await openedDialog(page)
        .getByRole('textbox', { name: /^Account numbers/ })
        .fill(String(900_000_000 + number));
    },
    async trigger(page) {
      const again = openedDialog(page).getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click();
      else await page.keyboard.press('Enter');
    },
    content: (page) => openedDialog(page).getByText('1 number belongs to no account'),
  },
];

async function openList(context: TestContext): Promise<void> {
  await ensureSession(context, 'demo.notices');
  await context.page.goto(path);
  await context.page.getByRole('grid').getByRole('row').nth(1).waitFor();
}

interface Choice {
  readonly name: string;
  readonly item: string;
}

async function chooseFor(context: TestContext, { name, item }: Choice): Promise<void> {
  await openList(context);
  await context.page.getByRole('row', { name }).getByRole('button').last().click();
  await context.page.getByRole('menuitem', { name: item }).click();
}
