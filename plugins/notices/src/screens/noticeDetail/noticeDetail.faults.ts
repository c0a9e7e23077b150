import {
  ensureSession,
  type FaultScenario,
  openedDialog,
  type Page,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';
import { putCopy, putRequest, putScheduled } from '../../visits/noticeRowsFixture.ts';

const path = 'demo/main/product_control/manage_notice/general';
const draft = 'Holidays of the Stock Connect';
const scheduled = 'Your annual statement is ready';
const delivered = 'Trading under typhoon signal no. 8';

/** The calls of a notice and of its delivery. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of notices',
    endpoint: 'GET /notifications',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.notices'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  {
    name: 'a notice',
    endpoint: 'GET /notifications/{ntfID}',
    isSignedIn: true,
    container: 'a single record',
    arrange: openList,
    trigger: (page) => rowLink(page, delivered).click(),
    content: (page) => page.getByRole('tab', { name: /^Delivery report/ }),
  },
  {
    name: 'the delivery report',
    endpoint: 'GET /notifications/deliveries',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => openNotice(context, delivered),
    trigger: (page) => page.getByRole('tab', { name: /^Delivery report/ }).click(),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  {
    name: 'sending a notice again',
    endpoint: 'POST /notifications/{ntfID}/resends',
    isSignedIn: true,
    container: 'a confirm dialog',
    async arrange(context) {
      await openNotice(context, delivered);
      const { page } = context;
      await page.getByRole('tab', { name: /^Delivery report/ }).click();
      await page.getByRole('button', { name: 'Resend to failed' }).click();
    },
    trigger: confirm,
    content: (page) => message(page, 'It is being sent again.'),
  },
  {
    name: 'unscheduling a notice',
    endpoint: 'PATCH /notifications',
    isSignedIn: true,
    container: 'a confirm dialog',
    async arrange(context) {
      await putScheduled(context.emulator);
      await openNotice(context, scheduled);
      await context.page.getByRole('button', { name: 'Unschedule' }).click();
    },
    trigger: confirm,
    content: (page) => message(page, /is a draft again/),
  },
  {
    name: 'approving a notice',
    endpoint: 'POST /notifications/{ntfID}/approvals',
    isSignedIn: true,
    container: 'a confirm dialog',
    async arrange(context) {
      await putRequest(context.emulator);
      await openNotice(context, draft);
      await context.page.getByRole('button', { name: 'Approve' }).click();
    },
    trigger: confirm,
    content: (page) => message(page, /has been approved/),
  },
  recordScenario({
    name: 'deleting a notice',
    endpoint: 'DELETE /notifications/{ntfID}',
    async open(context) {
      await putCopy(context.emulator, { ntfID: 'NTF-DEMO-COPY', titleEN: 'Copy of a draft' });
      await openList(context);
      const { page } = context;
      await page.getByRole('row', { name: 'Copy of a draft' }).getByRole('button').last().click();
      await page.getByRole('menuitem', { name: 'Delete notice' }).click();
    },
  }),
];

async function openList(context: TestContext): Promise<void> {
  await ensureSession(context, 'demo.notices');
  await context.page.goto(path);
  await context.page.getByRole('grid').getByRole('row').nth(1).waitFor();
}

async function openNotice(context: TestContext, title: string): Promise<void> {
  await openList(context);
  await rowLink(context.page, title).click();
  await context.page.getByRole('tab', { name: /^Delivery report/ }).waitFor();
}

function rowLink(page: Page, title: string) {
  return page.getByRole('row', { name: title }).getByRole('link').first();
}

function confirm(page: Page): Promise<void> {
  return openedDialog(page).locator('.bdk-dialog-actions button').last().click();
}

function message(page: Page, text: string | RegExp) {
  return page.getByRole('region', { name: 'Latest messages' }).getByText(text).first();
}
