import {
  ensureSession,
  type FaultScenario,
  openedDialog,
  type Page,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_gotrade/user_related';
const remark = 'Not reached';

/** The calls of device approvals and of the trial version. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of device applications',
    endpoint: 'GET /goapi/device_applications',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.trading'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  {
    name: 'rejecting a device',
    endpoint: 'PATCH /goapi/device_applications/{applicationID}',
    isSignedIn: true,
    container: 'a record dialog',
    // A colleague's decision, and a device that is bound to another login.
    distinguishes: ['E0005', 'E0016'],
    async arrange(context) {
      await applyForDevice(context);
      await openScreen(context);
      const { page } = context;
      // The newest application is the first.
      await page.getByRole('grid').getByRole('row').nth(1).getByRole('button').last().click();
      await page.getByRole('menuitem', { name: 'Reject' }).click();
      await remarkField(page).fill(remark);
    },
    trigger: confirm,
    content: (page) => message(page, /is rejected/),
    typedFields: (page) => [[remarkField(page), remark]],
  },
  {
    name: 'the state of the trial version',
    endpoint: 'GET /goapi/trial_configurations',
    isSignedIn: true,
    container: 'a single record',
    arrange: openScreen,
    trigger: (page) => page.getByRole('tab', { name: 'Trial version' }).click(),
    content: (page) => page.getByRole('term').first(),
  },
  {
    name: 'opening or closing the trial version',
    endpoint: 'PUT /goapi/trial_configurations',
    isSignedIn: true,
    container: 'a confirm dialog',
    distinguishes: ['E0005'],
    async arrange(context) {
      await openScreen(context);
      const { page } = context;
      await page.getByRole('tab', { name: 'Trial version' }).click();
      await page.getByRole('button', { name: /^(Open|Close) trial version$/ }).click();
    },
    trigger: confirm,
    content: (page) => message(page, /The trial version is (open|closed)/),
  },
];

async function openScreen(context: TestContext): Promise<void> {
  await ensureSession(context, 'demo.trading');
  await context.page.goto(path);
  await context.page.getByRole('grid').getByRole('row').nth(1).waitFor();
}

/** A decision is final, so each outcome needs another application. */
async function applyForDevice({ emulator }: TestContext): Promise<void> {
  const ids = await emulator.listRowIDs('deviceApplications');
  const newest = ids.findLast((id) => id.startsWith('DEMO-DA')) ?? '';
  const { loginID } = await emulator.readRow<{ readonly loginID: string }>('deviceApplications', newest);
  await emulator.applyForDevice({ loginID });
}

function remarkField(page: Page) {
  return openedDialog(page).getByRole('textbox', { name: /^Remark/ });
}

function confirm(page: Page): Promise<void> {
  return openedDialog(page).locator('.bdk-dialog-actions button').last().click();
}

function message(page: Page, text: RegExp) {
  return page.getByRole('region', { name: 'Latest messages' }).getByText(text).first();
}
