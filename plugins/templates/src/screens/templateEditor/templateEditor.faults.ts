import { type FaultScenario, type Page, ScreenVisit, type TestContext } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/account_opening/template_manager/edit';
let number = 0;

/** The calls of the editor of a template. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the ready-made questions of the editor',
    endpoint: 'GET /profiles/system_components',
    isSignedIn: true,
    container: 'a single record',
    arrange: openEditor,
    trigger: (page) => page.reload(),
    content: outlineOf,
  },
  {
    name: 'the groups of other templates, to be inserted',
    endpoint: 'GET /profiles/groups',
    isSignedIn: true,
    container: 'a single record',
    arrange: openEditor,
    async trigger(page) {
      await page.reload();
      await page.getByRole('tab', { name: 'Insert' }).click();
    },
    content: (page) => page.getByRole('region', { name: 'Groups of your templates' }),
  },
  {
    name: 'publishing a template',
    endpoint: 'PUT /profiles/{id}',
    isSignedIn: true,
    distinguishes: ['E0005'],
    async arrange(context) {
      await openEditor(context);
      await context.page.getByRole('button', { name: 'Name and access' }).click();
      number += 1;
      await nameField(context.page).fill(`Individual account, Hong Kong, non-face-to-face ${number}`);
    },
    async trigger(page) {
      await page.getByRole('button', { name: 'Publish the changes' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Publish the changes' }).click();
    },
    content: (page) =>
      page
        .getByRole('region', { name: 'Latest messages' })
        .getByText(/is published/)
        .first(),
    typedFields: (page) => [[nameField(page), /^Individual account/]],
  },
];

async function openEditor({ page, emulator }: TestContext): Promise<void> {
  const visit = new ScreenVisit(page, emulator);
  await visit.signIn();
  await visit.goTo(path, { params: { id: 'DEMO-P-STANDARD' }, until: '[role=tree] [role=treeitem]' });
}

function outlineOf(page: Page) {
  return page.getByRole('tree').first();
}

function nameField(page: Page) {
  return page.getByRole('textbox', { name: /^Name/ });
}
