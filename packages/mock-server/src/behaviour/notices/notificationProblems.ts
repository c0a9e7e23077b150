// What is wrong with a notification, by field. A draft may be incomplete; one that is submitted may not.
import type { CallContext } from '../../pipeline/CallContext.ts';
import type { FieldRefusal } from '../../pipeline/refusals.ts';
import { countReached, memberCounts } from '../../state/memberCounts.ts';
import type { NotificationGroupRow, NotificationRow } from '../../state/noticeRows.ts';
import { brokerLimits, isMissing, tooLong } from './noticeTexts.ts';
import { findOwn } from '../ownRows.ts';

const textFields = ['titleEN', 'titleSC', 'titleTC', 'contentEN', 'contentSC', 'contentTC'] as const;
const maximumAheadMs = 366 * 86_400_000;

export type NotificationFields = Pick<
  NotificationRow,
  'userGroupID' | 'sendUserStatus' | 'pushTime' | 'deleteUserGroup' | (typeof textFields)[number]
>;

/** Complains about what not even a draft may have. */
export function draftProblems(context: CallContext, fields: NotificationFields): FieldRefusal[] {
  const limits = brokerLimits(context);
  const { titleEN, titleSC, titleTC, contentEN, contentSC, contentTC, sendUserStatus } = fields;
  const group = groupOf(context, fields);
  const problems = [
    ...tooLong({ titleEN, titleSC, titleTC }, limits.noticeTitleLength),
    ...tooLong({ contentEN, contentSC, contentTC }, limits.noticeContentLength),
  ];
  if (fields.userGroupID !== null && !group)
    problems.push({ path: 'userGroupID', rule: 'unknown', texts: noSuchGroup });
  if (fields.deleteUserGroup && group?.builtIn)
    problems.push({ path: 'deleteUserGroup', rule: 'built-in-group', texts: groupStays });
  if (new Set(sendUserStatus).size < sendUserStatus.length)
    problems.push({ path: 'sendUserStatus', rule: 'duplicate', texts: statusTwice });
  return problems;
}

/** Complains about what keeps a notification from being delivered. */
export function submissionProblems(context: CallContext, fields: NotificationFields): FieldRefusal[] {
  const empty = textFields.filter((field) => fields[field] === '').map(isMissing);
  const group = groupOf(context, fields);
  if (fields.userGroupID === null) empty.push(isMissing('userGroupID'));
  if (fields.sendUserStatus.length === 0) empty.push(isMissing('sendUserStatus'));
  else if (group && countReached(countsOf(context, group), fields.sendUserStatus) === 0)
    empty.push({ path: 'userGroupID', rule: 'no-recipients', texts: nobody });
  return [...draftProblems(context, fields), ...empty, ...timeProblems(context, fields.pushTime)];
}

function groupOf(context: CallContext, { userGroupID }: NotificationFields): NotificationGroupRow | undefined {
  return findOwn<NotificationGroupRow>(context, 'notificationGroups', userGroupID ?? '');
}

function countsOf(context: CallContext, group: NotificationGroupRow) {
  return memberCounts(group, (...names) => context.value(...names));
}

function timeProblems(context: CallContext, pushTime: string | null): FieldRefusal[] {
  if (pushTime === null) return [];
  const ahead = Date.parse(pushTime) - context.now();
  if (ahead <= 0) return [{ path: 'pushTime', rule: 'past', texts: past }];
  return ahead > maximumAheadMs ? [{ path: 'pushTime', rule: 'too-far', texts: tooFar }] : [];
}

const noSuchGroup = { en_US: 'There is no such group.', zh_CN: '没有此群组。', zh_HK: '沒有此群組。' };
const groupStays = {
  en_US: 'A built-in group cannot be deleted after delivery.',
  zh_CN: '系统内置群组不能于发送后删除。',
  zh_HK: '系統內置群組不能於發送後刪除。',
};
const statusTwice = {
  en_US: 'A status is named twice.',
  zh_CN: '账户状态重复。',
  zh_HK: '帳戶狀態重複。',
};
const nobody = {
  en_US: 'Nobody in this group has an account of these statuses.',
  zh_CN: '此群组内没有符合所选账户状态的客户。',
  zh_HK: '此群組內沒有符合所選帳戶狀態的客戶。',
};
const past = { en_US: 'This time is past.', zh_CN: '此时间已过。', zh_HK: '此時間已過。' };
const tooFar = {
  en_US: 'At most one year ahead.',
  zh_CN: '最多可预设一年内的时间。',
  zh_HK: '最多可預設一年內的時間。',
};
