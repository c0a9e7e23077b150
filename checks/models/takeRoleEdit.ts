// One random edit of a role or an account, through a real request.
import {
  accountTypes,
  createRole,
  createUser,
  deleteRole,
  deleteUser,
  type ErrorCode,
  setUserStatus,
  updateRole,
  updateUser,
} from '@brokerdesk/api';
import type { RoleRow, UserRow } from '@brokerdesk/fixtures';
import type { Emulator } from '../../packages/mock-server/src/createEmulator.ts';
import type { FunctionStateRow } from '../../packages/mock-server/src/state/rows.ts';
import type { TestClient } from '../../packages/mock-server/src/testing/openClient.ts';
import { readTree, rowsIn, stateIn } from './readAccess.ts';

export const roleEditKinds = [
  'createRole',
  'changeFunctions',
  'changeMembers',
  'deleteRole',
  'createUser',
  'changeUser',
  'setUserStatus',
  'deleteUser',
] as const;

export interface RoleEdit {
  readonly editor: string;
  readonly kind: (typeof roleEditKinds)[number];
  readonly role: number;
  readonly user: number;
  readonly functions: number;
  readonly isStale: boolean;
}

/** Where edits are made, and by whom. */
export interface RoleWalk {
  readonly clients: ReadonlyMap<string, TestClient>;
  readonly emulator: Emulator;
  readonly sandbox: string;
}

export async function takeRoleEdit(
  { clients, emulator, sandbox }: RoleWalk,
  edit: RoleEdit,
): Promise<{ readonly code: ErrorCode | 'OK'; readonly description: string }> {
  const state = stateIn(emulator, sandbox);
  const roles = rowsIn<RoleRow>(state, 'roles');
  const users = rowsIn<UserRow>(state, 'users');
  const place: Place = {
    edit,
    roles,
    users,
    tree: readTree(state),
    role: pick(roles, edit.role),
    user: pick(users, edit.user),
  };
  const client = clients.get(edit.editor);
  if (!client) throw new Error(`There is no client for ${edit.editor}.`);
  const { code } = await send(client, place);
  const description = `${edit.kind} of ${place.role.roleID} and ${place.user.userID} by ${edit.editor}`;
  return { code: code as ErrorCode | 'OK', description };
}

interface Place {
  readonly edit: RoleEdit;
  readonly roles: readonly RoleRow[];
  readonly users: readonly UserRow[];
  readonly tree: readonly FunctionStateRow[];
  readonly role: RoleRow;
  readonly user: UserRow;
}

function send(client: TestClient, place: Place) {
  const { edit, roles, users, tree, role, user } = place;
  const { name, description } = role;
  const functionCodes = [...codesOf(role, tree)];
  const memberRefIDs = membersOf(place);
  const seen = (version: number) => ({
    version: edit.isStale ? Math.max(1, version - 1) + Number(version === 1) : version,
  });
  switch (edit.kind) {
    case 'createRole': {
      const words = `Walk ${edit.functions} ${roles.length}`;
      const names = { EN: words, SC: words, TC: words };
      const body = { name: names, description: names, functionCodes: chooseFunctions(place, []), memberRefIDs: [] };
      return client.call(createRole, { body: edit.user % 3 === 0 ? { ...body, memberRefIDs: [user.refID] } : body });
    }
    case 'changeFunctions': {
      const body = { name, description, functionCodes: chooseFunctions(place, functionCodes), memberRefIDs };
      return client.call(updateRole, { params: role, body: { ...body, ...seen(role.version) } });
    }
    case 'changeMembers': {
      const members = toggle(memberRefIDs, user.refID);
      const body = { name, description, functionCodes, memberRefIDs: members };
      return client.call(updateRole, { params: role, body: { ...body, ...seen(role.version) } });
    }
    case 'deleteRole': {
      const unused = roles.find(({ roleID }) => users.every(({ roleIDs }) => !roleIDs.includes(roleID)));
      const deleted = edit.functions % 2 === 0 ? role : (unused ?? role);
      return client.call(deleteRole, { params: deleted, query: seen(deleted.version) });
    }
    case 'createUser': {
      const userID = `walk.${edit.functions}.${users.length}`;
      const type = pick(accountTypes, edit.functions);
      return client.call(createUser, {
        body: { ...personOf(user), userID, type, roleIDs: edit.user % 4 === 0 ? [] : [role.roleID], groupIDs: [] },
      });
    }
    case 'changeUser': {
      const roleIDs = toggle(user.roleIDs, role.roleID);
      const type = edit.functions % 3 === 0 ? pick(accountTypes, edit.role) : user.type;
      const body = { ...personOf(user), type, roleIDs, groupIDs: user.groupIDs as string[], ...seen(user.version) };
      return client.call(updateUser, { params: user, body });
    }
    case 'setUserStatus': {
      const { refID, brokerCode } = user;
      return client.call(setUserStatus, { body: { refID, brokerCode, enabled: !user.enabled, ...seen(user.version) } });
    }
    default:
      return client.call(deleteUser, { query: { refID: user.refID, ...seen(user.version) } });
  }
}

function personOf({ userName, email, mobile }: UserRow) {
  return { userName, email, mobile };
}

function codesOf({ functionCodes }: RoleRow, tree: readonly FunctionStateRow[]): readonly string[] {
  return functionCodes === 'all' ? tree.map(({ functionCode }) => functionCode) : functionCodes;
}

function membersOf({ users, role }: Place): string[] {
  return users
    .filter(({ status, roleIDs }) => status === 'normal' && roleIDs.includes(role.roleID))
    .map(({ refID }) => refID);
}

/** Adds or removes a few functions, mostly with what they need. */
function chooseFunctions({ edit, tree }: Place, before: readonly string[]): string[] {
  const chosen = new Set(before);
  const byId = new Map(tree.map((row) => [row.functionID, row]));
  for (let step = 0; step <= edit.functions % 3; step += 1) {
    const first = pick(tree, edit.functions + step * 7);
    if (chosen.has(first.functionCode)) removeBranch(tree, first, chosen);
    else {
      for (let row: FunctionStateRow | undefined = first; row; row = byId.get(row.parentID ?? '')) {
        chosen.add(row.functionCode);
        if (edit.functions % 11 === 0) break;
      }
    }
  }
  return [...chosen];
}

function removeBranch(tree: readonly FunctionStateRow[], row: FunctionStateRow, chosen: Set<string>): void {
  chosen.delete(row.functionCode);
  for (const child of tree) if (child.parentID === row.functionID) removeBranch(tree, child, chosen);
}

function toggle(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

function pick<Item>(items: readonly Item[], chance: number): Item {
  const item = items[chance % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
