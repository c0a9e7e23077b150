import {
  ensureSession,
  type FaultScenario,
  followMenu,
  forEachShown,
  goHome,
  type Page,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const listPath = 'demo/main/user_control/role_manager';
let number = 0;

/** The calls of the screens of roles. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of roles',
    endpoint: 'GET /roles',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => goHome(context, 'demo.admin'),
    trigger: (page) => followMenu(page, 'Role Management'),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  {
    name: 'a role',
    endpoint: 'GET /roles/{roleID}',
    isSignedIn: true,
    container: 'a single record',
    arrange: goToRoles,
    trigger: (page) => roleLink(page).click(),
    content: (page) => page.getByRole('tree'),
  },
  {
    name: 'the history of a role',
    endpoint: 'GET /operation_records',
    isSignedIn: true,
    container: 'the history of a record',
    distinguishes: ['E0002'],
    async arrange(context) {
      await goToRoles(context);
      await roleLink(context.page).click();
      await context.page.getByRole('tree').waitFor();
    },
    trigger: (page) => page.getByRole('tab', { name: 'History' }).click(),
    content: (page) => page.getByRole('tabpanel').getByRole('heading', { name: 'No operations recorded yet' }),
    failure: (page) => page.getByRole('tabpanel').getByRole('heading', { name: /^This needs the function/ }),
  },
  {
    name: 'the functions for a new role',
    endpoint: 'GET /systems/functions',
    isSignedIn: true,
    container: 'a single record',
    arrange: goToRoles,
    trigger: (page) => page.getByRole('link', { name: 'New role' }).click(),
    content: (page) => page.getByRole('tree'),
  },
  {
    name: 'creating a role',
    endpoint: 'POST /roles',
    isSignedIn: true,
    container: 'a form',
    async arrange(context) {
      await goToRoles(context);
      const { page } = context;
      await page.getByRole('link', { name: 'New role' }).click();
      await page.getByRole('treeitem').first().click();
      number += 1;
      await forEachShown(page.getByRole('main').getByRole('tab'), async (tab) => {
        await tab.click();
        await nameField(page).fill(`Night desk ${number}`);
      });
    },
    trigger: (page) => confirm(page, 'Create role'),
    content: (page) => page.getByRole('heading', { name: /^Night desk/ }),
    typedFields: (page) => [[nameField(page), /^Night desk/]],
  },
  {
    name: 'changing a role',
    endpoint: 'PUT /roles/{roleID}',
    isSignedIn: true,
    container: 'a form',
    async arrange(context) {
      await goToRoles(context);
      const { page } = context;
      await roleLink(page).click();
      await page.getByRole('link', { name: 'Edit role' }).click();
      number += 1;
      await page.getByRole('textbox', { name: /^Description/ }).fill(`Reviews applications ${number}`);
    },
    trigger: (page) => page.getByRole('button', { name: 'Save role' }).click(),
    content: (page) => page.getByRole('link', { name: 'Edit role' }),
    typedFields: (page) => [[page.getByRole('textbox', { name: /^Description/ }), /^Reviews applications/]],
  },
  {
    name: 'deleting a role',
    endpoint: 'DELETE /roles/{roleID}',
    isSignedIn: true,
    container: 'a confirm dialog',
    async arrange(context) {
      const role = await context.emulator.readRow<object>('roles', 'DEMO-READER');
      const name = { EN: 'Unused role', SC: '未用角色', TC: '未用角色' };
      await context.emulator.putRow('roles', 'DEMO-UNUSED', { ...role, roleID: 'DEMO-UNUSED', name, version: 1 });
      await goToRoles(context);
      await context.page.getByRole('link', { name: 'Unused role' }).click();
      await context.page.getByRole('button', { name: 'More' }).click();
      await context.page.getByRole('menuitem', { name: 'Delete role' }).click();
    },
    trigger: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete role' }).click(),
    content: (page) => page.getByRole('grid').getByRole('link', { name: 'Reviewer' }),
    typedFields: () => [],
  },
];

/** Loads the list, whatever is open; what was typed is stored as a draft. */
async function goToRoles(context: TestContext): Promise<void> {
  await ensureSession(context, 'demo.admin');
  await context.page.goto(listPath);
  await roleLink(context.page).waitFor();
}

function roleLink(page: Page) {
  return page.getByRole('grid').getByRole('link', { name: 'Reviewer', exact: true });
}

function nameField(page: Page) {
  return page.getByRole('textbox', { name: /^Name/ });
}

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
}
