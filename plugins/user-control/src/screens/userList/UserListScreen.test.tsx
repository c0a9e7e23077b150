import type { User } from '@brokerdesk/plugin-sdk';
import { createTestApi, renderScreen, type TestCall } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import UserListScreen from './UserListScreen.tsx';

const roles = [
  { roleID: 'R1', name: { EN: 'Reviewer', SC: '审核员', TC: '審核員' } },
  { roleID: 'R2', name: { EN: 'Importer', SC: '导入员', TC: '匯入員' } },
];
const lee: User = {
  refID: 'U1',
  userID: 'kayan.lee',
  userName: 'Lee Ka Yan',
  brokerCode: 'DEMO',
  type: 'Super Administrator',
  enabled: true,
  status: 'normal',
  email: 'kayan.lee@demo.example',
  mobile: '+852 5550 0102',
  roles,
  lastLoginTime: '2026-11-20T01:30:00Z',
  createTime: '2026-01-01T00:00:00Z',
  language: 'zh_HK',
  contactGroups: [],
  version: 1,
  updateTime: '2026-01-01T00:00:00Z',
  updateBy: 'Lee Ka Yan',
};
const users = [
  lee,
  {
    ...lee,
    refID: 'U2',
    userID: 'new.user',
    email: 'new.user@demo.example',
    enabled: false,
    roles: [],
    lastLoginTime: null,
  },
];

describe('UserListScreen', () => {
  afterEach(cleanup);

  it('shows who works for the broker and in which roles', async () => {
    await show();
    const row = await screen.findByRole('row', { name: /^kayan\.lee/ });
    expect(
      within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual([
      'Lee Ka Yan',
      'Super Administrator',
      'Reviewer, Importer',
      'Enabled',
      '20 Nov 2026, 09:30',
      'kayan.lee@demo.example',
      '+852 5550 0102',
    ]);
    expect(within(screen.getByRole('row', { name: /new\.user/ })).getByText('Never')).toBeTruthy();
  });

  it('narrows the list to disabled accounts', async () => {
    const { params, calls } = await show();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Account' }), { target: { value: 'false' } });
    await waitFor(() => expect(params()).toEqual({ enabled: 'false' }));
    await waitFor(() => expect(calls.at(-1)).toEqual({ page: 1, size: 50, sort: 'userID', enabled: 'false' }));
  });

  it('opens no screen from a row', async () => {
    const { opened } = await show();
    fireEvent.click(await screen.findByText('Never'));
    expect(opened).toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('reads in Traditional Chinese', async () => {
    await show('zh-Hant');
    expect(await screen.findByRole('grid', { name: '用戶管理' })).toBeTruthy();
    expect(screen.getByText('審核員、匯入員')).toBeTruthy();
  });
});

async function show(language: 'en' | 'zh-Hant' = 'en') {
  const calls: TestCall['query'][] = [];
  const api = createTestApi(({ query }) => {
    calls.push(query);
    return { items: users, page: query['page'], size: query['size'], total: users.length };
  });
  return { calls, ...(await renderScreen(<UserListScreen />, { plugin, api, language })) };
}
