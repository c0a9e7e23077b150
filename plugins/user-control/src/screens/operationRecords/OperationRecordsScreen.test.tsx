import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { listOperationRecords, listUsers, updateUser } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import OperationRecordsScreen from './OperationRecordsScreen.tsx';

const emulator = openEmulator({ applications: 20 });
let session: TestSession;

describe('OperationRecordsScreen', () => {
  beforeEach(async () => {
    const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
    session = await sandbox.signIn();
  });
  afterEach(cleanup);
  afterAll(() => emulator.close());

  it('shows who did what, with values as users read them', async () => {
    await changeReviewer();
    const { opened } = await show({ operation: 'user.update' });
    const row = await screen.findByRole('row', { name: /^04 Nov 2026, 10:00/ });
    const cells = within(row)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual([
      `${session.user.userName} demo.admin`,
      'User changed',
      expect.any(String),
      expect.stringMatching(/^Type: Operator → Administrator; Language: .+ → Simplified Chinese$/),
    ]);
    fireEvent.click(within(row).getByRole('link', { name: cells[2] as string }));
    expect(opened).toEqual([{ code: 'UR_USER_MANAGEMENT', params: { refID: expect.stringMatching(/^DEMO-U/) } }]);
  });

  it('shows a record complete in the panel, with ways to what belongs to it', async () => {
    await changeReviewer();
    const { opened } = await show({ operation: 'user.update' });
    const [newest] = await screen.findAllByRole('gridcell', { name: 'User changed' });
    fireEvent.click(newest!);
    const panel = within(await screen.findByRole('complementary', { name: 'User changed' }));
    await panel.findByText('04 Nov 2026, 10:00:00');
    expect(panel.getByText('Plugin').nextElementSibling?.textContent).toBe('–');
    expect(panel.getByText('Request number').nextElementSibling?.textContent).toMatch(/^sandbox-/);
    const changes = within(panel.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      'TypeBefore OperatorAfter Administrator',
      expect.stringContaining('After Simplified Chinese'),
    ]);
    fireEvent.click(panel.getByRole('link', { name: 'All operations on this record' }));
    fireEvent.click(panel.getByRole('link', { name: 'All operations of this user' }));
    expect(opened).toEqual([
      { code: 'UR_OPERATION_RECORD', params: { targetID: expect.stringMatching(/^DEMO-U/) } },
      { code: 'UR_OPERATION_RECORD', params: { userID: 'demo.admin' } },
    ]);
  });

  it('offers operations by kind of record, and all of one kind', async () => {
    const { api, params } = await show();
    const group = await screen.findByRole('group', { name: 'User' });
    within(group).getByRole('option', { name: 'User deleted' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Operation' }), { target: { value: 'user' } });
    await waitFor(() => expect(params()).toEqual({ operation: 'user' }));
    await waitFor(() => expect(queryOf(api)).toMatchObject({ operation: 'user', sort: '-time' }));
    screen.getByText('Operation: All operations: User');
  });

  it('takes a login name, suggested by the name of the user', async () => {
    const { api, params } = await show();
    const field = await screen.findByRole('combobox', { name: 'Login name' });
    fireEvent.change(field, { target: { value: 'demo.reviewer' } });
    await waitFor(() => expect(params()).toEqual({ userID: 'demo.reviewer' }));
    await waitFor(() => expect(queryOf(api)).toMatchObject({ userID: 'demo.reviewer' }));
  });

  it('keeps the record of a link in the address', async () => {
    const { api } = await show({ targetID: 'DEMO-U2' });
    await waitFor(() => expect(queryOf(api)).toMatchObject({ targetID: 'DEMO-U2' }));
    await screen.findByText('Record number: DEMO-U2');
  });

  it('asks for no accounts where the user may not see them', async () => {
    const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
    session = await sandbox.signIn({ functionCodes: ['USER_AND_ROLE', 'UR_OPERATION_RECORD'] });
    const { api } = await show();
    await screen.findAllByRole('rowheader');
    expect(api.calls.filter(({ endpoint }) => endpoint === listUsers)).toEqual([]);
    screen.getByRole('textbox', { name: 'Login name' });
  });

  it('is translated into Traditional Chinese', async () => {
    await changeReviewer();
    await show({ operation: 'user.update' }, 'zh-Hant');
    await screen.findByRole('grid', { name: '操作紀錄' });
    expect((await screen.findAllByRole('gridcell', { name: '修改用戶' })).length).toBeGreaterThan(0);
    screen.getByText(/^類別：操作員 → 管理員；語言：/);
  });
});

async function changeReviewer(): Promise<void> {
  const api = createSessionApi(session);
  const { items } = await api.call(listUsers, { query: { q: 'demo.reviewer' } });
  const { refID, version, userID: _userID, ...user } = items[0]!;
  await api.call(updateUser, {
    params: { refID },
    body: {
      version,
      userName: user.userName,
      type: 'Administrator',
      email: user.email,
      mobile: user.mobile,
      language: 'zh_CN',
      roleIDs: user.roles.map(({ roleID }) => roleID),
      groupIDs: user.contactGroups.map(({ groupID }) => groupID),
    },
  });
}

function queryOf(api: { readonly calls: readonly { readonly endpoint: unknown; readonly query?: unknown }[] }) {
  return api.calls.findLast(({ endpoint }) => endpoint === listOperationRecords)?.query;
}

function show(params: Readonly<Record<string, string>> = {}, language: 'en' | 'zh-Hant' = 'en') {
  const recordScreens = { user: [{ code: 'UR_USER_MANAGEMENT', param: 'refID' }] } as const;
  return renderScreen(<OperationRecordsScreen />, { plugin, session, params, language, recordScreens });
}
