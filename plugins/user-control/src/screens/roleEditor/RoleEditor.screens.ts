import { openDialog, type ScreenEntry, type ScreenVisit } from '@brokerdesk/plugin-testing/browser';
import { openRoleEditor, rolesPath, treeRow } from '../../visits/visitRolesFixture.ts';

const submitButton = 'main form button[type=submit]';
const keeper = {
  roleID: 'DEMO-KEEPER',
  brokerCode: 'DEMO',
  name: { EN: 'Role keeper', SC: '角色管理', TC: '角色管理員' },
  description: { EN: '', SC: '', TC: '' },
  default: false,
  functionCodes: ['USER_AND_ROLE', 'UR_ROLE_MANAGEMENT', 'UR_RM_CREATE_ROLE', 'UM_RM_MODIFY_ROLE'],
  version: 1,
  updateTime: '2026-01-05T02:00:00.000Z',
  updateBy: 'Brokerdesk',
};

/** An operator who may only look after roles, so that much is locked. */
const limited: Pick<ScreenEntry, 'account' | 'prepare'> = {
  account: { displayCode: 'demo', userID: 'demo.reader' },
  async prepare(emulator) {
    await emulator.putRow('roles', keeper.roleID, keeper);
    const reader = await emulator.readRow<object>('users', 'DEMO-U004');
    await emulator.putRow('users', 'DEMO-U004', { ...reader, roleIDs: [keeper.roleID] });
  },
};

export const screens: readonly ScreenEntry[] = [
  {
    name: 'new role',
    open: (visit) => visit.goTo(`${rolesPath}/new`, { until: treeRow }),
    read: {
      method: 'GET',
      path: '/systems/functions',
      open: (visit) => visit.goTo(`${rolesPath}/new`),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'new role, without a name',
    async open(visit) {
      await visit.goTo(`${rolesPath}/new`, { until: treeRow });
      await visit.page.locator(submitButton).click();
      await visit.waitFor('main [role=alert] li');
    },
  },
  {
    name: 'copy of a role, by a user with few functions',
    ...limited,
    open: (visit) => visit.goTo(`${rolesPath}/new`, { params: { copyOf: 'DEMO-REVIEWER' }, until: treeRow }),
  },
  { name: 'edit a role', open: (visit) => openRoleEditor(visit, 'DEMO-REVIEWER') },
  { name: 'edit a role, much of it locked', ...limited, open: (visit) => openRoleEditor(visit, 'DEMO-READER') },
  {
    name: 'edit the default role',
    open: (visit) => visit.goTo(`${rolesPath}/edit`, { params: { roleID: 'DEMO-ALL' }, until: 'main .bdk-callout' }),
  },
  {
    name: 'review of a role',
    async open(visit) {
      await changeReviewer(visit);
      await visit.openDialog(submitButton);
    },
  },
  {
    name: 'conflict of a role',
    async open(visit) {
      await changeReviewer(visit);
      const row = await visit.emulator.readRow<object>('roles', 'DEMO-REVIEWER');
      const change = { functionCodes: ['RAO', 'RAO_CLIENT_MANAMEMENT'], version: 2, updateBy: 'CHAN Tai Man' };
      await visit.emulator.putRow('roles', 'DEMO-REVIEWER', { ...row, ...change });
      await visit.openDialog(submitButton);
      await visit.page.locator(`${openDialog} [data-intent=primary]`).click();
      await visit.waitFor('.bdk-conflict');
    },
  },
  {
    name: 'fill in a role from a file',
    async open(visit) {
      await openImport(visit);
      const role = { ...keeper, format: 'brokerdesk-role-1', functionCodes: ['RAO', 'RAO_CM_VERIFY', 'NOTHING'] };
      await chooseFile(visit, JSON.stringify(role));
      await visit.waitFor(`${openDialog} .bdk-diff-change`);
    },
  },
  {
    name: 'fill in a role from a wrong file',
    async open(visit) {
      await openImport(visit);
      await chooseFile(visit, '{}');
      await visit.waitFor(`${openDialog} [role=status] .bdk-callout`);
    },
  },
];

async function changeReviewer(visit: ScreenVisit): Promise<void> {
  await openRoleEditor(visit, 'DEMO-REVIEWER');
  await visit.page.locator(`${treeRow}[aria-level="2"]`).nth(1).click();
}

async function openImport(visit: ScreenVisit): Promise<void> {
  await openRoleEditor(visit, 'DEMO-REVIEWER');
  await visit.openDialog('main form button[type=button]');
}

async function chooseFile(visit: ScreenVisit, content: string): Promise<void> {
  const file = { name: 'role.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await visit.page.locator(`${openDialog} input[type=file]`).setInputFiles(file);
}
