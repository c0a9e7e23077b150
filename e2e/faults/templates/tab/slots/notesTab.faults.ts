import { ensureSession, type FaultScenario, type Page, type TestContext } from '@brokerdesk/plugin-testing/browser';

let number = 0;

/** The calls of the tab in an application. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the notes of sample-plugin',
    endpoint: 'GET /sample_plugin/notes',
    isSignedIn: true,
    container: 'a single record',
    arrange: openApplication,
    trigger: openTab,
    content: (page) => page.getByRole('tabpanel').getByText('No notes yet'),
  },
  {
    name: 'a new note of sample-plugin',
    endpoint: 'POST /sample_plugin/notes',
    isSignedIn: true,
    container: 'a form',
    async arrange(context) {
      await openApplication(context);
      await openTab(context.page);
      number += 1;
      await noteField(context.page).fill(`Called back ${number} times.`);
    },
    trigger: (page) => page.getByRole('button', { name: 'Add note' }).click(),
    content: (page) =>
      page.getByRole('region', { name: 'Latest messages' }).getByText('The note has been added.').first(),
    typedFields: (page) => [[noteField(page), /^Called back \d+ times\.$/]],
  },
];

/** Opens the first application of the list. */
async function openApplication(context: TestContext): Promise<void> {
  const { page } = context;
  await ensureSession(context, 'demo.admin');
  await page.goto('demo/main/account_opening/application_manager');
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Sample plugin' }).waitFor();
}

function openTab(page: Page): Promise<void> {
  return page.getByRole('tab', { name: 'Sample plugin' }).click();
}

function noteField(page: Page) {
  return page.getByRole('textbox', { name: /^Note for colleagues/ });
}
