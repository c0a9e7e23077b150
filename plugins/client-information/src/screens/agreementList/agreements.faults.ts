import {
  ensureSession,
  type FaultScenario,
  forEachShown,
  orderScenario,
  type Page,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_info/agreement';
let number = 0;

/** The calls of the screens of agreements. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of agreements',
    endpoint: 'GET /goapi/agreements',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.notices'),
    trigger: (page) => page.goto(path),
    content: (page) => agreementLink(page),
  },
  {
    name: 'an agreement',
    endpoint: 'GET /goapi/agreements/{agreementID}',
    isSignedIn: true,
    container: 'a single record',
    arrange: openList,
    trigger: (page) => agreementLink(page).click(),
    content: (page) => page.getByRole('tab', { name: 'Acceptances' }),
  },
  {
    name: 'who accepted an agreement',
    endpoint: 'GET /goapi/agreements/acceptances',
    isSignedIn: true,
    container: 'a list screen',
    arrange: openAgreement,
    trigger: (page) => page.getByRole('tab', { name: 'Acceptances' }).click(),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  {
    name: 'the templates that ask for an agreement',
    endpoint: 'GET /goapi/agreements/{agreementID}/profiles',
    isSignedIn: true,
    container: 'a single record',
    arrange: openAgreement,
    trigger: (page) => page.getByRole('tab', { name: 'Templates' }).click(),
    content: (page) => page.getByRole('table', { name: /^Templates that ask/ }),
  },
  {
    name: 'creating an agreement',
    endpoint: 'POST /goapi/agreements',
    isSignedIn: true,
    container: 'a form',
    async arrange(context) {
      await openList(context);
      const { page } = context;
      await page.getByRole('link', { name: 'New agreement' }).click();
      // The list that is still there while the form loads has a filter of that name.
      await page.getByRole('main').locator('form').getByLabel(/^Type/).selectOption('derivatives');
      number += 1;
      const labels = [/^Content/, /^Text of the check box/, /^Button that agrees/, /^Button that disagrees/, /^Title/];
      await forEachShown(page.getByRole('main').locator('form').getByRole('tab'), async (tab) => {
        await tab.click();
        for (const label of labels) await panel(page).getByLabel(label).fill(`Derivatives ${number}`);
      });
    },
    trigger: (page) => page.locator('main form button[type=submit]').click(),
    content: (page) => page.getByRole('heading', { name: /^Derivatives \d/, level: 1 }),
    typedFields: (page) => [[titleField(page), /^Derivatives/]],
  },
  {
    name: 'changing an agreement',
    endpoint: 'PUT /goapi/agreements/{agreementID}',
    isSignedIn: true,
    container: 'a form',
    async arrange(context) {
      await openAgreement(context);
      const { page } = context;
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      number += 1;
      await titleField(page).fill(`Client Agreement ${number}`);
    },
    async trigger(page) {
      await page.locator('main form button[type=submit]').click();
      await page.getByRole('button', { name: 'Save as a new version' }).click();
    },
    content: (page) => page.getByRole('tab', { name: 'Acceptances' }),
    typedFields: (page) => [[titleField(page), /^Client Agreement \d/]],
  },
  recordScenario({
    name: 'deleting an agreement',
    endpoint: 'DELETE /goapi/agreements/{agreementID}',
    async open(context) {
      const agreement = await context.emulator.readRow<object>('agreements', 'AGR-DEMO-margin');
      const title = { EN: 'Unused agreement', SC: '未用协议', TC: '未用協議' };
      const agreementID = 'AGR-DEMO-unused';
      await context.emulator.putRow('agreements', agreementID, { ...agreement, agreementID, title, sequence: 9 });
      await openList(context);
      const { page } = context;
      await page
        .getByRole('row', { name: /^Unused agreement/ })
        .getByRole('button')
        .last()
        .click();
      await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    },
  }),
  orderScenario({
    name: 'the order of agreements',
    endpoint: 'PATCH /goapi/agreements/sequences',
    load: openList,
    async open(page) {
      await page.getByRole('button', { name: 'Order agreements' }).click();
      await page.getByRole('menuitem', { name: 'Basic', exact: true }).click();
    },
  }),
];

/** Loads the list, so that no dialog is open. */
async function openList({ page, emulator }: TestContext): Promise<void> {
  await ensureSession({ page, emulator }, 'demo.notices');
  await page.goto(path);
  await agreementLink(page).waitFor();
}

async function openAgreement(context: TestContext): Promise<void> {
  await openList(context);
  await agreementLink(context.page).click();
  await context.page.getByRole('tab', { name: 'Acceptances' }).waitFor();
}

/** The first agreement, whatever its title is by now. */
function agreementLink(page: Page) {
  return page.getByRole('grid').getByRole('link').first();
}

function panel(page: Page) {
  return page.getByRole('main').locator('form').getByRole('tabpanel');
}

function titleField(page: Page) {
  return panel(page).getByLabel(/^Title/);
}
