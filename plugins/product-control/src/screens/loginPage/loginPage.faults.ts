import {
  backgroundOutcomes,
  ensureSession,
  type FaultScenario,
  forEachShown,
  openedDialog,
  type Page,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_portal/login_page';
const collection = 'webpageContents';
const pattern = 'DEMO-WC05';
const sampleID = 'DEMO-WC90';
const sample = 'Black rainstorm';
let number = 0;

/** The calls of the sign-in page. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the contents of the sign-in page',
    endpoint: 'GET /systems/webpage_content',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.content'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  recordScenario({
    name: 'a new content of the sign-in page',
    endpoint: 'POST /systems/webpage_content',
    async open(context) {
      await openList(context);
      await context.page.getByRole('button', { name: 'New content' }).click();
    },
    async fill(page) {
      number += 1;
      await openedDialog(page).getByLabel(/^Name/).fill(`Rain ${number}`);
      await forEachShown(openedDialog(page).getByRole('tab'), async (tab) => {
        await tab.click();
        await openedDialog(page).getByRole('tabpanel').getByRole('textbox').fill(`Rain ${number}`);
      });
    },
  }),
  recordScenario({
    name: 'a changed content of the sign-in page',
    endpoint: 'PUT /systems/webpage_content/{contentID}',
    open: (context) => chooseForSample(context, 'Edit'),
    async fill(page) {
      number += 1;
      await openedDialog(page).getByRole('tabpanel').getByRole('textbox').fill(`Closed for ${number} hours.`);
    },
  }),
  recordScenario({
    name: 'deleting a content of the sign-in page',
    endpoint: 'DELETE /systems/webpage_content/{contentID}',
    open: (context) => chooseForSample(context, 'Delete'),
  }),
  {
    name: 'publishing a content of the sign-in page',
    endpoint: 'PATCH /systems/webpage_content/{contentID}',
    isSignedIn: true,
    container: 'a confirm dialog',
    arrange: (context) => chooseForSample(context, 'Publish'),
    trigger: (page) => openedDialog(page).locator('.bdk-dialog-actions button').last().click(),
    content: (page) =>
      page
        .getByRole('region', { name: 'Latest messages' })
        .getByText(/is on the sign-in page/)
        .first(),
  },
  copyScenario('the preset pictures that a background can copy', 'GET /systems/images/lists'),
  copyScenario('the advertising pictures that a background can copy', 'GET /goapi/images'),
];

/** Without some of the pictures the others can be copied, and the form says what failed. */
function copyScenario(name: string, endpoint: FaultScenario['endpoint']): FaultScenario {
  return {
    name,
    endpoint,
    isSignedIn: true,
    container: 'a background call',
    async arrange(context) {
      await openList(context);
      await context.page
        .getByRole('button', { name: /^Background/ })
        .first()
        .click();
    },
    trigger: (page) => page.getByRole('button', { name: 'New content' }).click(),
    content: (page) => openedDialog(page).getByLabel(/^Or copy a picture/),
    outcomes: backgroundOutcomes,
  };
}

async function openList(context: TestContext): Promise<void> {
  await ensureSession(context, 'demo.content');
  await context.page.goto(path);
  await context.page.getByRole('grid').getByRole('row').nth(1).waitFor();
}

/** Each attempt may have published or deleted it. */
async function chooseForSample(context: TestContext, item: string): Promise<void> {
  const row = await context.emulator.readRow<object>(collection, pattern);
  const own = { contentID: sampleID, name: sample, published: null, publishTime: null, version: 1 };
  await context.emulator.putRow(collection, sampleID, { ...row, ...own });
  await openList(context);
  await rowOf(context.page).getByRole('button').last().click();
  await context.page.getByRole('menuitem', { name: item, exact: true }).click();
}

function rowOf(page: Page) {
  return page.getByRole('grid').getByRole('row', { name: sample });
}
