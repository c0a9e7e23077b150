// Validation of a notification, by field. A draft may be incomplete; a submitted one may not.
import {
  createMissingProblem,
  findOwn,
  findTooLongTexts,
  limitsOfBroker,
  type LocalizedFieldProblem,
  message,
  type RequestContext,
} from '@brokerdesk/mock-server/engine';
import { countReached, countMembers } from './groups/countMembers.ts';
import type { NotificationGroupRow, NotificationRow } from './notificationRows.ts';

const textFields = ['titleEN', 'titleSC', 'titleTC', 'contentEN', 'contentSC', 'contentTC'] as const;
const maximumAheadMs = 366 * 86_400_000;

export type NotificationFields = Pick<
  NotificationRow,
  'userGroupID' | 'sendUserStatus' | 'pushTime' | 'deleteUserGroup' | (typeof textFields)[number]
>;

/** Returns the problems that not even a draft may have. */
export function findDraftProblems(context: RequestContext, fields: NotificationFields): LocalizedFieldProblem[] {
  const limits = limitsOfBroker(context);
  const { titleEN, titleSC, titleTC, contentEN, contentSC, contentTC, sendUserStatus } = fields;
  const group = groupOf(context, fields);
  const problems = [
    ...findTooLongTexts({ titleEN, titleSC, titleTC }, limits.noticeTitleLength),
    ...findTooLongTexts({ contentEN, contentSC, contentTC }, limits.noticeContentLength),
  ];
  if (fields.userGroupID !== null && !group)
    problems.push({ path: 'userGroupID', rule: 'unknown', texts: unknownGroupTexts });
  if (fields.deleteUserGroup && group?.builtIn)
    problems.push({ path: 'deleteUserGroup', rule: 'built-in-group', texts: builtInGroupTexts });
  if (new Set(sendUserStatus).size < sendUserStatus.length)
    problems.push({ path: 'sendUserStatus', rule: 'duplicate', texts: duplicateStatusTexts });
  return problems;
}

/** Returns the problems that prevent a notification from being delivered. */
export function findSubmissionProblems(context: RequestContext, fields: NotificationFields): LocalizedFieldProblem[] {
  const empty = textFields.filter((field) => fields[field] === '').map(createMissingProblem);
  const group = groupOf(context, fields);
  if (fields.userGroupID === null) empty.push(createMissingProblem('userGroupID'));
  if (fields.sendUserStatus.length === 0) empty.push(createMissingProblem('sendUserStatus'));
  else if (group && countReached(countsOf(context, group), fields.sendUserStatus) === 0)
    empty.push({ path: 'userGroupID', rule: 'no-recipients', texts: noRecipientsTexts });
  return [...findDraftProblems(context, fields), ...empty, ...findTimeProblems(context, fields.pushTime)];
}

function groupOf(context: RequestContext, { userGroupID }: NotificationFields): NotificationGroupRow | undefined {
  return findOwn<NotificationGroupRow>(context, 'notificationGroups', userGroupID ?? '');
}

function countsOf(context: RequestContext, group: NotificationGroupRow) {
  return countMembers(context, group);
}

function findTimeProblems(context: RequestContext, pushTime: string | null): LocalizedFieldProblem[] {
  if (pushTime === null) return [];
  const ahead = Date.parse(pushTime) - context.now();
  if (ahead <= 0) return [{ path: 'pushTime', rule: 'past', texts: pastTexts }];
  return ahead > maximumAheadMs ? [{ path: 'pushTime', rule: 'too-far', texts: tooFarTexts }] : [];
}

const unknownGroupTexts = message('There is no such group.', '没有此组别。', '沒有此組別。');
const builtInGroupTexts = message(
  'A built-in group cannot be deleted after delivery.',
  '发送后不能删除系统内置组别。',
  '發送後不能刪除系統內置組別。',
);
const duplicateStatusTexts = message('A status occurs twice.', '账户状态重复。', '帳戶狀態重複。');
const noRecipientsTexts = message(
  'No member of this group has an account with these statuses.',
  '此组别内没有符合所选账户状态的客户。',
  '此組別內沒有符合所選帳戶狀態的客戶。',
);
const pastTexts = message('This time is in the past.', '此时间已过。', '此時間已過。');
const tooFarTexts = message('At most one year ahead.', '最多可预设一年内的时间。', '最多可預設一年內的時間。');
