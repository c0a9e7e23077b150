import {
  ensureSession,
  type FaultScenario,
  openedDialog,
  type Page,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_info/quote_plan';
let number = 0;

/** The calls of the screens of quote plans. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of quote plans',
    endpoint: 'GET /goapi/feed_plans',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.trading'),
    trigger: (page) => page.goto(path),
    content: planLink,
  },
  {
    name: 'the packages of the broker',
    endpoint: 'GET /goapi/feed_packages',
    isSignedIn: true,
    arrange: (context) => ensureSession(context, 'demo.trading'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('meter').first(),
    // A toast and words in place of the bars (specification, section 8); the plans are listed all the same.
    outcomes: { refused: 'failure', 'too-large': 'failure' },
  },
  {
    name: 'the clients for quote plans',
    endpoint: 'GET /goapi/traders',
    isSignedIn: true,
    container: 'a list screen',
    arrange: openList,
    trigger: (page) => page.getByRole('tab', { name: 'Clients', exact: true }).click(),
    content: (page) => page.getByRole('grid', { name: 'Clients' }).getByRole('row').nth(1),
  },
  {
    name: 'a quote plan',
    endpoint: 'GET /goapi/feed_plans/{planID}',
    isSignedIn: true,
    container: 'a single record',
    arrange: openList,
    trigger: (page) => planLink(page).click(),
    content: (page) => page.getByRole('table', { name: /^(Terms|What is in force)/ }),
  },
  {
    name: 'the logins of a client',
    endpoint: 'GET /goapi/traders/{userID}',
    isSignedIn: true,
    container: 'a single record',
    arrange: openNewPlan,
    async trigger(page) {
      const retry = openedDialog(page).getByRole('button', { name: 'Try again' });
      if (await retry.isVisible()) return retry.click();
      await clientField(page).fill('dm600315');
      return page.getByRole('option', { name: /dm600315/ }).click();
    },
    content: (page) => openedDialog(page).getByLabel(/^For/),
  },
  {
    name: 'applying for a quote plan',
    endpoint: 'POST /goapi/feed_plans',
    isSignedIn: true,
    container: 'a record dialog',
    distinguishes: ['E0016'],
    async arrange(context) {
      const userID = await addClient(context);
      await openNewPlan(context);
      const { page } = context;
      await clientField(page).fill(userID);
      await page.getByRole('option', { name: new RegExp(userID) }).click();
      await openedDialog(page)
        .getByLabel(/^Package/)
        .selectOption('LEVEL_1');
      await openedDialog(page).getByRole('radio', { name: 'Unlimited' }).check();
    },
    trigger: (page) => openedDialog(page).getByRole('button', { name: 'Apply', exact: true }).click(),
    content: (page) => message(page, 'The quote plan has been applied for.'),
    typedFields: (page) => [[clientField(page), /dm69/]],
  },
  {
    name: 'changing a quote plan',
    endpoint: 'PUT /goapi/feed_plans/{planID}',
    isSignedIn: true,
    container: 'a record dialog',
    async arrange(context) {
      await openPlan(context);
      await context.page.getByRole('button', { name: 'Change', exact: true }).click();
      await terminals(context.page).fill('3');
    },
    trigger: (page) => openedDialog(page).getByRole('button', { name: 'Apply for the change' }).click(),
    content: (page) => message(page, 'The change has been applied for.'),
    typedFields: (page) => [[terminals(page), '3']],
  },
  {
    name: 'ending a quote plan',
    endpoint: 'DELETE /goapi/feed_plans/{planID}',
    isSignedIn: true,
    container: 'a record dialog',
    distinguishes: ['E0005'],
    async arrange(context) {
      await openPlan(context);
      await context.page.getByRole('button', { name: 'End', exact: true }).click();
      await lastDay(context.page).fill('2099-12-31');
      await lastDay(context.page).press('Tab');
    },
    trigger: (page) => openedDialog(page).getByRole('button', { name: 'End the plan' }).click(),
    content: (page) => page.getByText('Ends after 31 Dec 2099'),
    typedFields: (page) => [[lastDay(page), '31 Dec 2099']],
  },
  {
    name: 'taking back the end of a quote plan',
    endpoint: 'DELETE /goapi/feed_plans/{planID}/terminations',
    isSignedIn: true,
    container: 'a confirm dialog',
    async arrange(context) {
      await openPlan(context, { terminationDate: '2099-12-31' });
      await context.page.getByRole('button', { name: 'Take back the end' }).click();
    },
    trigger: (page) => openedDialog(page).getByRole('button', { name: 'Take back the end' }).click(),
    content: (page) => message(page, 'The quote plan has no end any more.'),
  },
  {
    name: 'withdrawing the change of a quote plan',
    endpoint: 'DELETE /goapi/feed_plans/{planID}/changes',
    isSignedIn: true,
    container: 'a confirm dialog',
    async arrange(context) {
      await openPlan(context, { change: pendingChange });
      await context.page.getByRole('button', { name: 'Withdraw the change' }).click();
    },
    trigger: (page) => openedDialog(page).getByRole('button', { name: 'Withdraw the change' }).click(),
    content: (page) => page.getByRole('table', { name: 'Terms', exact: true }),
  },
];

const plain = { status: 'effective', terminationDate: null, change: null };
const pendingChange = {
  packageCode: 'LEVEL_2',
  quota: 3,
  effectiveDate: '2099-12-01',
  audit: 'pending',
  auditReason: null,
  auditBy: null,
  auditTime: null,
  applyRefID: 'DEMO-U001',
  applyBy: 'MUI Kin Yip 梅建業',
  applyTime: '2026-01-01T00:00:00.000Z',
};

/** Opens a plan in force with two terminals, and with the given change or end. */
async function openPlan(context: TestContext, changes: object = {}) {
  const { page, emulator } = context;
  await ensureSession(context, 'demo.trading');
  const plan = await emulator.readRow<object>('feedPlans', 'DEMO-QP002');
  await emulator.putRow('feedPlans', 'DEMO-QP002', { ...plan, ...plain, ...changes });
  await page.goto(path);
  const row = page.getByRole('grid').getByRole('row').filter({ hasText: 'dm600127' });
  await row.getByRole('link').first().click();
  await page.getByRole('table', { name: /^(Terms|What is in force)/ }).waitFor();
}

async function openList(context: TestContext): Promise<void> {
  await ensureSession(context, 'demo.trading');
  await context.page.goto(path);
  await planLink(context.page).waitFor();
}

async function openNewPlan(context: TestContext): Promise<void> {
  await openList(context);
  await context.page.getByRole('button', { name: 'New quote plan' }).click();
}

/** Adds a client without a plan, because an earlier attempt may have been carried out; returns the login. */
async function addClient({ emulator }: TestContext): Promise<string> {
  number += 1;
  const userID = `dm69${String(number).padStart(4, '0')}`;
  const client = await emulator.readRow<object>('traders', 'dm600301');
  await emulator.putRow('traders', userID, { ...client, userID, subUsers: [] });
  return userID;
}

/** The first plan of the list. */
function planLink(page: Page) {
  return page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first();
}

function lastDay(page: Page) {
  return openedDialog(page).getByRole('textbox', { name: /^Last day/ });
}

function clientField(page: Page) {
  return openedDialog(page).getByRole('combobox', { name: /^Client/ });
}

function terminals(page: Page) {
  return openedDialog(page).getByRole('spinbutton', { name: /^Terminals/ });
}

function message(page: Page, text: string) {
  return page.getByRole('region', { name: 'Latest messages' }).getByText(text).first();
}
