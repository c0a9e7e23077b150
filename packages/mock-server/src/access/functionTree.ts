// The functions of a broker's tree that are granted to a user or by a role. A function counts only with all its ancestors: a child
// without its parent grants no access, and a parent implies no child (decisions, section 6).
import type { FunctionNode } from '@brokerdesk/api';
import type { RoleRow, UserRow } from '@brokerdesk/fixtures';
import type { StateContext } from '../context/StateContext.ts';
import type { FunctionStateRow } from '../state/rows.ts';

export function functionsOfBroker(context: StateContext, brokerCode: string): readonly FunctionStateRow[] {
  return context.rows<FunctionStateRow>('functions').filter((row) => row.brokerCode === brokerCode);
}

/** Lists the functions that a user's roles, or a set of codes instead, grant in the user's broker's tree. */
export function functionsOfUser(
  context: StateContext,
  user: UserRow,
  codes?: ReadonlySet<string>,
): readonly FunctionStateRow[] {
  const rows = functionsOfBroker(context, user.brokerCode);
  if (codes) return filterPermitted(rows, (code) => codes.has(code));
  if (user.type === 'Super Administrator') return filterPermitted(rows, () => true);
  const roles = user.roleIDs.flatMap((roleID) => context.row<RoleRow>('roles', roleID) ?? []);
  const own = roles.filter(({ brokerCode }) => brokerCode === user.brokerCode);
  const granted = new Set<string>(own.flatMap(({ functionCodes }) => (functionCodes === 'all' ? [] : functionCodes)));
  const hasAll = own.some(({ functionCodes }) => functionCodes === 'all');
  return filterPermitted(rows, (code) => hasAll || granted.has(code));
}

/** The codes that a role grants in its broker's current tree. */
export function codesOfRole(context: StateContext, { brokerCode, functionCodes }: RoleRow): readonly string[] {
  const available = functionsOfBroker(context, brokerCode).map(({ functionCode }) => functionCode);
  if (functionCodes === 'all') return available;
  const granted = new Set(functionCodes);
  return available.filter((code) => granted.has(code));
}

/** Nests functions by `parentID`, in the order of the rows. */
export function buildTree(rows: readonly FunctionStateRow[]): FunctionNode[] {
  const byParent = Map.groupBy(rows, ({ parentID }) => parentID);
  const childrenOf = (parentID: string | null): FunctionNode[] =>
    (byParent.get(parentID) ?? []).map(({ functionID, functionCode, name, category }) => ({
      functionID,
      parentID,
      functionCode,
      name,
      category,
      children: childrenOf(functionID),
    }));
  return childrenOf(null);
}

function filterPermitted(rows: readonly FunctionStateRow[], isGranted: (code: string) => boolean): FunctionStateRow[] {
  const byId = new Map(rows.map((row) => [row.functionID, row]));
  const known = new Map<string, boolean>();
  const isPermitted = (row: FunctionStateRow): boolean => {
    const cached = known.get(row.functionID);
    if (cached !== undefined) return cached;
    // False until the walk proves otherwise, so a function that is its own ancestor is never granted.
    known.set(row.functionID, false);
    const parent = row.parentID === null ? undefined : byId.get(row.parentID);
    const permitted =
      isGranted(row.functionCode) && (row.parentID === null || (parent !== undefined && isPermitted(parent)));
    known.set(row.functionID, permitted);
    return permitted;
  };
  return rows.filter(isPermitted);
}
