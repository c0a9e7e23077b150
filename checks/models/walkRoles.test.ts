// Random walks of role and user edits by administrators with different functions, through real requests. No edit grants
// anyone a function that its author lacks, takes one from a role that its author lacks, locks out the last administrator,
// or changes a running session.
import type { RoleRow, UserRow } from '@brokerdesk/fixtures';
import { assert, array, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { openClient, type TestClient } from '../../packages/mock-server/src/testing/openClient.ts';
import { type Access, readAccess, rowsIn, stateIn } from './readAccess.ts';
import { type RoleEdit, type RoleWalk, roleEditKinds, takeRoleEdit } from './takeRoleEdit.ts';

const runs = process.env['BROKERDESK_WHOLE'] === '1' ? 2_000 : 30;
const now = '2026-03-02T03:00:00.000Z';
const sandbox = 'role-walks';
const emulator = createEmulator({ applications: 0, now: Date.parse(now), instantWork: true });
const control = openClient(emulator, sandbox);
const counters = new Map<string, number>();

/** Who edits: all functions, an administrator of users, one of roles, and an operator with both. */
const editors = ['demo.admin', 'demo.users', 'sun.meilin', 'marcus.hale'] as const;
const roleFunctions = [
  'USER_AND_ROLE',
  'UR_ROLE_MANAGEMENT',
  'UR_RM_CREATE_ROLE',
  'UM_RM_MODIFY_ROLE',
  'UR_RM_DELETE_ROLE',
];
const userFunctions = ['UR_USER_MANAGEMENT', 'UR_UM_CREATE_USER', 'UR_UM_MODIFY_USER', 'UR_UM_STATUS'];
const prepared = [
  { name: 'Roles only', functionCodes: roleFunctions, editor: 'sun.meilin' },
  {
    name: 'Users and roles',
    functionCodes: [...roleFunctions, ...userFunctions, 'UR_UM_DELETE_USER', 'RAO', 'RAO_DATA_CHART'],
    editor: 'marcus.hale',
  },
] as const;

const edit = record<RoleEdit>({
  editor: constantFrom(...editors),
  // A new account is rare, because its initial password is hashed as slowly as everywhere else.
  kind: constantFrom('createUser', ...[1, 2, 3].flatMap(() => roleEditKinds.filter((kind) => kind !== 'createUser'))),
  /** Chooses role, account and functions. */
  role: integer({ min: 0, max: 999 }),
  user: integer({ min: 0, max: 999 }),
  functions: integer({ min: 0, max: 2 ** 20 }),
  /** Whether its author sees an older version. */
  isStale: constantFrom(false, false, false, false, false, true),
});

let clients: RoleWalk['clients'] = new Map();

beforeAll(async () => {
  await control.send('PATCH', '/__mock/clock', { body: { set: now, frozen: true } });
  await prepareEditors();
  const signedIn = new Map<string, TestClient>();
  for (const userID of editors) {
    const client = openClient(emulator, sandbox);
    await client.signIn('DEMO', userID);
    signedIn.set(userID, client);
  }
  clients = signedIn;
  await control.send('PUT', '/__mock/snapshots/start');
});
afterAll(() => emulator.close());

/** Writes two roles and their members directly: the walk is about what the rules allow afterwards. */
async function prepareEditors(): Promise<void> {
  const state = stateIn(emulator, sandbox);
  const template = rowsIn<RoleRow>(state, 'roles').find(({ roleID }) => roleID === 'DEMO-READER');
  for (const [index, { name, functionCodes, editor }] of prepared.entries()) {
    const roleID = `DEMO-WALK${index}`;
    await writeRow('roles', roleID, { ...template, roleID, name: { EN: name, SC: name, TC: name }, functionCodes });
    const user = rowsIn<UserRow>(state, 'users').find(({ userID }) => userID === editor);
    await writeRow('users', user?.refID ?? '', { ...user, roleIDs: [roleID] });
  }
}

async function writeRow(collection: string, id: string, row: object): Promise<void> {
  await control.send('PUT', `/__mock/state/${collection}/${id}`, { body: row });
}

test(`${runs} walks of at least 15 edits`, { timeout: 3_000_000 }, async () => {
  await assert(
    asyncProperty(array(edit, { minLength: 15, maxLength: 20 }), async (edits) => {
      await control.send('POST', '/__mock/snapshots/start/restore');
      const walk: RoleWalk = { clients, emulator, sandbox };
      let before = readAccess(emulator, sandbox);
      for (const one of edits) {
        const { code, description } = await takeRoleEdit(walk, one);
        const after = readAccess(emulator, sandbox);
        count(code === 'OK' ? one.kind : code);
        expectSafe({ before, after, editor: one.editor, description: `${description}: ${code}` });
        before = after;
      }
    }),
    { numRuns: runs, seed: 20_261_123, endOnFailure: true },
  );
  const lines = [...counters].map(([name, number]) => `${name} ${number}`).sort();
  process.stdout.write(`Role walks: ${runs}; ${lines.join(', ')}.\n`);
  for (const kind of roleEditKinds) expect(counters.get(kind) ?? 0, `${kind} was done`).toBeGreaterThan(0);
  for (const code of ['E0002', 'E0005', 'E0012', 'E0016']) {
    expect(counters.get(code) ?? 0, `${code} occurred`).toBeGreaterThan(0);
  }
});

interface Edited {
  readonly before: Access;
  readonly after: Access;
  readonly editor: string;
  readonly description: string;
}

function expectSafe({ before, after, editor, description }: Edited): void {
  const held = before.sessions.get(editor) ?? new Set();
  const excess = [...after.users].flatMap(([refID, functions]) =>
    [...functions].filter((code) => before.users.get(refID)?.has(code) !== true && !held.has(code)),
  );
  expect(excess, `${description} grants what ${editor} lacks`).toEqual([]);
  const lost = [...before.roles].flatMap(([roleID, functions]) => {
    const left = after.roles.get(roleID);
    return left === undefined ? [] : [...functions].filter((code) => !left.has(code) && !held.has(code));
  });
  expect(lost, `${description} revokes what ${editor} lacks`).toEqual([]);
  expect(after.grantingUsers, `${description} leaves someone who can grant everything`).toBeGreaterThan(0);
  // A session may end; while it lasts, it keeps the functions of its sign-in.
  for (const [userID, functions] of after.sessions) {
    expect([...functions], `${description} changes the session of ${userID}`).toEqual([
      ...(before.sessions.get(userID) ?? []),
    ]);
  }
}

function count(name: string): void {
  counters.set(name, (counters.get(name) ?? 0) + 1);
}
