import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { createRole, getRole, type Role, updateRole } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import RoleDetailScreen from './RoleDetailScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;

const nightDesk = {
  name: { EN: 'Night desk', SC: '夜班', TC: '夜更' },
  description: { EN: '', SC: '', TC: '' },
  functionCodes: ['RAO', 'RAO_CLIENT_MANAMEMENT', 'RAO_CM_VERIFY'],
  memberRefIDs: ['DEMO-U004'],
};

describe('RoleDetailScreen', () => {
  beforeEach(async () => {
    const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
    session = await sandbox.signIn();
  });
  afterEach(cleanup);
  afterAll(() => emulator.close());

  it('shows what is known about a role, and the tree with its menus and business functions counted', async () => {
    const { roleID } = await create();
    await show(roleID);
    await screen.findByRole('heading', { name: 'Night desk' });
    screen.getByText('1 account, 0 signed in now');
    screen.getByText('No description');
    screen.getByRole('button', { name: /^Menus 2\// });
    fireEvent.click(screen.getByRole('button', { name: /^Business functions 1\// }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Ticked only' }));
    const ticked = screen.getAllByRole('treeitem').map((row) => row.querySelector('.bdk-grow')?.textContent);
    expect(ticked).toHaveLength(3);
    expect(screen.queryByText(/^Space ticks/)).toBeNull();
  });

  it('links its members to the list of users', async () => {
    const { roleID } = await create();
    const { opened } = await show(roleID);
    fireEvent.click(await screen.findByRole('tab', { name: 'Members 1' }));
    fireEvent.click(screen.getByRole('link', { name: 'TSANG Tsz Kit 曾子傑' }));
    expect(opened).toEqual([{ code: 'UR_USER_MANAGEMENT', params: { refID: 'DEMO-U004' } }]);
  });

  it('shows its history with the names of functions and members', async () => {
    const api = createSessionApi(session);
    const { roleID } = await create();
    const body = { ...nightDesk, functionCodes: ['RAO', 'RAO_CLIENT_MANAMEMENT'], version: 1 };
    await api.call(updateRole, { params: { roleID }, body });
    await show(roleID);
    fireEvent.click(await screen.findByRole('tab', { name: 'History' }));
    await screen.findByText('Role changed');
    screen.getByText('Role created');
    const changes = screen.getByRole('list', { name: /Role changed/ });
    expect(changes.textContent).not.toContain('RAO_CM_VERIFY');
    expect(changes.textContent).toContain('Functions');
  });

  it('says that the default role can only be viewed', async () => {
    const { opened } = await show('DEMO-ALL');
    const description = /It can be viewed, but neither edited nor deleted/;
    const edit = await screen.findByRole('button', { name: 'Edit role', description });
    expect(edit.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(edit);
    expect(opened).toEqual([]);
  });

  it('leads to its editor, and back to the list once it is deleted', async () => {
    const { roleID } = await create({ memberRefIDs: [] });
    const { opened } = await show(roleID);
    fireEvent.click(await screen.findByRole('link', { name: 'Edit role' }));
    expect(opened).toEqual([{ code: 'UM_RM_MODIFY_ROLE', params: { roleID } }]);
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete role' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete role' }));
    await waitFor(() => expect(opened.at(-1)).toEqual({ code: 'UR_ROLE_MANAGEMENT' }));
    await expect(createSessionApi(session).call(getRole, { params: { roleID } })).rejects.toMatchObject({
      code: 'E0003',
    });
  });

  it('explains an address without a role, and one of a role that is gone', async () => {
    await show('');
    await screen.findByText('No role chosen');
    cleanup();
    await show('no-such-role');
    await screen.findByText('The role could not be loaded');
  });
});

function create(change: object = {}): Promise<Role> {
  return createSessionApi(session).call(createRole, { body: { ...nightDesk, ...change } });
}

function show(roleID: string) {
  return renderScreen(<RoleDetailScreen />, { plugin, session, params: roleID === '' ? {} : { roleID } });
}
