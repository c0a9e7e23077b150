import type { FaultScenario, Page, TestContext } from '@brokerdesk/plugin-testing/browser';
import { goToBrokers } from '../../visits/providerNavigationFixture.ts';

const functionName = 'Archive application';

/** The calls of the tabs of a broker. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the permission set of a broker',
    endpoint: 'GET /systems/functions/{brokerCode}',
    isSignedIn: true,
    container: 'a single record',
    arrange: goToBroker,
    trigger: (page) => page.getByRole('tab', { name: 'Permission set' }).click(),
    content: (page) => page.getByRole('tree'),
  },
  {
    name: 'changing the permission set of a broker',
    endpoint: 'POST /systems/functions/{brokerCode}',
    isSignedIn: true,
    container: 'a form',
    distinguishes: ['E0016'],
    async arrange(context) {
      await goToBroker(context);
      const { page } = context;
      await page.getByRole('tab', { name: 'Permission set' }).click();
      await page.getByRole('tree').waitFor();
      // A draft of an attempt that failed is the change already.
      const discard = page.getByRole('button', { name: 'Discard changes' });
      if (!(await discard.isVisible())) await page.getByRole('treeitem', { name: functionName }).click();
    },
    async trigger(page) {
      await page.getByRole('main').getByRole('button', { name: 'Save permission set' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Save permission set' }).click();
    },
    content: (page) => message(page, /^The permission set has been saved/),
    typedFields: () => [],
  },
];

/** Opens a broker from the list, which shows what can be changed as it is now. */
async function goToBroker(context: TestContext): Promise<void> {
  await goToBrokers(context);
  await context.page.getByRole('grid').getByRole('link', { name: /DEMO/ }).click();
  await context.page.getByRole('tab', { name: 'Details' }).waitFor();
}

function message(page: Page, text: RegExp) {
  return page.getByRole('region', { name: 'Latest messages' }).getByText(text).first();
}
