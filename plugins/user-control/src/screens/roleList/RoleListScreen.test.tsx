import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { createRole, getRole, listRoles } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import RoleListScreen from './RoleListScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;

describe('RoleListScreen', () => {
  beforeEach(async () => {
    const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
    session = await sandbox.signIn();
  });
  afterEach(cleanup);
  afterAll(() => emulator.close());

  it('shows name, kind, description, members, functions and the last change of each role', async () => {
    await show();
    const row = await screen.findByRole('row', { name: /^Reviewer/ });
    const reviewer = await findRole('Reviewer');
    expect(
      within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent)
        .slice(0, 6),
    ).toEqual([
      'Own role',
      'Corrects, verifies, returns and rejects applications.',
      String(reviewer.memberCount),
      '7',
      '06 Jan 2025, 10:00',
      'Brokerdesk',
    ]);
    await screen.findByText('Default role');
  });

  it('opens a role, and offers what can be done with it', async () => {
    const { opened } = await show();
    fireEvent.click(await screen.findByRole('link', { name: 'Reviewer' }));
    expect(opened).toEqual([{ code: 'UR_ROLE_MANAGEMENT', child: 'detail', params: { roleID: 'DEMO-REVIEWER' } }]);
    await openMenu('Reviewer');
    expect(menuItems()).toEqual([
      'Edit role',
      'Copy as new role',
      'Compare role',
      'View as this role',
      'Why can, why can’t',
      'Export as JSON',
      'Delete role',
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Copy as new role' }));
    expect(opened.at(-1)).toEqual({ code: 'UR_RM_CREATE_ROLE', params: { copyOf: 'DEMO-REVIEWER' } });
  });

  it('offers nothing that the user may not do', async () => {
    await show({ permissions: ['USER_AND_ROLE', 'UR_ROLE_MANAGEMENT'] });
    await openMenu('Reviewer');
    expect(menuItems()).toEqual(['Compare role', 'View as this role', 'Why can, why can’t', 'Export as JSON']);
    expect(screen.queryByRole('link', { name: 'New role' })).toBeNull();
  });

  it('says why the default role can be neither edited nor deleted', async () => {
    await show();
    await openMenu('All functions');
    const reasons = screen.getAllByRole('menuitem').filter((item) => item.getAttribute('aria-disabled') === 'true');
    expect(reasons.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Edit role.*neither edited nor deleted/),
      expect.stringMatching(/^Delete role.*neither edited nor deleted/),
    ]);
  });

  it('shows the members of a role in use instead of deleting it', async () => {
    await show();
    await openMenu('Read only');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete role' }));
    const dialog = await screen.findByRole('dialog', { name: 'This role is in use' });
    await within(dialog).findByText('TSANG Tsz Kit 曾子傑');
    expect(within(dialog).queryByRole('button', { name: /delete/i })).toBeNull();
  });

  it('deletes a role without members', async () => {
    const api = createSessionApi(session);
    const name = { EN: 'Night desk', SC: '夜班', TC: '夜更' };
    const body = { name, description: name, functionCodes: ['RAO'], memberRefIDs: [] };
    const { roleID } = await api.call(createRole, { body });
    const { toasts } = await show();
    await openMenu('Night desk');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete role' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete role' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    await expect(api.call(getRole, { params: { roleID } })).rejects.toMatchObject({ code: 'E0003' });
  });

  it('is translated into Traditional Chinese', async () => {
    await show({ language: 'zh-Hant' });
    await screen.findByRole('grid', { name: '角色管理' });
    await screen.findByText('審核員');
  });
});

function show(options: { readonly permissions?: readonly string[]; readonly language?: 'en' | 'zh-Hant' } = {}) {
  return renderScreen(<RoleListScreen />, { plugin, session, ...options });
}

async function findRole(name: string) {
  const { items } = await createSessionApi(session).call(listRoles, { query: { size: 500 } });
  return items.find((role) => role.name.EN === name)!;
}

async function openMenu(name: string) {
  const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
  fireEvent.click(within(row).getByRole('button'));
  await screen.findAllByRole('menuitem');
}

function menuItems() {
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}
