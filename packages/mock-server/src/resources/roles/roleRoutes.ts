import { createRole, deleteRole, getRole, listRoles, type RoleSummary, updateRole } from '@brokerdesk/api';
import type { RoleRow, UserRow } from '@brokerdesk/fixtures';
import { matchesText, paginate, sortRows } from '../../shared-rules/lists/lists.ts';
import { findNamedBroker, findManageable } from '../brokers/findNamedBroker.ts';
import { diffFields } from '../../shared-rules/diffFields.ts';
import { codesOfRole } from '../../access/functionTree.ts';
import { endOutdatedSessions } from '../../access/sessionRules.ts';
import { isSameSet } from '../../shared-rules/isSameSet.ts';
import { findOwn } from '../../shared-rules/ownRows.ts';
import {
  describeRole,
  membersOf,
  rejectDefaultRole,
  checkRole,
  rolesOfBroker,
  type RoleInput,
  summariseRole,
} from './roleRules.ts';
import { textKey } from '../../shared-rules/texts/localTexts.ts';
import { stamp } from '../../shared-rules/stamp.ts';
import type { RequestContext } from '../../context/RequestContext.ts';
import { checkVersion, inUse, message, notFound } from '../../context/errorResponses.ts';
import { type Route, route } from '../../context/Route.ts';

export const roleRoutes: readonly Route[] = [
  route(listRoles, (context, { query }) => {
    const broker = findNamedBroker(context, query.brokerCode);
    if (!broker) return notFound;
    const text = query.q;
    const found = rolesOfBroker(context, broker.brokerCode)
      .filter(({ name, description }) => matchesText([...Object.values(name), ...Object.values(description)], text))
      .map((role) => summariseRole(context, role));
    // Unsorted, the default role is first, as it was created with the broker.
    const { sort } = query;
    const valueOf = (role: RoleSummary, field: string) => {
      if (field === 'memberCount' || field === 'functionCount') return role[field];
      return field === 'updateTime' ? Date.parse(role.updateTime) : role.name[textKey(context.language)];
    };
    const sorted =
      sort === undefined
        ? found
        : sortRows(found, { sort, language: context.language, valueOf, idOf: ({ roleID }) => roleID });
    return { code: 'OK', data: paginate(sorted, query) };
  }),

  route(getRole, (context, { params }) => {
    const role = findManageable<RoleRow>(context, 'roles', params.roleID);
    return role ? { code: 'OK', data: describeRole(context, role) } : notFound;
  }),

  route(createRole, (context, { body }) => {
    const error = checkRole(context, body);
    if (error) return error;
    const role: RoleRow = {
      roleID: context.token(`${context.brokerCode}-R`),
      brokerCode: context.brokerCode ?? '',
      default: false,
      ...textsAndFunctions(body),
      ...stamp(context),
    };
    writeRole(context, role);
    writeMembers(context, role, body.memberRefIDs);
    context.recordOperation({ targetID: role.roleID, targetName: role.name.EN });
    return { code: 'OK', data: describeRole(context, role) };
  }),

  route(updateRole, (context, { params, body }) => {
    const before = findOwn<RoleRow>(context, 'roles', params.roleID);
    if (!before) return notFound;
    const error =
      rejectDefaultRole(before) ??
      checkVersion(before, body.version, () => describeRole(context, before)) ??
      checkRole(context, body, before);
    if (error) return error;
    const role: RoleRow = { ...before, ...textsAndFunctions(body), ...stamp(context, before) };
    const membersBefore = membersOf(context, before);
    writeRole(context, role);
    writeMembers(context, role, body.memberRefIDs);
    const members = membersOf(context, role);
    const affected = listAffected(
      { codes: codesOfRole(context, before), members: membersBefore },
      { codes: codesOfRole(context, role), members },
    );
    const endedSessions = body.endSessions ? endOutdatedSessions(context, affected) : 0;
    const changes = diffFields(
      { ...before, members: membersBefore.map(({ userName }) => userName), endedSessions: 0 },
      { ...role, members: members.map(({ userName }) => userName), endedSessions },
      ['name', 'description', 'functionCodes', 'members', 'endedSessions'],
    );
    context.recordOperation({ targetID: role.roleID, targetName: role.name.EN, changes });
    return { code: 'OK', data: describeRole(context, role) };
  }),

  route(deleteRole, (context, { params, query }) => {
    const role = findOwn<RoleRow>(context, 'roles', params.roleID);
    if (!role) return notFound;
    const error = rejectDefaultRole(role) ?? checkVersion(role, query.version, () => describeRole(context, role));
    if (error) return error;
    const memberCount = membersOf(context, role).length;
    if (memberCount > 0) return inUse(roleInUseTexts, { memberCount });
    context.change((draft) => draft.remove('roles', role.roleID));
    context.recordOperation({ targetID: role.roleID, targetName: role.name.EN });
    return { code: 'OK', data: null };
  }),
];

const roleInUseTexts = message(
  'The role is in use, so it cannot be deleted.',
  '此角色正在使用，不能删除。',
  '此角色正在使用，不能刪除。',
);

function textsAndFunctions({ name, description, functionCodes }: RoleInput) {
  return { name, description, functionCodes: [...new Set(functionCodes)] };
}

interface RoleMembers {
  readonly codes: readonly string[];
  readonly members: readonly UserRow[];
}

/** Lists the accounts that gain or lose functions: all members if the functions change, otherwise who joins or leaves. */
function listAffected(before: RoleMembers, after: RoleMembers): readonly string[] {
  const [old, next] = [before, after].map(({ members }) => members.map(({ refID }) => refID));
  const everyone = [...(old ?? []), ...(next ?? [])];
  if (!isSameSet(before.codes, after.codes)) return everyone;
  return everyone.filter((refID) => !(old?.includes(refID) && next?.includes(refID)));
}

function writeRole(context: RequestContext, role: RoleRow): void {
  context.change((draft) => draft.put('roles', role.roleID, role));
}

/** Membership is stored with the accounts; each changed account gets a new version. */
function writeMembers(context: RequestContext, role: RoleRow, memberRefIDs: readonly string[]): void {
  const requested = new Set(memberRefIDs);
  const current = new Set(membersOf(context, role).map(({ refID }) => refID));
  const write = (refID: string, change: (roleIDs: readonly string[]) => readonly string[]) => {
    const user = context.row<UserRow>('users', refID);
    if (!user) return;
    const after = { ...user, roleIDs: change(user.roleIDs), ...stamp(context, user) };
    context.change((draft) => draft.put('users', refID, after));
  };
  for (const refID of requested) if (!current.has(refID)) write(refID, (roleIDs) => [...roleIDs, role.roleID]);
  for (const refID of current) {
    if (!requested.has(refID)) write(refID, (roleIDs) => roleIDs.filter((roleID) => roleID !== role.roleID));
  }
}
