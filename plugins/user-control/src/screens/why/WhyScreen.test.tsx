import { openEmulator } from '@brokerdesk/mock-server/testing';
import { mountPlugin } from '@brokerdesk/plugin-testing';
import { fireEvent, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import plugin from '../../plugin.ts';

const emulator = openEmulator({ applications: 0 });
let portal: Awaited<ReturnType<typeof mountPlugin>>;

afterEach(() => portal.unmount());
afterAll(() => emulator.close());

async function ask(params: Readonly<Record<string, string>>) {
  portal = await mountPlugin(plugin, { emulator });
  await portal.openScreen({ code: 'UR_ROLE_MANAGEMENT', child: 'why', params });
  const answer = within(await portal.findByRole('region', { name: 'Answer' }));
  return {
    answer,
    steps: async () => (await answer.findAllByRole('listitem')).map(({ textContent }) => textContent),
  };
}

it('leads from the account through the roles and the tree to what is missing, and names the remedy', async () => {
  const { answer, steps } = await ask({ userID: 'demo.reviewer', code: 'UR_USER_MANAGEMENT' });
  await answer.findByText(/^No: .*LAU Chi Hang.* does not have “User Management”\.$/);
  expect(await steps()).toEqual([
    'YesThe account is enabled.',
    'YesThe broker has it: Users and Roles › User Management.',
    'Not thisThe role “Reviewer” lacks Users and Roles, User Management.',
    'NoSo it is not granted. Missing: Users and Roles, User Management.',
  ]);
  const remedy = /^Add Users and Roles, User Management to one of the user’s roles, or give the user another role/;
  answer.getByText(remedy);
});

it('explains an address by its function, and where it opens', async () => {
  const { answer, steps } = await ask({ userID: 'demo.users', address: '/admin/demo/main/user_control/user_manager' });
  await answer.findByText(/^Yes: /);
  expect((await steps()).slice(2)).toEqual([
    'YesThe role “User administrator” grants it, with everything above it.',
    'YesSo it is granted.',
    'YesThe screen of UR_USER_MANAGEMENT is user_control/user_manager.',
  ]);
});

it('knows that a super administrator has everything, and that an address may be unknown', async () => {
  const { answer, steps } = await ask({ userID: 'demo.admin', code: 'UR_USER_MANAGEMENT' });
  expect(await steps()).toContain(
    'YesA super administrator has every function of the broker, whatever the roles grant.',
  );
  await portal.openScreen({
    code: 'UR_ROLE_MANAGEMENT',
    child: 'why',
    params: { userID: 'demo.admin', address: 'user_control/nowhere' },
  });
  await answer.findByText('This portal has nothing at this address.');
});

it('finds a function by its name and keeps the question in the address', async () => {
  await ask({ roleID: 'DEMO-READER' });
  const input = portal.getByRole('searchbox', { name: 'Function or address' });
  fireEvent.change(input, { target: { value: 'user manag' } });
  portal.getByText('1 function');
  fireEvent.click(portal.getByRole('button', { name: /User Management UR_USER_MANAGEMENT$/ }));
  await portal.findByText(/^No: Read only does not have “User Management”\.$/);
  portal.getByText('Add Users and Roles, User Management to the role “Read only”.');
  fireEvent.change(input, { target: { value: 'nothing like it' } });
  portal.getByText('No function has this name or code.');
});

it('begins with an account that is disabled, in the language of the portal', async () => {
  portal = await mountPlugin(plugin, { emulator, language: 'zh-Hant' });
  const { control } = portal.sandbox;
  for (const id of await control.listRowIDs('users')) {
    // oxlint-disable-next-line no-await-in-loop -- ends at the first match
    const row = await control.readRow<{ readonly userID: string }>('users', id);
    // oxlint-disable-next-line no-await-in-loop -- writes one row
    if (row.userID === 'demo.reader') await control.putRow('users', id, { ...row, enabled: false });
  }
  const params = { userID: 'demo.reader', code: 'RAO_CLIENT_MANAMEMENT' };
  await portal.openScreen({ code: 'UR_ROLE_MANAGEMENT', child: 'why', params });
  await portal.findByText('帳戶已停用，因此該用戶不能登入。');
  portal.getByText('請啟用該帳戶。');
});

it('asks for a user or a role, and says that a user is gone', async () => {
  portal = await mountPlugin(plugin, { emulator });
  await portal.openScreen({ code: 'UR_ROLE_MANAGEMENT', child: 'why' });
  await portal.findByText('Choose a user or a role');
  await portal.openScreen({ code: 'UR_ROLE_MANAGEMENT', child: 'why', params: { userID: 'nobody.here' } });
  await portal.findByText('There is no such user');
});
