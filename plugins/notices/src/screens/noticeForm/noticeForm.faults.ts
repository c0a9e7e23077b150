import {
  ensureSession,
  type FaultScenario,
  openedDialog,
  type Page,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';
import { completeDraft, putCopy } from '../../visits/noticeRowsFixture.ts';

const path = 'demo/main/product_control/manage_notice/general';
let number = 0;

/** The calls of the form of a notice. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'a new notice',
    endpoint: 'POST /notifications',
    isSignedIn: true,
    isUpload: true,
    container: 'a form',
    async arrange(context) {
      await ensureSession(context, 'demo.notices');
      await context.page.goto(`${path}/new`);
      await fillTitle(context.page);
    },
    trigger: saveDraft,
    content: (page) => page.getByRole('tab', { name: 'Delivery report' }),
    typedFields: (page) => [[titleField(page), /^Night desk \d+$/]],
  },
  {
    name: 'a changed notice',
    endpoint: 'PUT /notifications/{ntfID}',
    distinguishes: ['E0016'],
    isSignedIn: true,
    isUpload: true,
    container: 'a form',
    async arrange(context) {
      await openEditor(context);
      await fillTitle(context.page);
    },
    trigger: saveDraft,
    content: (page) => page.getByRole('tab', { name: 'Delivery report' }),
    typedFields: (page) => [[titleField(page), /^Night desk \d+$/]],
  },
  {
    name: 'a test message of a notice',
    endpoint: 'POST /notifications/tests',
    isSignedIn: true,
    async arrange(context) {
      await openEditor(context);
      await context.page.getByRole('button', { name: 'Preview and test' }).click();
    },
    trigger: (page) => openedDialog(page).getByRole('button', { name: 'Send a test message to me' }).click(),
    content: (page) =>
      page
        .getByRole('region', { name: 'Latest messages' })
        .getByText(/test messages sent to/)
        .first(),
  },
];

/** Opens the editor of a draft by the buttons that lead there. */
async function openEditor(context: TestContext): Promise<void> {
  const { page, emulator } = context;
  await ensureSession(context, 'demo.notices');
  await putCopy(emulator, { ntfID: completeDraft, titleEN: 'Holidays of the Stock Connect' });
  await page.goto(path);
  await page.getByRole('row', { name: 'Holidays of the Stock Connect' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await titleField(page).waitFor();
}

async function fillTitle(page: Page): Promise<void> {
  number += 1;
  await titleField(page).fill(`Night desk ${number}`);
}

function titleField(page: Page) {
  return page.getByRole('textbox', { name: /^Title/ });
}

function saveDraft(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Save draft' }).click();
}
