// Each account of the demo broker, of which every role has one, at each address and with each action of these screens: what is
// shown follows from the functions that the account has, and the server refuses the rest.
import { openEmulator } from '@brokerdesk/mock-server/testing';
import {
  createContactGroup,
  createRole,
  createUser,
  deleteRole,
  deleteUser,
  type Endpoint,
  type FunctionNode,
  type InputOf,
  listContactDetails,
  listOperationRecords,
  makeInitialPassword,
  setUserStatus,
  updateRole,
  updateUser,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, type MountedPlugin, mountPlugin } from '@brokerdesk/plugin-testing';
import { act, fireEvent } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import plugin from './plugin.ts';

// An account is signed in and several screens are opened in the real shell.
vi.setConfig({ testTimeout: 120_000 });

const emulator = openEmulator({ applications: 0 });
let portal: MountedPlugin;
afterEach(() => portal?.unmount());
afterAll(() => emulator.close());

/** The screens of the plugin, and the functions that each needs in addition to the area's. */
const screens = {
  UR_USER_MANAGEMENT: ['UR_USER_MANAGEMENT'],
  'UR_USER_MANAGEMENT/import': ['UR_USER_MANAGEMENT', 'UR_UM_CREATE_USER'],
  'UR_USER_MANAGEMENT/contacts': ['UR_USER_MANAGEMENT', 'UR_UM_CONTACT'],
  UR_OPERATION_RECORD: ['UR_OPERATION_RECORD'],
  UR_ROLE_MANAGEMENT: ['UR_ROLE_MANAGEMENT'],
  'UR_ROLE_MANAGEMENT/detail': ['UR_ROLE_MANAGEMENT'],
  'UR_ROLE_MANAGEMENT/compare': ['UR_ROLE_MANAGEMENT'],
  'UR_ROLE_MANAGEMENT/why': ['UR_ROLE_MANAGEMENT'],
  UR_RM_CREATE_ROLE: ['UR_ROLE_MANAGEMENT', 'UR_RM_CREATE_ROLE'],
  UM_RM_MODIFY_ROLE: ['UR_ROLE_MANAGEMENT', 'UM_RM_MODIFY_ROLE'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The actions of a screen: the first row whose menu is opened, and which functions show each action; any of them is enough. */
const actions = {
  UR_USER_MANAGEMENT: {
    row: 'Actions demo.reader',
    page: { 'Import users': ['UR_UM_CREATE_USER'], 'New user': ['UR_UM_CREATE_USER'] },
    menu: {
      Edit: ['UR_UM_MODIFY_USER'],
      'Initial password': ['UR_UM_CREATE_USER', 'UR_UM_MODIFY_USER'],
      Disable: ['UR_UM_STATUS'],
      Delete: ['UR_UM_DELETE_USER'],
    },
  },
  UR_ROLE_MANAGEMENT: {
    row: 'Actions Reviewer',
    page: { 'New role': ['UR_RM_CREATE_ROLE'] },
    menu: {
      'Edit role': ['UM_RM_MODIFY_ROLE'],
      'Copy as new role': ['UR_RM_CREATE_ROLE'],
      'Compare role': ['UR_ROLE_MANAGEMENT'],
      'View as this role': ['UR_ROLE_MANAGEMENT'],
      'Why can, why can’t': ['UR_ROLE_MANAGEMENT'],
      'Export as JSON': ['UR_ROLE_MANAGEMENT'],
      'Delete role': ['UR_RM_DELETE_ROLE'],
    },
  },
} as const;

const text = { EN: 'X', SC: 'X', TC: 'X' };
const person = {
  userName: 'X',
  type: 'Operator',
  email: 'x@y.example',
  mobile: '+852 0123 4567',
  roleIDs: [],
  groupIDs: [],
};
const flat = { nameEN: 'X', nameSC: 'X', nameTC: 'X', descriptionEN: '', descriptionSC: '', descriptionTC: '' };
const role = { name: text, description: text, functionCodes: ['X'], memberRefIDs: ['X'] };
const missing = { refID: 'X' };

/** The functions that the server requires for each call, with an input that changes nothing even where the call is permitted. */
const calls: readonly (readonly [Endpoint, object, readonly string[]])[] = [
  [createUser, { body: { ...person, userID: 'x.y', roleIDs: ['X'] } }, ['UR_UM_CREATE_USER']],
  [updateUser, { params: missing, body: { ...person, version: 1 } }, ['UR_UM_MODIFY_USER']],
  [setUserStatus, { body: { ...missing, brokerCode: 'DEMO', enabled: false, version: 1 } }, ['UR_UM_STATUS']],
  [deleteUser, { query: { ...missing, version: 1 } }, ['UR_UM_DELETE_USER']],
  [makeInitialPassword, { params: missing }, ['UR_UM_CREATE_USER', 'UR_UM_MODIFY_USER']],
  [createContactGroup, { body: { ...flat, nameEN: 'Account opening team' } }, ['UR_UM_CONTACT']],
  [listContactDetails, {}, ['UR_UM_CONTACT']],
  [createRole, { body: role }, ['UR_RM_CREATE_ROLE']],
  [updateRole, { params: { roleID: 'X' }, body: { ...role, version: 1 } }, ['UM_RM_MODIFY_ROLE']],
  [deleteRole, { params: { roleID: 'X' }, query: { version: 1 } }, ['UR_RM_DELETE_ROLE']],
  [listOperationRecords, {}, ['UR_OPERATION_RECORD']],
];

const accounts = [
  'demo.admin',
  'demo.auditor',
  'demo.charts',
  'demo.content',
  'demo.documents',
  'demo.notices',
  'demo.reader',
  'demo.reviewer',
  'demo.roles',
  'demo.templates',
  'demo.trading',
  'demo.users',
];

it('knows every account of the demo broker', async () => {
  const { control } = await emulator.openSandbox();
  const ids = (await control.listRowIDs('users')).filter((id) => id.startsWith('DEMO-'));
  const rows = await Promise.all(ids.map((id) => control.readRow<{ readonly userID: string }>('users', id)));
  const found = rows.map(({ userID }) => userID).filter((userID) => userID.startsWith('demo.'));
  expect(found.toSorted()).toEqual(accounts);
});

it.each(accounts)('%s sees and may do exactly what the functions of the role allow', async (user) => {
  portal = await mountPlugin(plugin, { emulator, user });
  const held = new Set(codesOf(portal.functions()));
  const holdsAny = (codes: readonly string[]) => codes.some((code) => held.has(code));

  const reachable = Object.entries(screens).filter(([, codes]) => codes.every((code) => held.has(code)));
  const addressed = Object.keys(screens).filter((name) => portal.addressOf(targetOf(name)) !== undefined);
  expect(addressed).toEqual(reachable.map(([name]) => name));

  for (const [code, { row, page, menu }] of Object.entries(actions)) {
    if (!held.has(code)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other, in one page
    await portal.openScreen({ code: code as keyof typeof actions });
    const shown = Object.keys(page).filter((name) => portal.queryAllByText(name, { exact: true }).length > 0);
    expect(shown, code).toEqual(namesOf(page, holdsAny));
    const expected = namesOf(menu, holdsAny);
    const button = portal.queryByRole('button', { name: row });
    expect(button !== null, `${code}: the menu of a row`).toBe(expected.length > 0);
    if (!button) continue;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await act(async () => fireEvent.click(button));
    // oxlint-disable-next-line no-await-in-loop -- see above
    await portal.findAllByRole('menuitem', {}, { timeout: 60_000 });
    expect(
      portal.getAllByRole('menuitem').map(({ textContent }) => textContent),
      code,
    ).toEqual(expected);
  }

  const api = createSessionApi(await portal.sandbox.signIn({ brokerCode: 'DEMO', userID: user }));
  for (const [endpoint, input, needed] of calls) {
    // oxlint-disable-next-line no-await-in-loop -- an account has one session
    const outcome = await api.call(endpoint, input as InputOf<Endpoint>).then(
      () => 'OK',
      (error: { readonly code: string }) => error.code,
    );
    expect(outcome === 'E0002', `${endpoint.method} ${endpoint.path}: ${outcome}`).toBe(!holdsAny(needed));
  }
});

function targetOf(name: string) {
  const [code, child] = name.split('/') as [keyof typeof screens & 'UR_USER_MANAGEMENT', string | undefined];
  return { code, ...(child !== undefined && { child }) };
}

function namesOf(
  parts: Readonly<Record<string, readonly string[]>>,
  holdsAny: (codes: readonly string[]) => boolean,
): readonly string[] {
  return Object.entries(parts).flatMap(([name, codes]) => (holdsAny(codes) ? [name] : []));
}

function codesOf(nodes: readonly FunctionNode[]): readonly string[] {
  return nodes.flatMap((node) => [node.functionCode, ...codesOf(node.children)]);
}
