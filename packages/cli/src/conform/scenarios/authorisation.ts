// Who may do what beyond the function of a call: functions that the body decides about, what no one may grant, initial
// passwords, and views as a role.
import {
  changeApplicationStatuses,
  createAnnouncement,
  createRole,
  createUser,
  deleteRole,
  functionCodes,
  type FunctionCode,
  listApplications,
  listAnnouncements,
  listFunctions,
  listUsers,
  requestHeaders,
  setUserStatus,
  updateUser,
  type User,
  writeViewAs,
} from '@brokerdesk/api';
import type { BackEnd } from '../BackEnd.ts';
import { type CheckInfo, type Desk, NotTried, type Scenario } from '../Check.ts';
import { ConformClient } from '../ConformClient.ts';

const demands = {
  'by-action': 'A step of an application needs the function of its action.',
  'needs-ancestors': 'A function counts only with all functions above it.',
  grants: 'No one grants a function that they lack.',
  promotes: 'No one makes an account of a type above their own.',
  'own-account': 'No one disables the own account, or changes its roles.',
  'initial-password': 'With an initial password, every call but the change of it is E0016 password-change-required.',
  'view-reads': 'A view as a role reads what the role may read, and nothing else.',
  'view-writes': 'A view as a role changes nothing.',
} as const;

type Law = keyof typeof demands;

function id(law: Law): string {
  return `rights:${law}`;
}

const checks: readonly CheckInfo[] = (Object.keys(demands) as Law[]).map((law) => ({
  id: id(law),
  family: 'authorisation',
  demand: demands[law],
}));

/** The checks of rights that are not those of a single call. */
export function authorisationScenario(backEnd: BackEnd): Scenario {
  return { checks, run: (desk) => run(backEnd, desk) };
}

async function run(backEnd: BackEnd, desk: Desk): Promise<void> {
  if (![createRole, createUser].every((call) => backEnd.hasCall(call))) {
    throw new NotTried('the back end creates no roles and users');
  }
  const administrator = await backEnd.client('administrator');
  await tryFresh(backEnd, administrator, desk);
  await tryHolder(backEnd, administrator, desk);
  await tryAncestors(backEnd, administrator, desk);
  await tryOwn(administrator, desk);
  if (backEnd.hasPart('view-as') === false) {
    for (const law of ['view-reads', 'view-writes'] as const)
      desk.skip(id(law), 'the back end says that it has no views');
  } else await tryViews(administrator, desk);
}

/** An account with its initial password. */
async function tryFresh(backEnd: BackEnd, administrator: ConformClient, desk: Desk): Promise<void> {
  const { client } = await createHolder(backEnd, administrator, { codes: [], keepsPassword: true });
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
  const { client, user, roleID } = await createHolder(backEnd, administrator, { codes: own });
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
  const { client } = await createHolder(backEnd, administrator, { codes });
  const { code } = await client.call(createUser, { body: newUser([]) });
  desk.expect(
    id('needs-ancestors'),
    code === 'E0002',
    `a call with a function whose ancestors are missing is answered ${code}`,
  );
}

async function tryOwn(administrator: ConformClient, desk: Desk): Promise<void> {
  const { userID } = administrator.account;
  const { data } = await administrator.call(listUsers, { query: { q: userID, size: 500 } });
  const own = data.items.find((user) => user.userID === userID);
  if (own === undefined) throw new NotTried('the administrator is not among the users');
  const disabled = await administrator.call(setUserStatus, { body: { ...versionOf(own), enabled: false } });
  desk.expect(id('own-account'), disabled.code === 'E0016', `disabling it is answered ${disabled.code}`);
  const { refID, userName, email, mobile, version } = own;
  const body = { userName, email, mobile, version, type: 'Operator' as const, roleIDs: [], groupIDs: [] };
  const changed = await administrator.call(updateUser, { params: { refID }, body });
  desk.expect(id('own-account'), changed.code === 'E0016', `taking away its roles is answered ${changed.code}`);
}

async function tryViews(administrator: ConformClient, desk: Desk): Promise<void> {
  const role = (
    await administrator.call(createRole, { body: newRole('Conform view', withAncestors('PM_NM_ANNOUNCEMENT')) })
  ).data;
  const view = { [requestHeaders.viewAs.toLowerCase()]: writeViewAs({ roleID: role.roleID }) };
  const seen = await administrator.call(listAnnouncements, {}, view);
  desk.expect(id('view-reads'), seen.code === 'OK', `what the role may read is answered ${seen.code}`);
  const hidden = await administrator.call(listUsers, {}, view);
  desk.expect(id('view-reads'), hidden.code === 'E0002', `what the role may not read is answered ${hidden.code}`);
  const title = { EN: 'Conform', SC: 'Conform', TC: 'Conform' };
  const body = { title, content: title, startTime: '2026-04-01T01:00:00Z', endTime: null, published: false };
  const written = await administrator.call(createAnnouncement, { body } as never, view);
  const { rule } = (written.data ?? {}) as unknown as { readonly rule?: string };
  desk.expect(
    id('view-writes'),
    written.code === 'E0016' && rule === 'view-as-read-only',
    `a change is answered ${written.code} ${rule ?? ''}`,
  );
  await administrator.call(deleteRole, { params: { roleID: role.roleID }, query: { version: role.version } });
}

interface Holder {
  readonly client: ConformClient;
  readonly user: User;
  readonly roleID: string;
}

interface HolderOptions {
  readonly codes: readonly string[];
  readonly keepsPassword?: boolean;
}

/** Creates an account that holds some functions. */
async function createHolder(backEnd: BackEnd, administrator: ConformClient, options: HolderOptions): Promise<Holder> {
  const role = await administrator.call(createRole, { body: newRole('Conform holder', options.codes) });
  if (role.code !== 'OK' && options.codes.length > 0) {
    throw new NotTried(`no role with ${options.codes.join(', ')} could be created: ${role.code}`);
  }
  const roleID = role.code === 'OK' ? role.data.roleID : '';
  const created = await administrator.call(createUser, { body: newUser(roleID === '' ? [] : [roleID]) });
  if (created.code !== 'OK') throw new NotTried(`no account could be created: ${created.code}`);
  const { user, initialPassword } = created.data;
  const account = { brokerCode: user.brokerCode, userID: user.userID, password: initialPassword };
  const client = new ConformClient(backEnd, account);
  await client.signIn();
  if (options.keepsPassword !== true) await backEnd.replacePassword(client);
  return { client, user, roleID };
}

/** Returns codes with all codes above them. */
function withAncestors(...codes: readonly FunctionCode[]): readonly string[] {
  const all = new Set<string>();
  for (const code of codes) {
    for (let step: string | null = code; step !== null; ) {
      all.add(step);
      const declared: { readonly parent: string | null } = functionCodes[step as FunctionCode];
      step = declared.parent;
    }
  }
  return [...all];
}

let count = 0;

function newRole(name: string, codes: readonly string[]) {
  count += 1;
  const text = `${name} ${Date.now().toString(36)}${count}`;
  const empty = { EN: '', SC: '', TC: '' };
  return { name: { EN: text, SC: text, TC: text }, description: empty, functionCodes: [...codes], memberRefIDs: [] };
}

function newUser(roleIDs: readonly string[]) {
  count += 1;
  const userID = `conform.${Date.now().toString(36)}.${count}`;
  const email = `${userID}@mail.example`;
  return {
    userID,
    userName: 'Conform',
    type: 'Operator' as const,
    email,
    mobile: '+852 0123 4567',
    roleIDs: [...roleIDs],
    groupIDs: [],
  };
}

function versionOf({ brokerCode, refID, version }: User) {
  return { brokerCode, refID, version };
}
