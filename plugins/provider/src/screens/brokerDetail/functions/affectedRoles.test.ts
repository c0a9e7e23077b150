import { expect, it } from 'vitest';
import { findAffectedRoles, findDefaultRole, type RoleWithMembers } from './affectedRoles.ts';

const ann = member('ann', true);
const ben = member('ben', false);

const reviewer = role('REVIEWER', { admin: ['RAO', 'RAO_CM'], business: ['RAO_CM_VERIFY'], members: [ann, ben] });
const reader = role('READER', { admin: ['RAO', 'RAO_CM'], business: [], members: [ben] });
const everything = { ...role('ALL', { admin: ['RAO', 'PM'], business: [], members: [ann] }), default: true };

it('counts the roles that lose a function, and each of their members once', () => {
  expect(findAffectedRoles([reviewer, reader, everything], ['RAO_CM', 'RAO_CM_VERIFY'])).toEqual({
    roles: [
      { roleID: 'REVIEWER', name: reviewer.name, lost: 2 },
      { roleID: 'READER', name: reader.name, lost: 1 },
    ],
    users: 2,
    signedIn: 1,
  });
});

it('affects no user with a function that no role has', () => {
  expect(findAffectedRoles([reviewer, reader], ['PM'])).toEqual({ roles: [], users: 0, signedIn: 0 });
});

it('knows the role whose members get each new function', () => {
  expect(findDefaultRole([reviewer, everything])).toBe(everything);
  expect(findDefaultRole([reviewer])).toBeUndefined();
});

function role(
  roleID: string,
  { admin, business, members }: { admin: string[]; business: string[]; members: RoleWithMembers['members'] },
): RoleWithMembers {
  const name = { EN: roleID, SC: roleID, TC: roleID };
  return { roleID, name, default: false, adminFunctionCodes: admin, businessFunctionCodes: business, members };
}

function member(refID: string, signedIn: boolean): RoleWithMembers['members'][number] {
  return { refID, userID: refID, userName: refID, type: 'Operator', enabled: true, signedIn };
}
