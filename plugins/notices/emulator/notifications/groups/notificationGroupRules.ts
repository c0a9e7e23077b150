// Groups of clients: three are built in, with members from the accounts; custom groups list their members.
import type { NotificationGroup } from '@brokerdesk/api';
import {
  createNameIndex,
  type ErrorResponse,
  type LocalizedFieldProblem,
  message,
  nameIn,
  ownRows,
  type RequestContext,
  ruleViolated,
  sortRows,
  type StateContext,
  toLocalText,
} from '@brokerdesk/mock-server/engine';
import { countMembers, countReached } from './countMembers.ts';
import type { NotificationGroupRow, NotificationRow } from '../notificationRows.ts';

/** The group as every endpoint returns it. */
export function describeGroup(context: RequestContext, row: NotificationGroupRow): NotificationGroup {
  const { activeCount, suspendedCount, closedCount } = countMembers(context, row);
  const pending = listOpenNotifications(context, row).toSorted(byPushTime);
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
    pendingCount: pending.length,
    pendingNotifications: pending.map(({ ntfID, titleEN, titleSC, titleTC, pushTime, approval }) => {
      return { ntfID, titleEN, titleSC, titleTC, pushTime, approvalState: approval?.state ?? null };
    }),
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

/** The notifications to a group that wait for their time or for approval. */
export function listOpenNotifications(
  context: StateContext,
  { brokerCode, groupID }: Pick<NotificationGroupRow, 'brokerCode' | 'groupID'>,
): readonly NotificationRow[] {
  return context
    .rowsOf<NotificationRow>('notifications', brokerCode)
    .filter(
      (row) =>
        row.brokerCode === brokerCode &&
        row.userGroupID === groupID &&
        (row.status === 'pending' || row.approval?.state === 'waiting'),
    );
}

/** The built-in groups in their order, then the custom ones by name. */
export function listGroups(context: RequestContext): readonly NotificationGroupRow[] {
  const rows = ownRows<NotificationGroupRow>(context, 'notificationGroups');
  const own = rows.filter(({ builtIn }) => !builtIn);
  const { language } = context;
  const sorted = sortRows(own, {
    sort: 'name',
    language,
    valueOf: (row) => nameIn(language, row),
    idOf: ({ groupID }) => groupID,
  });
  return [...rows.filter(({ builtIn }) => builtIn), ...sorted];
}

function byPushTime(left: NotificationRow, right: NotificationRow): number {
  return (left.pushTime ?? '').localeCompare(right.pushTime ?? '') || (left.ntfID < right.ntfID ? -1 : 1);
}

export const builtInGroupError: ErrorResponse = ruleViolated(
  'built-in-group',
  message(
    'Built-in groups cannot be changed or deleted.',
    '此为系统内置组别，不能修改或删除。',
    '此為系統內置組別，不能修改或刪除。',
  ),
);

type GroupFields = Pick<NotificationGroupRow, 'nameEN' | 'nameSC' | 'nameTC' | 'accountNumbers'>;

/** Returns problems for names that another group has and for duplicate accounts. */
export function findGroupProblems(
  context: RequestContext,
  fields: GroupFields,
  groupID?: string,
): LocalizedFieldProblem[] {
  const candidate = { list: context.brokerCode ?? '', names: toLocalText(fields), id: groupID };
  const names = findTakenNames(context, candidate).map((language): LocalizedFieldProblem => {
    return { path: `name${language}`, rule: 'duplicate', texts: nameTakenTexts };
  });
  const accounts = fields.accountNumbers.flatMap((number, index): LocalizedFieldProblem[] =>
    fields.accountNumbers.indexOf(number) < index
      ? [{ path: `accountNumbers.${index}`, rule: 'duplicate', texts: duplicateAccountTexts }]
      : [],
  );
  return [...names, ...accounts];
}

const findTakenNames = createNameIndex({
  collection: 'notificationGroups',
  listOf: ({ brokerCode }: NotificationGroupRow) => brokerCode,
  namesOf: toLocalText,
});

/** Returns a problem if a notification that still waits would reach no client of the changed group. */
export function findUnreachedProblems(
  context: RequestContext,
  { before, after }: { readonly before: NotificationGroupRow; readonly after: NotificationGroupRow },
): LocalizedFieldProblem[] {
  const [old, next] = [countMembers(context, before), countMembers(context, after)];
  const unreached = listOpenNotifications(context, before).filter(
    ({ sendUserStatus }) => countReached(old, sendUserStatus) > 0 && countReached(next, sendUserStatus) === 0,
  );
  if (unreached.length === 0) return [];
  return [{ path: 'accountNumbers', rule: 'no-recipients', texts: unreachedTexts }];
}

/** Whether two forms of a group have the same members, in whatever order. */
export function hasSameMembers(
  one: Pick<NotificationGroupRow, 'accountNumbers'>,
  other: Pick<NotificationGroupRow, 'accountNumbers'>,
): boolean {
  const members = new Set(one.accountNumbers);
  return members.size === other.accountNumbers.length && other.accountNumbers.every((number) => members.has(number));
}

const unreachedTexts = message(
  'A notice to this group that still waits would reach no client. Unschedule, withdraw or change it first.',
  '待发送至此组别的通知将没有收件客户。请先取消、撤回或修改该通知。',
  '待發送至此組別的通知將沒有收件客戶。請先取消、撤回或修改該通知。',
);

const nameTakenTexts = message('Another group has this name.', '已有同名组别。', '已有同名組別。');

const duplicateAccountTexts = message('This account occurs twice.', '此账户重复。', '此帳戶重複。');
