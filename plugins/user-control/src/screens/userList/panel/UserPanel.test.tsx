import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { openUserEmulator, showUsers, type UserSandbox } from '../userListFixture.tsx';

const emulator = openUserEmulator();
let sandbox: UserSandbox;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

it('is open when a link names the user, deleted or not, in a list of this account only', async () => {
  const { refID, userName } = await sandbox.find('demo.reviewer');
  await showUsers(sandbox, { params: { refID } });
  const panel = await screen.findByRole('complementary', { name: userName });
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['demo.reviewer']);
  within(panel).getByText('Enabled');
  within(panel).getByRole('button', { name: 'Edit' });
  fireEvent.click(within(panel).getByRole('button', { name: 'More' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Initial password', 'Disable', 'Delete']);
});

it('shows the screens and actions that each role opens', async () => {
  const panel = await openTab('demo.reviewer', 'Roles');
  await within(panel).findByRole('heading', { name: 'Reviewer' });
  await within(panel).findByText(/Verify/);
});

it('names the function that reading roles needs', async () => {
  const panel = await openTab('demo.reviewer', 'Roles', ['UR_USER_MANAGEMENT']);
  await within(panel).findByText('UR_ROLE_MANAGEMENT');
});

it('shows sign-ins and changes apart from each other, in words', async () => {
  await sandbox.signIn({ userID: 'demo.reviewer' });
  const panel = await openTab('demo.reviewer', 'Sign-ins');
  expect((await within(panel).findAllByText('Signed in')).length).toBeGreaterThan(0);
  fireEvent.click(within(panel).getByRole('tab', { name: 'History' }));
  await within(panel).findByText(/User created|No operations recorded yet/);
  expect(within(panel).queryByText('Signed in')).toBeNull();
});

it('says why actions are not possible for the own account', async () => {
  const panel = await openTab('demo.admin', 'Details');
  fireEvent.click(within(panel).getByRole('button', { name: 'More' }));
  const description = 'This is your own account: another administrator has to do this.';
  const item = screen.getByRole('menuitem', { name: 'Delete', description });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

async function openTab(userID: string, tab: string, permissions?: readonly string[]) {
  const { refID, userName } = await sandbox.find(userID);
  await showUsers(sandbox, { params: { refID }, ...(permissions && { permissions }) });
  const panel = await screen.findByRole('complementary', { name: userName });
  fireEvent.click(within(panel).getByRole('tab', { name: tab }));
  return panel;
}
