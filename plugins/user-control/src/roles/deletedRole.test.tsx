import { openEmulator } from '@brokerdesk/mock-server/testing';
import { mountPlugin } from '@brokerdesk/plugin-testing';
import { act, fireEvent, within } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import plugin from '../plugin.ts';

vi.setConfig({ testTimeout: 120_000 });

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

it('“back” after a deletion does not lead to the role that is gone', async () => {
  const portal = await mountPlugin(plugin, { emulator, address: 'user_control/user_manager' });
  const role = await portal.sandbox.control.readRow<object>('roles', 'DEMO-READER');
  const name = { EN: 'Unused role', SC: '未用角色', TC: '未用角色' };
  await portal.sandbox.control.putRow('roles', 'DEMO-UNUSED', { ...role, roleID: 'DEMO-UNUSED', name, version: 1 });
  await portal.open('user_control/role_manager');
  fireEvent.click(await portal.findByRole('link', { name: 'Unused role' }));
  fireEvent.click(await portal.findByRole('button', { name: 'More' }));
  fireEvent.click(await portal.findByRole('menuitem', { name: 'Delete role' }));
  const dialog = await portal.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete role' }));
  await vi.waitFor(() => expect(portal.address()).toBe('user_control/role_manager'));
  await act(async () => {
    const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await left;
  });
  expect(portal.address()).toBe('user_control/role_manager');
  expect(portal.calls.filter(({ code }) => code === 'E0003')).toEqual([]);
  await portal.unmount();
});
