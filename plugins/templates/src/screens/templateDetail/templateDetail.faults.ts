import {
  ensureSession,
  type FaultScenario,
  type Page,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';
import { readFile } from 'node:fs/promises';

const listPath = 'demo/main/account_opening/template_manager';
const templateName = 'Individual account, Hong Kong, non-face-to-face';
let number = 0;

/** The calls of the detail of a template. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'a template',
    endpoint: 'GET /profiles/{id}',
    isSignedIn: true,
    container: 'a single record',
    arrange: goToTemplates,
    trigger: (page) => templateLink(page).click(),
    content: (page) => page.getByRole('navigation', { name: 'Outline' }),
  },
  {
    name: 'the pages of an opening-form template',
    endpoint: 'GET /systems/files',
    isSignedIn: true,
    container: 'a single record',
    arrange: (context) => openTab(context, 'Opening-form templates'),
    trigger: (page) => page.getByRole('button', { name: 'Pages and fields' }).first().click(),
    content: (page) => page.locator('.bdk-pdf-sheet').first(),
  },
  {
    name: 'uploading an opening-form template',
    endpoint: 'POST /opening_forms/templates',
    isSignedIn: true,
    isUpload: true,
    async arrange(context) {
      await openTab(context, 'Opening-form templates');
      number += 1;
      const file = { name: `upload_${number}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(onePage) };
      await context.page.locator('input[type=file]').setInputFiles(file);
    },
    trigger: (page) => page.getByRole('button', { name: 'Upload 1 file' }).click(),
    content: (page) => page.getByRole('status').filter({ hasText: '1 of 1 uploaded' }),
    failure: (page) => page.getByRole('status').filter({ hasText: '0 of 1 uploaded, 1 failed' }),
    typedFields: () => [],
  },
  recordScenario({
    name: 'deleting an opening-form template',
    endpoint: 'DELETE /opening_forms/templates/{id}',
    async open(context) {
      number += 1;
      const id = `DEMO-T-SPARE-${number}`;
      const row = await context.emulator.readRow<object>('openingFormTemplates', 'DEMO-T-INDIVIDUAL');
      const spare = { ...row, templateID: id, fileName: `spare_${number}.pdf`, version: 1 };
      await context.emulator.putRow('openingFormTemplates', id, spare);
      await openTab(context, 'Opening-form templates');
      const line = context.page.getByRole('row', { name: `spare_${number}.pdf` });
      await line.getByRole('button', { name: 'Delete' }).click();
    },
  }),
  {
    name: 'downloading a question file',
    endpoint: 'GET /questions/json_files',
    isSignedIn: true,
    arrange: (context) => openTab(context, 'Question file'),
    trigger: (page) => page.getByRole('button', { name: 'Download the question file' }).click(),
    content: (page) => page.getByRole('status').filter({ hasText: 'Saved as questions-' }),
    isNotRetried: true,
  },
  {
    name: 'replacing questions by a file',
    endpoint: 'POST /questions',
    isSignedIn: true,
    container: 'a form',
    distinguishes: ['E0005'],
    async arrange(context) {
      await openTab(context, 'Question file');
      await chooseFile(context.page);
      await context.page.getByRole('list', { name: 'What the file changes' }).waitFor();
    },
    trigger: (page) => page.getByRole('button', { name: /^Replace and publish/ }).click(),
    content: (page) =>
      page.getByRole('region', { name: 'Latest messages' }).getByText('The questions have been replaced').first(),
    typedFields: () => [],
  },
];

/** Downloads the questions, changes the text of one, and chooses the file. */
async function chooseFile(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the question file' }).click();
  const content = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as {
    readonly questions: { readonly label: { EN: string } }[];
  };
  number += 1;
  for (const { label } of content.questions.slice(0, 1)) label.EN = `Changed ${number}`;
  await page.getByRole('button', { name: 'Choose a question file' }).click();
  const buffer = Buffer.from(JSON.stringify(content));
  await page.locator('dialog input[type=file]').setInputFiles({ name: 'q.json', mimeType: 'application/json', buffer });
}

async function openTab(context: TestContext, name: string): Promise<void> {
  await goToTemplates(context);
  await templateLink(context.page).click();
  await context.page.getByRole('tab', { name }).click();
  await context.page.getByRole('tabpanel').getByRole('button').first().waitFor();
}

async function goToTemplates(context: TestContext): Promise<void> {
  await ensureSession(context, 'demo.admin');
  await context.page.goto(listPath);
  await templateLink(context.page).waitFor();
}

function templateLink(page: Page) {
  return page.getByRole('grid').getByRole('link', { name: templateName });
}

const onePage = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
