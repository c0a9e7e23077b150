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

const path = 'demo/main/product_control/manage_info/faq';
const emptyID = 'FQC-DEMO-EMPTY';
let number = 0;

/** The calls of categories and questions. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the categories of questions',
    endpoint: 'GET /goapi/faq/categories',
    isSignedIn: true,
    container: 'a single record',
    arrange: (context) => ensureSession(context, 'demo.notices'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('navigation', { name: 'Categories' }),
  },
  {
    name: 'the list of questions',
    endpoint: 'GET /goapi/faq',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.notices'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  recordScenario({
    name: 'a new category of questions',
    endpoint: 'POST /goapi/faq/categories',
    open: (context) => pressButton(context, 'New category'),
    fill: fillNames,
  }),
  recordScenario({
    name: 'a renamed category of questions',
    endpoint: 'PUT /goapi/faq/categories/{categoryID}',
    // A category that no earlier attempt has renamed.
    async open(context) {
      number += 1;
      await addEmptyCategory(context, `FQC-DEMO-${number}`, `Empty ${number}`);
      await pressButton(context, `Empty ${number} 0`);
      await context.page.getByRole('button', { name: 'Rename' }).click();
    },
    fill: fillNames,
  }),
  recordScenario({
    name: 'deleting a category of questions',
    endpoint: 'DELETE /goapi/faq/categories/{categoryID}',
    async open(context) {
      await addEmptyCategory(context, emptyID, 'Empty');
      await openScreen(context);
      await context.page.getByRole('button', { name: 'Empty 0' }).click();
      await context.page.getByRole('button', { name: 'Delete category' }).click();
    },
  }),
  orderScenario({
    name: 'the order of the categories of questions',
    endpoint: 'PATCH /goapi/faq/categories/sequences',
    load: openScreen,
    open: (page) => page.getByRole('button', { name: 'Order categories' }).click(),
  }),
  recordScenario({
    name: 'a new question',
    endpoint: 'POST /goapi/faq',
    async open(context) {
      await openTrading(context);
      await context.page.getByRole('button', { name: 'New question' }).click();
    },
    async fill(page) {
      number += 1;
      await fillLanguages(page, /^Question/, `What is new ${number}?`);
      await fillLanguages(page, /^Answer/, `Nothing ${number}.`);
    },
  }),
  recordScenario({
    name: 'a changed question',
    endpoint: 'PUT /goapi/faq/{faqID}',
    open: (context) => chooseForFirst(context, 'Edit'),
    async fill(page) {
      number += 1;
      await openedDialog(page)
        .getByLabel(/^Question/)
        .first()
        .fill(`What is different ${number}?`);
    },
  }),
  recordScenario({
    name: 'deleting a question',
    endpoint: 'DELETE /goapi/faq/{faqID}',
    // One that no earlier attempt has deleted.
    async open(context) {
      await addFirstQuestion(context);
      await chooseForFirst(context, 'Delete');
    },
  }),
  orderScenario({
    name: 'the order of the questions',
    endpoint: 'PATCH /goapi/faq/sequences',
    load: openTrading,
    open: (page) => page.getByRole('button', { name: 'Order questions' }).click(),
  }),
];

/** Loads the screen, so that no dialog is open. */
async function openScreen({ page, emulator }: TestContext): Promise<void> {
  await ensureSession({ page, emulator }, 'demo.notices');
  await page.goto(path);
}

async function addEmptyCategory({ emulator }: TestContext, categoryID: string, name: string): Promise<void> {
  const trading = await emulator.readRow<object>('faqCategories', 'FQC-DEMO-TRADING');
  const names = { EN: name, SC: '空', TC: '空' };
  await emulator.putRow('faqCategories', categoryID, { ...trading, categoryID, name: names, sequence: 9 });
}

async function addFirstQuestion({ emulator }: TestContext): Promise<void> {
  const opening = await emulator.readRow<object>('faq', 'FAQ-DEMO-OPENING-1');
  const place = { faqID: 'FAQ-DEMO-FIRST', categoryID: 'FQC-DEMO-TRADING', sequence: 0 };
  await emulator.putRow('faq', place.faqID, { ...opening, ...place });
}

async function pressButton(context: TestContext, name: string): Promise<void> {
  await openScreen(context);
  await context.page.getByRole('button', { name }).click();
}

async function openTrading(context: TestContext): Promise<void> {
  await pressButton(context, 'Trading');
  await context.page.getByRole('heading', { name: 'Trading', exact: true }).waitFor();
}

async function chooseForFirst(context: TestContext, item: string): Promise<void> {
  await openTrading(context);
  const row = context.page.getByRole('grid').getByRole('row').nth(1);
  await row.getByRole('button').last().click();
  await context.page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function fillNames(page: Page): Promise<void> {
  number += 1;
  await forEachShown(openedDialog(page).getByLabel(/^Name/), async (field, index) => {
    await field.fill(`Visits ${number} ${index}`);
  });
}

async function fillLanguages(page: Page, label: RegExp, value: string): Promise<void> {
  await forEachShown(openedDialog(page).getByRole('tab'), async (tab) => {
    await tab.click();
    await openedDialog(page).getByRole('tabpanel').getByLabel(label).fill(value);
  });
}
