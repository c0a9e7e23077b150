// Scenarios for the writes of record dialogs (`useRecordDialogs` of the kit): open the dialog, fill it, send it. The dialogs
// are tested with every effect by containers.spec.ts.
import type { Page } from '@playwright/test';
import type { FaultScenario, TestContext } from './FaultScenario.ts';

/** A write that a dialog of the kit sends. */
export interface RecordScenarioOptions extends Pick<FaultScenario, 'name' | 'endpoint'> {
  /** Opens the dialog, from wherever the page is. */
  readonly open: (context: TestContext) => Promise<unknown>;
  /** Fills it. */
  readonly fill?: (page: Page) => Promise<unknown>;
}

/** Describes a write that has succeeded once the portal says that the record was created, saved or deleted. */
export function recordScenario({ name, endpoint, open, fill }: RecordScenarioOptions): FaultScenario {
  return {
    name,
    endpoint,
    isSignedIn: true,
    container: endpoint.startsWith('DELETE ') ? 'a confirm dialog' : 'a record dialog',
    async arrange(context) {
      await open(context);
      await fill?.(context.page);
    },
    trigger: (page) => openedDialog(page).locator('.bdk-dialog-actions button').last().click(),
    content: (page) =>
      page
        .getByRole('region', { name: 'Latest messages' })
        .getByText(/has been (created|saved|deleted)/)
        .first(),
  };
}

/** The dialog that is open. */
export function openedDialog(page: Page) {
  return page.locator('dialog[open]').last();
}
