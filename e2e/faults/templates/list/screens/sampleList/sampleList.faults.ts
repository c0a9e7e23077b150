import {
  ensureSession,
  type FaultScenario,
  forEachShown,
  openedDialog,
  type Page,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/sample_plugin';
const collection = 'samplePluginSamples';
const existing = 'Branch lease';
const unused = 'Unused sample item';
let number = 0;

/** The calls of the list and its dialogs. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the sample items of sample-plugin',
    endpoint: 'GET /sample_plugin/samples',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.admin'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  recordScenario({
    name: 'a new sample item of sample-plugin',
    endpoint: 'POST /sample_plugin/samples',
    async open(context) {
      await openList(context);
      await context.page.getByRole('button', { name: 'New sample item' }).click();
    },
    async fill(page) {
      number += 1;
      await forEachShown(openedDialog(page).getByRole('tab'), async (tab) => {
        await tab.click();
        const field = openedDialog(page).getByRole('tabpanel').getByLabel(/^Name/);
        await field.fill(`Fees ${number}`);
      });
      await openedDialog(page).getByRole('textbox', { name: /^Due/ }).fill('2099-12-31');
    },
  }),
  recordScenario({
    name: 'a changed sample item of sample-plugin',
    endpoint: 'PUT /sample_plugin/samples/{sampleID}',
    async open(context) {
      await openList(context);
      await chooseFor(context.page, { name: existing, item: 'Edit' });
    },
    async fill(page) {
      number += 1;
      await openedDialog(page).getByRole('textbox', { name: /^Note/ }).fill(`Signed ${number}`);
    },
  }),
  recordScenario({
    name: 'deleting a sample item of sample-plugin',
    endpoint: 'DELETE /sample_plugin/samples/{sampleID}',
    async open(context) {
      const { emulator, page } = context;
      const row = await emulator.readRow<object>(collection, 'SMP-DEMO-01');
      const name = { EN: unused, SC: '未用', TC: '未用' };
      // Each attempt deletes it.
      await emulator.putRow(collection, 'SMP-DEMO-UNUSED', { ...row, sampleID: 'SMP-DEMO-UNUSED', name, version: 1 });
      await openList(context);
      await chooseFor(page, { name: unused, item: 'Delete' });
    },
  }),
];

/** Loads the list, so that no dialog is open. */
async function openList(context: TestContext): Promise<void> {
  await ensureSession(context, 'demo.admin');
  await context.page.goto(path);
  await context.page.getByRole('grid').getByRole('row').nth(1).waitFor();
}

interface Choice {
  readonly name: string;
  readonly item: string;
}

async function chooseFor(page: Page, { name, item }: Choice): Promise<void> {
  await page
    .getByRole('row', { name })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
