// Groups of clients: three are built in, with members that the accounts tell; a broker's own ones name their members.
import type { NotificationGroup } from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { type FieldRefusal, type Refusal, ruleRefuses } from '../../pipeline/refusals.ts';
import type { StateContext } from '../../pipeline/StateContext.ts';
import { memberCounts } from '../../state/memberCounts.ts';
import type { NotificationGroupRow, NotificationRow } from '../../state/noticeRows.ts';
import { ownRows } from '../ownRows.ts';

/** The group as every call shows it. */
export function describeGroup(context: CallContext, row: NotificationGroupRow): NotificationGroup {
  const { activeCount, suspendedCount, closedCount } = memberCounts(row, (...names) => context.value(...names));
  return {
    groupID: row.groupID,
    nameEN: row.nameEN,
    nameSC: row.nameSC,
    nameTC: row.nameTC,
    builtIn: row.builtIn,
    memberCount: activeCount + suspendedCount + closedCount,
    activeCount,
    suspendedCount,
    closedCount,
    accountNumbers: [...row.accountNumbers],
    pendingCount: pendingTo(context, row).length,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

/** The notifications to a group that wait for their time. */
export function pendingTo(
  context: StateContext,
  { brokerCode, groupID }: Pick<NotificationGroupRow, 'brokerCode' | 'groupID'>,
): readonly NotificationRow[] {
  return context
    .rowsOf<NotificationRow>('notifications', brokerCode)
    .filter((row) => row.brokerCode === brokerCode && row.status === 'pending' && row.userGroupID === groupID);
}

/** The built-in groups in their order, then the broker's own by English name. */
export function listGroups(context: CallContext): readonly NotificationGroupRow[] {
  const rows = ownRows<NotificationGroupRow>(context, 'notificationGroups');
  const own = rows.filter(({ builtIn }) => !builtIn);
  return [...rows.filter(({ builtIn }) => builtIn), ...own.toSorted(byName)];
}

function byName(left: NotificationGroupRow, right: NotificationGroupRow): number {
  return left.nameEN.localeCompare(right.nameEN, 'en') || (left.groupID < right.groupID ? -1 : 1);
}

export const builtInGroup: Refusal = ruleRefuses('built-in-group', {
  en_US: 'This group is built in. It can be neither changed nor deleted.',
  zh_CN: '此为系统内置群组，不能修改或删除。',
  zh_HK: '此為系統內置群組，不能修改或刪除。',
});

type GroupFields = Pick<NotificationGroupRow, 'nameEN' | 'nameSC' | 'nameTC' | 'accountNumbers'>;

/** Complains about a name that another group has, and about accounts that are named twice. */
export function groupProblems(context: CallContext, fields: GroupFields, groupID?: string): FieldRefusal[] {
  const others = ownRows<NotificationGroupRow>(context, 'notificationGroups').filter((row) => row.groupID !== groupID);
  const names = (['nameEN', 'nameSC', 'nameTC'] as const).flatMap((path): FieldRefusal[] =>
    others.some((other) => other[path].toLowerCase() === fields[path].toLowerCase())
      ? [{ path, rule: 'duplicate', texts: nameTaken }]
      : [],
  );
  const accounts = fields.accountNumbers.flatMap((number, index): FieldRefusal[] =>
    fields.accountNumbers.indexOf(number) < index
      ? [{ path: `accountNumbers.${index}`, rule: 'duplicate', texts: accountTwice }]
      : [],
  );
  return [...names, ...accounts];
}

const nameTaken = {
  en_US: 'Another group has this name.',
  zh_CN: '已有同名群组。',
  zh_HK: '已有同名群組。',
};

const accountTwice = {
  en_US: 'This account is named twice.',
  zh_CN: '此账户重复。',
  zh_HK: '此帳戶重複。',
};
