import {
  ensureSession,
  type FaultScenario,
  openedDialog,
  type Page,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const reason = 'Not paid';
let number = 0;

/** The calls of the review of quote plans. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'rejecting a request for a quote plan',
    endpoint: 'PATCH /goapi/feed_plans/{planID}/audits',
    isSignedIn: true,
    container: 'a record dialog',
    // That of a colleague's decision.
    distinguishes: ['E0005'],
    async arrange(context) {
      const { page } = context;
      const client = await addRequest(context);
      await ensureSession(context, 'provider.admin');
      await page.goto('2go/main/quote_plan_review/review_manager');
      await page.getByRole('row', { name: client }).getByRole('button').last().click();
      await page.getByRole('menuitem', { name: 'Reject' }).click();
      await reasonField(page).fill(reason);
    },
    trigger: (page) => openedDialog(page).locator('.bdk-dialog-actions button').last().click(),
    content: (page) =>
      page
        .getByRole('region', { name: 'Latest messages' })
        .getByText(/is rejected/)
        .first(),
    typedFields: (page) => [[reasonField(page), reason]],
  },
];

/** A decision is final, so each outcome needs another request; returns the name of its client. */
async function addRequest({ emulator }: TestContext): Promise<string> {
  number += 1;
  const ids = await emulator.listRowIDs('feedPlans');
  const rows = await Promise.all(ids.map((id) => emulator.readRow<{ readonly status: string }>('feedPlans', id)));
  const waiting = rows.find(({ status }) => status === 'applied');
  const client = { planID: `DEMO-FAULT${number}`, userID: `fault${number}`, customerName: `Fault ${number}` };
  await emulator.putRow('feedPlans', client.planID, { ...waiting, ...client, version: 1 });
  return client.customerName;
}

function reasonField(page: Page) {
  return openedDialog(page).getByRole('textbox', { name: /^Reason/ });
}
