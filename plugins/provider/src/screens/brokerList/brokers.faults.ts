import { ensureSession, type FaultScenario } from '@brokerdesk/plugin-testing/browser';
import { goToBrokers, providerAccount } from '../../visits/providerNavigationFixture.ts';

/** The calls of the list of brokers and of the card on the first page. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of brokers',
    endpoint: 'GET /systems/brokers',
    isSignedIn: true,
    container: 'a list screen',
    // The home page reads brokers as well, so the list is opened by its address.
    arrange: (context) => ensureSession(context, providerAccount),
    trigger: (page) => page.goto('2go/main/user_manager'),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  {
    name: 'disabling and enabling a broker',
    endpoint: 'PATCH /systems/brokers/status',
    isSignedIn: true,
    container: 'a confirm dialog',
    distinguishes: ['E0016'],
    async arrange(context) {
      await goToBrokers(context);
      await context.page.getByRole('button', { name: 'Actions LOTUS' }).click();
      await context.page.getByRole('menuitem', { name: status }).click();
    },
    trigger: (page) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(Enable|Disable) broker$/ })
        .click(),
    content: (page) =>
      page
        .getByRole('region', { name: 'Latest messages' })
        .getByText(/has been (enabled|disabled)\.$/)
        .first(),
    typedFields: () => [],
  },
];

const status = /^(Enable|Disable)$/;
