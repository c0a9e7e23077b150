// Scenarios for orders that users change (`OrderDialog` of the kit): open the dialog, move an item, save.
import type { Page } from '@playwright/test';
import type { FaultScenario, TestContext } from './FaultScenario.ts';
import { openedDialog } from './recordScenario.ts';

/** A write that saves an order. */
export interface OrderScenarioOptions extends Pick<FaultScenario, 'name' | 'endpoint'> {
  /** Loads the screen, without the dialog. */
  readonly load: (context: TestContext) => Promise<unknown>;
  /** Opens the dialog. */
  readonly open: (page: Page) => Promise<unknown>;
}

/** Describes the save of an order. Each attempt begins with the order of the server, without the draft of the last one. */
export function orderScenario({ name, endpoint, load, open }: OrderScenarioOptions): FaultScenario {
  return {
    name,
    endpoint,
    isSignedIn: true,
    container: 'an order dialog',
    async arrange(context) {
      await load(context);
      await context.page.evaluate(removeDrafts);
      await open(context.page);
      await openedDialog(context.page)
        .getByRole('button', { name: /^Move .* down$/ })
        .first()
        .click();
    },
    trigger: (page) => openedDialog(page).getByRole('button', { name: 'Save order' }).click(),
    content: (page) => page.getByRole('region', { name: 'Latest messages' }).getByText('Order saved').first(),
  };
}

/** Runs in the page. */
function removeDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('Draft.')) localStorage.removeItem(key);
}
