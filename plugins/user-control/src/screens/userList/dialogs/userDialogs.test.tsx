import { listOperationRecords, listUsers, updateUser } from '@brokerdesk/plugin-sdk/api';
import { createInMemoryDrafts, createSessionApi } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chooseAction,
  chooseRecord,
  openDialog,
  openUserEmulator,
  press,
  showUsers,
  type,
  type UserSandbox,
} from '../userListFixture.tsx';

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

const person = {
  'Login name': 'ng.kaho',
  Name: 'NG Ka Ho 吳家豪',
  Email: 'ng.kaho@demo-securities.example',
};

async function fillNewUser() {
  await press('New user');
  await type(person);
  fireEvent.change(screen.getByRole('textbox', { name: /^Mobile/ }), { target: { value: '6123 4567' } });
}

describe('a new user', () => {
  it('is created with roles and groups, and the initial password is shown once', async () => {
    const { api, toasts } = await showUsers(sandbox);
    await fillNewUser();
    await chooseRecord('Roles', 'Read only');
    await press('Create user');
    const dialog = await screen.findByRole('dialog', { name: 'Initial password' });
    expect(dialog.textContent).toContain('NG Ka Ho 吳家豪 (ng.kaho)');
    await press('Show');
    const password = shownPassword();
    await press('I have it');
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('rowheader', { name: 'ng.kaho' });
    expect(toasts.map(({ text }) => text)).toEqual(['The user has been created.']);
    const [created] = api.writes();
    expect(created?.body).toMatchObject({
      userID: 'ng.kaho',
      type: 'Operator',
      roleIDs: ['DEMO-READER'],
      mobile: '+852 6123 4567',
    });
    expect(password.length).toBeGreaterThan(7);
    expect(JSON.stringify(toasts)).not.toContain(password);
  });

  it('is created once if the response is lost, and the second attempt shows the password of the first', async () => {
    const drafts = createInMemoryDrafts();
    const { api } = await showUsers(sandbox, { drafts });
    await sandbox.control.addFault({
      match: { method: 'POST', path: '/users' },
      effect: { kind: 'lostReply' },
      when: { times: 1 },
    });
    await fillNewUser();
    await press('Create user');
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Login name/ }).value).toBe('ng.kaho');
    await press('Create user');
    await screen.findByRole('dialog', { name: 'Initial password' });
    await press('Show');
    const password = shownPassword();
    const keys = api.writes().map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    const { items } = await createSessionApi(sandbox.session).call(listUsers, { query: { q: 'ng.kaho' } });
    expect(items).toHaveLength(1);
    const records = await createSessionApi(sandbox.session).call(listOperationRecords, {
      query: { operation: 'user.create', targetID: items[0]!.refID },
    });
    expect(records.total).toBe(1);
    // The user can sign in with it: it is the password of the account.
    expect(await signIn('ng.kaho', password)).toBe('OK');
  });

  it('names at the field why the server refuses it, and what to do', async () => {
    await showUsers(sandbox);
    await fillNewUser();
    await type({ 'Login name': 'demo.reader' });
    await press('Create user');
    expect((await screen.findAllByText('This login name is or was in use.')).length).toBeGreaterThan(0);
    await type({ 'Login name': 'a b' });
    await press('Create user');
    expect(screen.getByRole('textbox', { name: /^Login name/ }).getAttribute('aria-invalid')).toBe('true');
  });

  it('names the functions that the caller cannot grant, in their language', async () => {
    const limited = await emulator.openSandbox('demo.users');
    await showUsers(limited, { language: 'zh-Hant' });
    await press('新增用戶');
    await type({ 登入名稱: 'ng.kaho', 姓名: '吳家豪', 電郵: 'ng.kaho@demo-securities.example' });
    fireEvent.change(screen.getByRole('textbox', { name: /^手提電話號碼/ }), { target: { value: '6123 4567' } });
    await chooseRecord('角色', '審核員');
    await press('新增用戶');
    expect(
      (await screen.findAllByText(/所選角色包含您沒有的功能：.+、.+另外 \d+ 項。請選擇其他角色/)).length,
    ).toBeGreaterThan(0);
  });

  it('cannot become an administrator once all accounts of them are in use', async () => {
    const broker = await sandbox.control.readRow<object>('brokers', 'DEMO');
    await sandbox.control.putRow('brokers', 'DEMO', { ...broker, accountQuota: { admin: 5 } });
    await showUsers(sandbox);
    await screen.findByText('All 5 administrator accounts are in use.');
    await fillNewUser();
    fireEvent.change(openDialog().getByRole('combobox', { name: /^Type/ }), {
      target: { value: 'Administrator' },
    });
    await press('Create user');
    const refusals = await screen.findAllByText(/All 5 administrator accounts are in use\. Choose “Operator”/);
    expect(refusals.length).toBeGreaterThan(0);
  });
});

describe('editing', () => {
  it('says that roles count from the next sign-in, before it is saved', async () => {
    const { api } = await showUsers(sandbox, { params: { q: 'demo.reader' } });
    await chooseAction('demo.reader', 'Edit');
    expect(screen.queryByText('Roles and type count from the next sign-in')).toBeNull();
    await chooseRecord('Roles', 'Reviewer');
    screen.getByText('Roles and type count from the next sign-in');
    await press('Save user');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [changed] = api.writes();
    expect(changed?.endpoint).toBe(updateUser);
    expect(changed?.body).not.toHaveProperty('userID');
    expect((await sandbox.find('demo.reader')).roles).toHaveLength(2);
  });

  it('of two administrators who edit one user, neither loses what the other has saved', async () => {
    await showUsers(sandbox, { params: { q: 'demo.reader' } });
    await chooseAction('demo.reader', 'Edit');
    await type({ Name: 'TSANG Tsz Kit (Kit)' });
    const other = createSessionApi(await sandbox.signIn({ userID: 'demo.users' }));
    const user = await sandbox.find('demo.reader');
    const { refID, version, userName, type: kind, email, mobile, language } = user;
    const body = { userName, type: kind, email, mobile, language, version };
    const ids = { roleIDs: user.roles.map(({ roleID }) => roleID), groupIDs: ['DEMO-CG-COMPLIANCE'] };
    await other.call(updateUser, { params: { refID }, body: { ...body, ...ids } });
    await press('Save user');
    const panel = await screen.findByRole('alert', { name: /changed this/ });
    expect(panel.textContent).toContain('Complaints and compliance');
    fireEvent.click(within(panel).getByRole('button', { name: 'Apply mine again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = await sandbox.find('demo.reader');
    expect(saved).toMatchObject({ userName: 'TSANG Tsz Kit (Kit)', version: version + 2 });
    expect(saved.contactGroups).toMatchObject([{ groupID: 'DEMO-CG-COMPLIANCE' }]);
  });

  it('of the own account changes neither type nor roles, and says why', async () => {
    await showUsers(sandbox, { params: { q: 'demo.admin' } });
    await chooseAction('demo.admin', 'Edit');
    await screen.findByText('You cannot change the type of your own account.');
    screen.getByText(/You cannot change your own roles/);
    expect(within(openDialog().getByRole('combobox', { name: /^Type/ })).getAllByRole('option')).toHaveLength(1);
    expect(openDialog().queryByRole('combobox', { name: /^Roles/ })).toBeNull();
  });
});

describe('enabling, disabling and deleting', () => {
  it('names the user and the consequence, and ends the session at once', async () => {
    const reader = createSessionApi(await sandbox.signIn({ userID: 'demo.users' }));
    const { toasts } = await showUsers(sandbox, { params: { q: 'demo.users' } });
    await chooseAction('demo.users', 'Disable');
    const dialog = await screen.findByRole('alertdialog', { name: 'Disable this account?' });
    expect(dialog.textContent).toContain('(demo.users)');
    expect(dialog.textContent).toContain('ends at once');
    await press('Disable');
    await waitFor(() =>
      expect(toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/has been disabled\.$/)]),
    );
    await expect(reader.call(listUsers, {})).rejects.toMatchObject({ code: 'E0001' });
    await chooseAction('demo.users', 'Enable');
    await press('Enable');
    await waitFor(async () => expect((await sandbox.find('demo.users')).enabled).toBe(true));
  });

  it('asks for a code where the broker requires one', async () => {
    await sandbox.requireCode('deleteUser', 'userStatus');
    const enterCode = vi.fn(sandbox.enterCode);
    const { api } = await showUsers(sandbox, { params: { q: 'demo.reader' }, enterCode });
    await chooseAction('demo.reader', 'Delete');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('demo.reader is never free again');
    await press('Delete user');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(enterCode).toHaveBeenCalledOnce();
    expect(api.writes()).toHaveLength(2);
  });

  it('explains what the server refuses, and what can be known before', async () => {
    const { refID } = await sandbox.find('demo.admin');
    const limited = await emulator.openSandbox('demo.users');
    await showUsers(limited, { params: { refID } });
    fireEvent.click(screen.getByRole('button', { name: 'Actions demo.admin' }));
    const description = 'This account ranks above yours: ask a super administrator.';
    await screen.findByRole('menu');
    expect(screen.getAllByRole('menuitem', { description })).toHaveLength(4);
  });
});

describe('an initial password', () => {
  it('always needs a code and is shown once; after a lost response another one replaces it', async () => {
    const path = '/users/{refID}/initial_passwords';
    // The first request requires the code, the response to the second one, with a password, is lost.
    const [when, effect] = [{ nth: 2, times: 1 }, { kind: 'lostReply' } as const];
    await sandbox.control.addFault({ match: { method: 'GET', path }, effect, when });
    const enterCode = vi.fn(sandbox.enterCode);
    await showUsers(sandbox, { params: { q: 'demo.reader' }, enterCode });
    await chooseAction('demo.reader', 'Initial password');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('no longer works');
    await press('Set initial password');
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    await press('Set initial password');
    const dialog = await screen.findByRole('dialog', { name: 'Initial password' });
    expect(dialog.textContent).toContain('(demo.reader)');
    await press('Show');
    expect(await signIn('demo.reader', shownPassword())).toBe('OK');
    expect(enterCode).toHaveBeenCalledTimes(2);
  });
});

function shownPassword(): string {
  return screen.getByLabelText<HTMLInputElement>('Initial password', { selector: 'input' }).value;
}

/** Signs in as a user; returns the code of the response. */
async function signIn(userID: string, password: string): Promise<string> {
  const response = await sandbox.session.fetch('/api/auths/logins', {
    method: 'POST',
    headers: {
      'broker-code': 'DEMO',
      'content-type': 'application/json',
      'api-version': 'v1',
      'api-lang': 'en_US',
      'app-version': '1.2.0-1',
    },
    body: JSON.stringify({ userID, password }),
  });
  return ((await response.json()) as { readonly code: string }).code;
}
