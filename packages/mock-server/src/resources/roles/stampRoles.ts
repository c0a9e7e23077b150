import type { RoleRow, UserRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import { stamp } from '../../shared-rules/stamp.ts';

/**
 * Writes a new version of the roles whose members change with an account. A role is changed together with all its members, so an
 * administrator who still sees the earlier members would otherwise undo the change without noticing.
 */
export function stampRoles(context: RequestContext, before: UserRow | undefined, after: UserRow): void {
  const [old, next] = [rolesOf(before), rolesOf(after)];
  for (const roleID of new Set([...old, ...next])) {
    const role = old.has(roleID) === next.has(roleID) ? undefined : context.row<RoleRow>('roles', roleID);
    if (role) context.change((draft) => draft.put('roles', roleID, { ...role, ...stamp(context, role) }));
  }
}

/** Deleted accounts have no roles. */
function rolesOf(user: UserRow | undefined): ReadonlySet<string> {
  return new Set(user?.status === 'normal' ? user.roleIDs : []);
}
