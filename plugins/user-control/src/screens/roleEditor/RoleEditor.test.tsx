import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { createRole, getRole, listRoles, type Role, updateRole } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roleFileFormat } from '../../roles/roleFile.ts';
import plugin from '../../plugin.ts';
import EditRoleScreen from './EditRoleScreen.tsx';
import NewRoleScreen from './NewRoleScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let sandbox: TestSandbox;
let session: TestSession;

const names = { EN: 'Night desk', SC: '夜班', TC: '夜更' };
const nightDesk = {
  name: names,
  description: { EN: '', SC: '', TC: '' },
  functionCodes: ['RAO', 'RAO_CLIENT_MANAMEMENT', 'RAO_CM_VERIFY'],
  memberRefIDs: ['DEMO-U004'],
};

beforeEach(async () => {
  sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
  session = await sandbox.signIn();
});
afterEach(cleanup);
afterAll(() => emulator.close());

describe('a new role', () => {
  it('is created after a review of what it grants, and then opened', async () => {
    const { opened } = await renderNew();
    await typeNames(names);
    tick('Verify application');
    await press('Create role');
    const review = await screen.findByRole('alertdialog', { name: 'Create this role?' });
    expect(review.textContent).toContain('Granted (3)');
    expect(review.textContent).toContain('next sign-in');
    await press('Create role', review);
    await waitFor(() => expect(opened).toHaveLength(1));
    const { items } = await createSessionApi(session).call(listRoles, { query: { q: 'Night desk' } });
    expect(items).toEqual([expect.objectContaining({ name: names, functionCount: 3, memberCount: 0 })]);
    expect(opened).toEqual([{ code: 'UR_ROLE_MANAGEMENT', child: 'detail', params: { roleID: items[0]?.roleID } }]);
  });

  it('says in each language which name is in use', async () => {
    await renderNew();
    await typeNames({ EN: 'Night desk', SC: '夜班', TC: '審核員' });
    tick('Verify application');
    await press('Create role');
    await press('Create role', await screen.findByRole('alertdialog'));
    const problems = () => screen.getAllByRole('alert').map((one) => one.textContent);
    await expect.poll(() => problems().join()).toMatch(/Name.*Chinese/);
    expect(problems().join()).not.toMatch(/Simplified/);
  });

  it('starts as a copy of another role, with names that are free', async () => {
    await renderNew({ copyOf: 'DEMO-REVIEWER' });
    expect(await nameField()).toHaveProperty('value', 'Copy of Reviewer');
    screen.getByRole('button', { name: /^All 7\// });
    expect(screen.queryByText('The copy has fewer functions than the original')).toBeNull();
  });

  it('names the functions that the server does not let its author grant', async () => {
    await signInAsRoleKeeper();
    // The page has not learned yet that the functions are gone.
    const permissions = ['RAO', 'RAO_CLIENT_MANAMEMENT', 'RAO_CM_VERIFY', 'UR_ROLE_MANAGEMENT', 'UR_RM_CREATE_ROLE'];
    await renderScreen(<NewRoleScreen />, { plugin, session, permissions });
    await typeNames({ EN: 'Dawn desk', SC: '晨班', TC: '晨更' });
    tick('Verify application');
    await press('Create role');
    await press('Create role', await screen.findByRole('alertdialog'));
    const [refusal] = await screen.findAllByText(/You no longer have these functions, so you cannot grant them: /);
    expect(refusal?.textContent).toContain('Verify application');
    expect(refusal?.textContent).not.toContain('RAO_CM_VERIFY');
  });

  it('leaves out of a copy what its author does not have, and names it', async () => {
    await signInAsRoleKeeper();
    await renderNew({ copyOf: 'DEMO-REVIEWER' });
    const note = await screen.findByText('The copy has fewer functions than the original');
    expect(note.parentElement?.textContent).toContain('You don’t have these functions');
    screen.getByRole('button', { name: /^All 0\// });
  });
});

describe('an edited role', () => {
  it('says what is granted and revoked, and how many members are affected', async () => {
    const role = await createNightDesk();
    await sandbox.signIn({ brokerCode: 'DEMO', userID: 'demo.reader' });
    await renderEdit(role);
    await screen.findByRole('tree');
    tick('Verify application');
    tick('Reject application');
    await press('Save role');
    const review = await screen.findByRole('alertdialog', { name: 'Save this role?' });
    expect(review.textContent).toContain('Granted (1)');
    expect(review.textContent).toContain('Revoked (1)');
    expect(review.textContent).toContain('1 account is affected, 1 of them signed in now.');
    await press('Save role', review);
    await waitFor(async () => expect((await load(role)).businessFunctionCodes).toEqual(['RAO_CM_REJECT']));
  });

  it('ends the sessions of members who are signed in, if its editor chooses so', async () => {
    const role = await createNightDesk();
    const member = createSessionApi(await sandbox.signIn({ brokerCode: 'DEMO', userID: 'demo.reader' }));
    await renderEdit(role);
    await screen.findByRole('tree');
    tick('Verify application');
    await press('Save role');
    const review = await screen.findByRole('alertdialog', { name: 'Save this role?' });
    fireEvent.click(within(review).getByRole('checkbox', { name: /^End the session of the 1 member / }));
    await press('Save role', review);
    await waitFor(async () => expect((await load(role)).businessFunctionCodes).toEqual([]));
    await expect(member.call(listRoles, {})).rejects.toMatchObject({ data: { reason: 'permissions-changed' } });
  });

  it('is saved at once if only its texts change', async () => {
    const role = await createNightDesk();
    await renderEdit(role);
    fireEvent.change(await nameField(), { target: { value: 'Late desk' } });
    await press('Save role');
    await waitFor(async () => expect((await load(role)).name.EN).toBe('Late desk'));
  });

  it('locks functions that the editor does not have, the own account, and accounts of a higher rank', async () => {
    const role = await createNightDesk({ memberRefIDs: ['DEMO-U004', 'DEMO-U019'] });
    await signInAsRoleKeeper();
    await renderEdit(role);
    const verify = (await screen.findAllByRole('treeitem')).find((row) => row.textContent?.includes('Verify'));
    expect(verify?.textContent).toContain('You don’t have this function');
    await screen.findByRole('button', { name: /^Marcus Hale cannot be removed: .*ranks above yours/ });
    screen.getByRole('button', { name: 'Remove TSANG Tsz Kit 曾子傑' });
  });

  it('keeps both changes when two administrators edit it at the same time', async () => {
    const role = await createNightDesk();
    await renderEdit(role);
    await screen.findByRole('tree');
    tick('Reject application');
    const body = {
      ...nightDesk,
      functionCodes: ['RAO', 'RAO_CLIENT_MANAMEMENT'],
      memberRefIDs: ['DEMO-U004', 'DEMO-U005'],
    };
    await createSessionApi(session).call(updateRole, { params: role, body: { ...body, version: 1 } });
    await press('Save role');
    await press('Save role', await screen.findByRole('alertdialog'));
    const conflict = await screen.findByRole('alert', { name: /changed this/ });
    expect(conflict.textContent).toContain('Removed: Verify application');
    expect(conflict.textContent).toContain('Added: Reject application');
    expect(conflict.textContent).toContain('Both changes are applied.');
    await press('Apply mine again');
    const review = await screen.findByRole('alertdialog', { name: 'Save this role?' });
    expect(review.textContent).toContain('Granted (1)');
    expect(review.textContent).not.toContain('Revoked');
    await press('Save role', review);
    await waitFor(async () => {
      const { businessFunctionCodes, members, version } = await load(role);
      expect({ businessFunctionCodes, members: members.map(({ refID }) => refID), version }).toEqual({
        businessFunctionCodes: ['RAO_CM_REJECT'],
        members: ['DEMO-U004', 'DEMO-U005'],
        version: 3,
      });
    });
  });

  it('is filled in from a file, after what the file changes was shown', async () => {
    const role = await createNightDesk();
    await renderEdit(role);
    await screen.findByRole('tree');
    await press('Fill in from a file…');
    const dialog = await screen.findByRole('dialog', { name: 'Fill in the role from a file' });
    await choose(dialog, 'not a role');
    await within(dialog).findByText(/not valid JSON/);
    fireEvent.click(within(dialog).getByRole('button', { name: /role\.json/ }));
    const functionCodes = ['RAO', 'RAO_CM_REJECT', 'RAO_DATA_CHART', 'NOTHING'];
    await choose(dialog, JSON.stringify({ ...nightDesk, format: roleFileFormat, functionCodes }));
    await within(dialog).findByText('Not everything in the file can be taken over');
    expect(dialog.textContent).toContain('left out: NOTHING');
    expect(dialog.textContent).toContain('does not have the function above: Reject application');
    await press('Fill in the editor', dialog);
    screen.getByText('1 granted, 2 revoked');
    expect((await load(role)).version).toBe(1);
  });

  it('cannot be the default role', async () => {
    await renderScreen(<EditRoleScreen />, { plugin, session, params: { roleID: 'DEMO-ALL' } });
    await screen.findByText(/It can be viewed, but neither edited nor deleted/);
    expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull();
  });
});

function renderNew(params: Readonly<Record<string, string>> = {}) {
  return renderScreen(<NewRoleScreen />, { plugin, session, params });
}

function renderEdit({ roleID }: Role) {
  return renderScreen(<EditRoleScreen />, { plugin, session, params: { roleID } });
}

function createNightDesk(change: object = {}): Promise<Role> {
  return createSessionApi(session).call(createRole, { body: { ...nightDesk, ...change } });
}

function load({ roleID }: Role): Promise<Role> {
  return createSessionApi(session).call(getRole, { params: { roleID } });
}

/** An operator who may only look after roles. */
async function signInAsRoleKeeper() {
  const functionCodes = ['USER_AND_ROLE', 'UR_ROLE_MANAGEMENT', 'UR_RM_CREATE_ROLE', 'UM_RM_MODIFY_ROLE'];
  const name = { EN: 'Role keeper', SC: '角色保管', TC: '角色保管' };
  await createSessionApi(session).call(createRole, {
    body: { ...nightDesk, name, functionCodes, memberRefIDs: ['DEMO-U024'] },
  });
  session = await sandbox.signIn({ brokerCode: 'DEMO', userID: 'sun.meilin' });
}

async function nameField() {
  return screen.findByRole('textbox', { name: /^Name/ });
}

async function typeNames({ EN, SC, TC }: typeof names) {
  const texts = [
    ['English', EN],
    ['简体中文', SC],
    ['繁體中文', TC],
  ] as const;
  await nameField();
  for (const [index, [, name]] of texts.entries()) {
    fireEvent.click(screen.getAllByRole('tab')[index]!);
    fireEvent.change(await nameField(), { target: { value: name } });
  }
}

function tick(name: string) {
  const row = screen.getAllByRole('treeitem').find((one) => one.querySelector('.bdk-grow')?.textContent === name);
  if (row === undefined) {
    const all = screen.getAllByRole('treeitem').map((one) => one.querySelector('.bdk-grow')?.textContent);
    throw new Error(`${name} is not among ${all.join(', ')}.`);
  }
  fireEvent.click(row);
}

async function press(name: string, within_: HTMLElement = document.body) {
  await act(async () => fireEvent.click(within(within_).getAllByRole('button', { name }).at(-1)!));
}

async function choose(dialog: HTMLElement, content: string) {
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')!;
  const file = new File([content], 'role.json', { type: 'application/json' });
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}
