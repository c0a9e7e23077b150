import {
  ensureSession,
  type FaultScenario,
  forEachShown,
  openedDialog,
  orderScenario,
  type Page,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_notice/public';
const collection = 'announcements';
const sampleID = 'ANN-DEMO-3';
const sample = 'Holiday trading arrangements';
let number = 0;

/** The calls of announcements. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of announcements',
    endpoint: 'GET /goapi/announcements',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.notices'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  {
    name: 'an announcement',
    endpoint: 'GET /goapi/announcements/{announceID}',
    isSignedIn: true,
    container: 'a single record',
    arrange: openList,
    trigger: (page) => page.getByRole('row', { name: sample }).getByRole('link').first().click(),
    content: (page) => page.getByRole('tab', { name: 'Preview' }),
  },
  recordScenario({
    name: 'a new announcement',
    endpoint: 'POST /goapi/announcements',
    async open(context) {
      await openList(context);
      await context.page.getByRole('button', { name: 'New announcement' }).click();
    },
    async fill(page) {
      number += 1;
      await forEachShown(openedDialog(page).getByRole('tab'), async (tab) => {
        await tab.click();
        const panel = openedDialog(page).getByRole('tabpanel');
        await panel.getByLabel(/^Title/).fill(`Typhoon ${number}`);
        await panel.getByLabel(/^Content/).fill(`Signal ${number}`);
      });
    },
  }),
  recordScenario({
    name: 'a changed announcement',
    endpoint: 'PUT /goapi/announcements/{announceID}',
    open: (context) => chooseForSample(context, 'Edit'),
    async fill(page) {
      number += 1;
      await openedDialog(page)
        .getByLabel(/^Content/)
        .first()
        .fill(`Closed for ${number} days.`);
    },
  }),
  recordScenario({
    name: 'deleting an announcement',
    endpoint: 'DELETE /goapi/announcements/{announceID}',
    async open(context) {
      const { emulator } = context;
      const row = await emulator.readRow<object>(collection, 'ANN-DEMO-1');
      const title = { EN: sample, SC: '假期', TC: '假期' };
      // Each attempt deletes it.
      await emulator.putRow(collection, sampleID, { ...row, announceID: sampleID, title, sequence: 3, version: 1 });
      await chooseForSample(context, 'Delete announcement');
    },
  }),
  orderScenario({
    name: 'the order of the announcements',
    endpoint: 'PATCH /goapi/announcements/sequences',
    load: openList,
    open: (page) => page.getByRole('button', { name: 'Order announcements' }).click(),
  }),
];

async function openList(context: TestContext): Promise<void> {
  await ensureSession(context, 'demo.notices');
  await context.page.goto(path);
  await context.page.getByRole('grid').getByRole('row').nth(1).waitFor();
}

function rowOf(page: Page) {
  return page.getByRole('row', { name: sample });
}

async function chooseForSample(context: TestContext, item: string): Promise<void> {
  await openList(context);
  await rowOf(context.page).getByRole('button').last().click();
  await context.page.getByRole('menuitem', { name: item, exact: true }).click();
}
