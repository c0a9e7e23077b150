import { ensureSession, type FaultScenario, openedDialog, recordScenario } from '@brokerdesk/plugin-testing/browser';

let quota = 100;

/** The calls of the packages of brokers. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    ...recordScenario({
      name: 'the packages of a broker',
      endpoint: 'PUT /goapi/feed_packages/{brokerCode}',
      async open(context) {
        const { page } = context;
        await ensureSession(context, 'provider.admin');
        await page.goto('2go/main/quote_plan_review');
        await page
          .getByRole('row', { name: /Harbour Bright/ })
          .getByRole('button')
          .last()
          .click();
        await page.getByRole('menuitem', { name: 'Change packages' }).click();
      },
      async fill(page) {
        quota += 1;
        await openedDialog(page)
          .getByRole('spinbutton', { name: /Hong Kong Level 2/ })
          .fill(String(quota));
      },
    }),
    content: (page) =>
      page
        .getByRole('region', { name: 'Latest messages' })
        .getByText(/have been saved/)
        .first(),
  },
];
