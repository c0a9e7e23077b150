import { ensureSession, type FaultScenario, openedDialog } from '@brokerdesk/plugin-testing/browser';

/** The calls of all quote plans that no screen of a broker makes. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the brokers of a new quote plan',
    endpoint: 'GET /systems/brokers',
    isSignedIn: true,
    async arrange(context) {
      const { page } = context;
      await ensureSession(context, 'provider.admin');
      await page.goto('2go/main/quote_plan_review/all_paln_detail');
      await page.getByRole('button', { name: 'New quote plan' }).click();
    },
    async trigger(page) {
      const retry = page.getByRole('button', { name: 'Try again' }).first();
      if (await retry.isVisible()) return retry.click();
      return openedDialog(page)
        .getByRole('combobox', { name: /^Broker/ })
        .press('ArrowDown');
    },
    // The list behind the dialog has a filter with the same brokers.
    content: (page) => openedDialog(page).getByRole('option', { name: /Demo Securities/ }),
    isSuggestion: true,
    // The words stand in the list of the field, not in an alert.
    failure: (page) => page.getByText('The search failed; your choice has not changed.').first(),
  },
];
