// Who may do what in a sandbox, computed from its rows and independently of the emulator's own rules.
import type { RoleRow, UserRow } from '@brokerdesk/fixtures';
import type { Emulator } from '../../packages/mock-server/src/createEmulator.ts';
import type { FunctionStateRow, SessionRow } from '../../packages/mock-server/src/state/rows.ts';
import { collectionOf, type State } from '../../packages/mock-server/src/state/State.ts';

/** The functions of the accounts, roles and sessions of the broker DEMO. */
export interface Access {
  /** By `refID`, whether the account is enabled or not. */
  readonly users: ReadonlyMap<string, ReadonlySet<string>>;
  /** By `roleID`. */
  readonly roles: ReadonlyMap<string, ReadonlySet<string>>;
  /** Of the sessions that have not ended, by login name. */
  readonly sessions: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many enabled users may grant every function. */
  readonly grantingUsers: number;
}

export function readAccess(emulator: Emulator, sandbox: string): Access {
  const state = stateIn(emulator, sandbox);
  const tree = readTree(state);
  const all = new Set(tree.map(({ functionCode }) => functionCode));
  const roleRows = rowsIn<RoleRow>(state, 'roles');
  const roles = new Map(
    roleRows.map(({ roleID, functionCodes }) => [roleID, functionCodes === 'all' ? all : new Set(functionCodes)]),
  );
  const userRows = rowsIn<UserRow>(state, 'users').filter(({ status }) => status === 'normal');
  const functionsOf = ({ type, roleIDs }: UserRow) =>
    type === 'Super Administrator'
      ? all
      : keepReachable(tree, new Set(roleIDs.flatMap((id) => [...(roles.get(id) ?? [])])));
  const names = new Map(userRows.map(({ refID, userID }) => [refID, userID]));
  const sessions = rowsIn<SessionRow>(state, 'sessions').filter(({ ended }) => ended === null);
  return {
    users: new Map(userRows.map((user) => [user.refID, functionsOf(user)])),
    roles,
    sessions: new Map(sessions.map(({ refID, functionCodes }) => [names.get(refID) ?? refID, new Set(functionCodes)])),
    grantingUsers: userRows.filter(({ type, enabled }) => type === 'Super Administrator' && enabled).length,
  };
}

export function readTree(state: State): readonly FunctionStateRow[] {
  return rowsIn<FunctionStateRow>(state, 'functions');
}

/** The rows of a collection that belong to DEMO. */
export function rowsIn<Row extends { readonly brokerCode: string }>(state: State, collection: string): readonly Row[] {
  return (collectionOf(state, collection).rows() as unknown as readonly Row[]).filter(
    ({ brokerCode }) => brokerCode === 'DEMO',
  );
}

export function stateIn(emulator: Emulator, sandbox: string): State {
  const state = emulator.stateOf(sandbox);
  if (state === undefined) throw new Error(`There is no sandbox ${sandbox}.`);
  return state;
}

/** A function counts only with all its ancestors. */
function keepReachable(tree: readonly FunctionStateRow[], codes: ReadonlySet<string>): ReadonlySet<string> {
  const byId = new Map(tree.map((row) => [row.functionID, row]));
  const isReachable = ({ functionCode, parentID }: FunctionStateRow): boolean => {
    const parent = parentID === null ? undefined : byId.get(parentID);
    return codes.has(functionCode) && (parentID === null || (parent !== undefined && isReachable(parent)));
  };
  return new Set(tree.filter(isReachable).map(({ functionCode }) => functionCode));
}
