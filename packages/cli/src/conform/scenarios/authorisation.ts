// Who may do what beyond the function of a call: functions that the body decides about, what no one may grant, ranks, and
// initial passwords.
import {
  changeApplicationStatuses,
  createRole,
  createUser,
  listApplications,
  listFunctions,
  setUserStatus,
  updateUser,
  type User,
} from '@brokerdesk/api';
import type { TestResponse } from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import { type Desk, NotTried, type Scenario, toLaws } from '../Check.ts';
import type { ConformClient } from '../ConformClient.ts';
import { createHolder, findUser, newRole, newUser, versionOf, withAncestors } from '../holders.ts';

const demands = {
  'by-action': 'A step of an application needs the function of its action.',
  'needs-ancestors': 'A function counts only with all functions above it.',
  grants: 'No one grants a function that they lack.',
  promotes: 'No one makes an account of a type above their own.',
  'own-account': 'No one disables the own account, or changes its roles.',
  'initial-password': 'With an initial password, every call but the change of it is E0016 password-change-required.',
  outranks: 'No one disables an account above their own, or changes its email.',
} as const;

type Law = keyof typeof demands;

const { id, checks } = toLaws('rights', 'authorisation', demands);

/** The checks of rights that are not those of a single call. */
export function authorisationScenario(backEnd: BackEnd): Scenario {
  return { checks, run: (desk) => run(backEnd, desk) };
}

async function run(backEnd: BackEnd, desk: Desk): Promise<void> {
  if (![createRole, createUser].every((call) => backEnd.hasCall(call))) {
    throw new NotTried('the back end creates no roles and users');
  }
  const administrator = await backEnd.client('administrator');
  await tryFresh(backEnd, desk);
  await tryHolder(backEnd, administrator, desk);
  await tryAncestors(backEnd, administrator, desk);
  await tryRanks(backEnd, administrator, desk);
}

/** An account with its initial password. */
async function tryFresh(backEnd: BackEnd, desk: Desk): Promise<void> {
  const { client } = await createHolder(backEnd, { codes: [], keepsPassword: true });
  const { code, data } = await client.call(listFunctions);
  const { rule } = (data ?? {}) as unknown as { readonly rule?: string };
  desk.expect(
    id('initial-password'),
    code === 'E0016' && rule === 'password-change-required',
    `a call with it is answered ${code} ${rule ?? ''}`,
  );
}

/** An account that may verify applications and create roles and users, and nothing else. */
async function tryHolder(backEnd: BackEnd, administrator: ConformClient, desk: Desk): Promise<void> {
  const own = withAncestors('RAO_CM_VERIFY', 'UR_RM_CREATE_ROLE', 'UR_UM_CREATE_USER');
  const { client, user, roleID } = await createHolder(backEnd, { codes: own });
  const waiting = backEnd.hasCall(listApplications)
    ? (await administrator.call(listApplications, { query: { status: 'SUB,RSB', size: 1, underway: 'false' } })).data
        .items[0]
    : undefined;
  if (waiting === undefined) desk.skip(id('by-action'), 'no application waits for its check');
  else {
    const { applyID, version } = waiting;
    const rejected = await client.call(changeApplicationStatuses, {
      body: { action: 'reject', applications: [{ applyID, version }] },
    });
    desk.expect(
      id('by-action'),
      rejected.code === 'E0002',
      `reject by an account that may verify is answered ${rejected.code}`,
    );
    const verified = await client.call(changeApplicationStatuses, {
      body: { action: 'verify', applications: [{ applyID, version }] },
    });
    desk.expect(
      id('by-action'),
      verified.code === 'OK',
      `verify by an account that may verify is answered ${verified.code}`,
    );
  }
  const beyond = withAncestors('RAO_CM_REJECT');
  const granted = await client.call(createRole, { body: newRole('Conform beyond', beyond) });
  desk.expect(
    id('grants'),
    granted.code === 'E0016',
    `a role with functions that its author lacks is answered ${granted.code}`,
  );
  const { roleID: strong } = (await administrator.call(createRole, { body: newRole('Conform strong', beyond) })).data;
  const given = await client.call(createUser, { body: newUser([strong]) });
  desk.expect(
    id('grants'),
    given.code === 'E0016',
    `an account with a role that its author lacks is answered ${given.code}`,
  );
  const promoted = await client.call(createUser, { body: { ...newUser([roleID]), type: 'Super Administrator' } });
  desk.expect(
    id('promotes'),
    promoted.code === 'E0016',
    `a super administrator made by an operator is answered ${promoted.code}`,
  );
  const equal = await client.call(createUser, { body: newUser([roleID]) });
  desk.expect(id('grants'), equal.code === 'OK', `an account with the author’s own role is answered ${equal.code}`);
  await administrator.call(setUserStatus, { body: { ...versionOf(user), enabled: false } });
}

/** A function without the one above it. */
async function tryAncestors(backEnd: BackEnd, administrator: ConformClient, desk: Desk): Promise<void> {
  const codes = ['UR_UM_CREATE_USER'];
  const role = await administrator.call(createRole, { body: newRole('Conform orphan', codes) });
  if (role.code !== 'OK') {
    desk.expect(id('needs-ancestors'), role.code === 'E0004', `a role with ${codes[0]} alone is answered ${role.code}`);
    return;
  }
  const { client } = await createHolder(backEnd, { codes });
  const { code } = await client.call(createUser, { body: newUser([]) });
  desk.expect(
    id('needs-ancestors'),
    code === 'E0002',
    `a call with a function whose ancestors are missing is answered ${code}`,
  );
}

/** An account that may disable and change accounts, and is below the administrator. */
async function tryRanks(backEnd: BackEnd, administrator: ConformClient, desk: Desk): Promise<void> {
  const codes = withAncestors('UR_UM_STATUS', 'UR_UM_MODIFY_USER');
  const { client } = await createHolder(backEnd, { codes });
  const own = await findUser(administrator, client.account.userID);
  expectRule(
    desk,
    'own-account',
    await client.call(setUserStatus, { body: { ...versionOf(own), enabled: false } }),
    'own-account',
  );
  const withoutRoles = { params: { refID: own.refID }, body: { ...changeOf(own), roleIDs: [] } };
  expectRule(desk, 'own-account', await client.call(updateUser, withoutRoles), 'own-account');
  const above = await findUser(administrator, administrator.account.userID);
  const disabled = await client.call(setUserStatus, { body: { ...versionOf(above), enabled: false } });
  desk.expect(
    id('outranks'),
    disabled.code === 'E0016',
    `disabling a super administrator is answered ${disabled.code}`,
  );
  const taken = { params: { refID: above.refID }, body: { ...changeOf(above), email: 'conform@mail.example' } };
  const changed = await client.call(updateUser, taken);
  desk.expect(
    id('outranks'),
    changed.code === 'E0016',
    `changing the email of a super administrator is answered ${changed.code}`,
  );
}

function expectRule(desk: Desk, law: Law, { code, data }: TestResponse<unknown>, rule: string): void {
  const said = (data as { readonly rule?: string } | null)?.rule ?? '';
  desk.expect(id(law), code === 'E0016' && said === rule, `it is answered ${code} ${said}, not E0016 ${rule}`);
}

function changeOf({ userName, type, email, mobile, version, roles, contactGroups }: User) {
  const roleIDs = roles.map(({ roleID }) => roleID);
  return { userName, type, email, mobile, version, roleIDs, groupIDs: contactGroups.map(({ groupID }) => groupID) };
}
