import {
  ensureSession,
  type FaultScenario,
  forEachShown,
  openedDialog,
  type Page,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/user_control/user_manager/contacts';
let number = 0;

/** The calls of the contacts. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the contact groups',
    endpoint: 'GET /contact_groups',
    isSignedIn: true,
    container: 'a single record',
    arrange: (context) => ensureSession(context, 'demo.admin'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('navigation', { name: 'Contact groups' }),
  },
  {
    name: 'the contacts of a group',
    endpoint: 'GET /contact_details',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.admin'),
    trigger: (page) => page.goto(path),
    content: firstContact,
  },
  recordScenario({
    name: 'a new contact group',
    endpoint: 'POST /contact_groups',
    open: (context) => pressButton(context, 'New group'),
    fill: fillTexts,
  }),
  recordScenario({
    name: 'a changed contact group',
    endpoint: 'PUT /contact_groups/{groupID}',
    open: (context) => pressButton(context, 'Edit group'),
    fill: fillTexts,
  }),
  recordScenario({
    name: 'deleting a contact group',
    endpoint: 'DELETE /contact_groups/{groupID}',
    async open(context) {
      await addEmptyGroup(context);
      await pressButton(context, 'Delete group');
    },
  }),
  recordScenario({
    name: 'a new contact',
    endpoint: 'POST /contact_details',
    open: (context) => pressButton(context, 'New contact'),
    async fill(page) {
      await fillTexts(page);
      await openedDialog(page).getByLabel('Email').fill('branch@demo-securities.example');
    },
  }),
  recordScenario({
    name: 'a changed contact',
    endpoint: 'PUT /contact_details/{detailID}',
    open: (context) => chooseForFirst(context, 'Edit'),
    fill: fillTexts,
  }),
  recordScenario({
    name: 'deleting a contact',
    endpoint: 'DELETE /contact_details/{detailID}',
    // One that no earlier attempt has deleted.
    async open(context) {
      const { emulator } = context;
      const row = await emulator.readRow<object>('contactDetails', 'DEMO-CD-1001');
      const place = { detailID: 'DEMO-CD-FIRST', sequence: 0 };
      await emulator.putRow('contactDetails', place.detailID, { ...row, ...place });
      await chooseForFirst(context, 'Delete');
    },
  }),
];

function firstContact(page: Page) {
  return page.getByRole('grid').getByRole('row').nth(1);
}

/** Loads the screen, so that no dialog is open. */
async function openScreen({ page, emulator }: TestContext): Promise<void> {
  await ensureSession({ page, emulator }, 'demo.admin');
  await page.goto(path);
}

async function pressButton(context: TestContext, name: string): Promise<void> {
  await openScreen(context);
  await context.page.getByRole('button', { name }).click();
}

/** Opens the menu of the first contact and chooses an item. */
async function chooseForFirst(context: TestContext, item: string): Promise<void> {
  await openScreen(context);
  await firstContact(context.page).getByRole('button').last().click();
  await context.page.getByRole('menuitem', { name: item }).click();
}

/** Fills in names that no earlier attempt has used. */
async function fillTexts(page: Page): Promise<void> {
  number += 1;
  await forEachShown(openedDialog(page).getByRole('tab'), async (tab, index) => {
    await tab.click();
    await openedDialog(page).getByRole('tabpanel').getByLabel(/^Name/).fill(`Branch desk ${number} ${index}`);
  });
}

/** Adds a group without users and contacts, which stands first. */
async function addEmptyGroup({ emulator }: TestContext): Promise<void> {
  const group = await emulator.readRow<object>('contactGroups', 'DEMO-CG-OPENING');
  const names = { nameEN: 'Branch desk', nameSC: '分行柜台', nameTC: '分行櫃位' };
  const id = 'DEMO-CG-BRANCH';
  await emulator.putRow('contactGroups', id, { ...group, ...names, groupID: id, sequence: 0 });
}
