import {
  ensureSession,
  type FaultScenario,
  forEachShown,
  openedDialog,
  type Page,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/account_opening/template_manager';
let number = 0;

/** The calls of the list of templates. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of templates',
    endpoint: 'GET /profiles',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.templates'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  {
    name: 'the core questions for the check of a question file',
    endpoint: 'GET /profiles/system_components',
    isSignedIn: true,
    container: 'a single record',
    arrange: openList,
    async trigger(page) {
      const again = openedDialog(page).getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) return again.click();
      await page.getByRole('button', { name: 'New template' }).click();
      await chooseStart(page, 'Question file');
      const buffer = Buffer.from(emptyFile);
      const file = { name: 'questions.json', mimeType: 'application/json', buffer };
      // The dialog about a request that was refused may be above it.
      return page.locator('dialog[open] input[type=file]').setInputFiles(file);
    },
    content: (page) => openedDialog(page).getByText('A template needs a page.'),
  },
  recordScenario({
    name: 'a new template',
    endpoint: 'POST /profiles',
    open: (context) => openCreation(context),
    fill: (page) => fillTexts(page),
  }),
  {
    ...recordScenario({
      name: 'the template that is copied',
      endpoint: 'GET /profiles/{id}',
      open: (context) => chooseFor(context, { template: 'Corporate account', item: 'Copy as new template' }),
      fill: (page) => fillTexts(page),
    }),
    isNotRetried: true,
  },
  {
    name: 'blocking mainland addresses',
    endpoint: 'PATCH /profiles/{id}/blocked_cn_ip',
    isSignedIn: true,
    container: 'a confirm dialog',
    arrange: (context) => chooseFor(context, { template: 'Corporate account', item: /mainland addresses/ }),
    trigger: (page) => openedDialog(page).locator('.bdk-dialog-actions button').last().click(),
    content: (page) =>
      page
        .getByRole('region', { name: 'Latest messages' })
        .getByText(/^Mainland addresses are/)
        .first(),
  },
  recordScenario({
    name: 'deleting a template',
    endpoint: 'DELETE /profiles/{id}',
    async open(context) {
      const row = await context.emulator.readRow<object>('profiles', 'DEMO-P-CORPORATE');
      const name = { EN: 'Unused template', SC: '未用模板', TC: '未用範本' };
      const profileID = 'DEMO-P-UNUSED';
      await context.emulator.putRow('profiles', profileID, { ...row, profileID, name, version: 1 });
      await chooseFor(context, { template: 'Unused template', item: 'Delete template' });
    },
  }),
];

const emptyFile = JSON.stringify({ format: 'brokerdesk-questions-1', classification: [], pages: [], questions: [] });

/** Loads the list, so that no dialog is open. */
async function openList(context: TestContext): Promise<void> {
  await ensureSession(context, 'demo.templates');
  await context.page.goto(path);
  await context.page.getByRole('grid').getByRole('row').nth(1).waitFor();
}

async function openCreation(context: TestContext): Promise<void> {
  await openList(context);
  await context.page.getByRole('button', { name: 'New template' }).click();
}

interface Choice {
  readonly template: string;
  readonly item: string | RegExp;
}

async function chooseFor(context: TestContext, { template, item }: Choice): Promise<void> {
  await openList(context);
  const row = context.page.getByRole('row', { name: template });
  await row.getByRole('button').last().click();
  await context.page.getByRole('menuitem', { name: item }).click();
}

async function chooseStart(page: Page, start: string): Promise<void> {
  await openedDialog(page).getByText(start, { exact: true }).first().click();
}

async function fillTexts(page: Page): Promise<void> {
  number += 1;
  await forEachShown(openedDialog(page).getByRole('tab'), async (tab, index) => {
    await tab.click();
    const fields = openedDialog(page)
      .getByRole('tabpanel')
      .getByLabel(/^(?:Name|Description)/);
    await forEachShown(fields, (field) => field.fill(`Night desk ${number} ${index}`));
  });
}
