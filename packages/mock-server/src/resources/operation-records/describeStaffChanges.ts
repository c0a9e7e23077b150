// The operations of administrators on accounts and roles during the seeded half year. Accounts contain who changed them last
// and when; of the roles that were created for a while, only the records are left.
import { keyedValue, type UserRow } from '@brokerdesk/fixtures';
import { formatTime } from '../../contract/times.ts';
import type { SeedOptions } from '../../state/seeds.ts';
import { changed, type SeededOperation } from '../../shared-rules/seededOperations.ts';

const dayMs = 86_400_000;

/** Created, and changed, disabled or deleted once, as the account says. */
export function describeAccount(user: UserRow, { seed }: Pick<SeedOptions, 'seed'>): readonly SeededOperation[] {
  const target = { targetID: user.refID, targetName: user.userName, by: user.updateBy };
  const created: SeededOperation = { ...target, operation: 'user.create', time: user.createTime };
  if (user.updateTime === user.createTime) return [created];
  const last = { ...target, time: user.updateTime };
  const isDisabled = changed('enabled', 'true', 'false');
  if (user.status === 'deleted') {
    return [
      created,
      { ...last, operation: 'user.delete', changes: [isDisabled, changed('status', 'normal', 'deleted')] },
    ];
  }
  if (!user.enabled) return [created, { ...last, operation: 'user.status', changes: [isDisabled] }];
  const digits = String(Math.floor(keyedValue(seed, 'operationRecords', user.refID, 'mobile') * 1e7)).padStart(7, '0');
  const earlier = `+852 0${digits.slice(0, 3)} ${digits.slice(3)}`;
  return [created, { ...last, operation: 'user.update', changes: [changed('mobile', earlier, user.mobile)] }];
}

interface PassingRole {
  readonly key: string;
  readonly name: string;
  /** Days before now: created, changed, deleted. */
  readonly days: readonly [number, number, number];
  readonly functionCodes: readonly [before: string, after: string];
}

const passingRoles: readonly PassingRole[] = [
  {
    key: 'HOLIDAY-COVER',
    name: 'Holiday cover',
    days: [152, 149, 121],
    functionCodes: ['RAO, RAO_CLIENT_MANAMEMENT', 'RAO, RAO_CLIENT_MANAMEMENT, RAO_CM_CORRECT, RAO_CM_REINPUT'],
  },
  {
    key: 'YEAR-END-AUDIT',
    name: 'Year-end audit',
    days: [64, 60, 18],
    functionCodes: ['USER_AND_ROLE, UR_OPERATION_RECORD', 'USER_AND_ROLE, UR_USER_MANAGEMENT, UR_OPERATION_RECORD'],
  },
];

/** Roles for a while: given to two users, and deleted once they had no member. */
export function describePassingRoles(users: readonly UserRow[], { now }: Pick<SeedOptions, 'now'>) {
  const [administrator, ...others] = users;
  if (!administrator) return [];
  const members = others
    .slice(0, 2)
    .map(({ userName }) => userName)
    .join(', ');
  return passingRoles.flatMap(({ key, name, days, functionCodes }): readonly SeededOperation[] => {
    const [created, given, ended] = days.map((daysAgo) => formatTime(now - daysAgo * dayMs)) as [
      string,
      string,
      string,
    ];
    const role = { targetID: `${administrator.brokerCode}-${key}`, targetName: name, by: administrator.userName };
    const returned = formatTime(Date.parse(ended) - 600_000);
    return [
      { ...role, operation: 'role.create', time: created },
      {
        ...role,
        operation: 'role.update',
        time: given,
        changes: [changed('functionCodes', ...functionCodes), changed('members', null, members)],
      },
      { ...role, operation: 'role.update', time: returned, changes: [changed('members', members, null)] },
      { ...role, operation: 'role.delete', time: ended },
    ];
  });
}
