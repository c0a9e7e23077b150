import type { LocalText } from '@brokerdesk/api';
import { brokers, makeUsers } from '@brokerdesk/fixtures';
import { type NotificationText, notificationTexts } from '../../demo/notifications/notificationTexts.ts';
import { type JobRow, seededStamp, type SeedOptions, type Stamp, timeInShanghai } from '@brokerdesk/mock-server/engine';
import { groupIdOf, makeNotificationGroupRows } from './groups/makeNotificationGroupRows.ts';
import { seededAccounts } from './groups/clientAccounts.ts';
import { countAccounts, countReached } from './groups/countMembers.ts';
import type { ApprovalRow, NotificationGroupRow, NotificationRow } from './notificationRows.ts';
import { seededNotificationFile } from './seededNotificationFile.ts';

export function makeNotificationRows(
  brokerCode: string,
  { seed, now }: SeedOptions,
): (readonly [string, NotificationRow])[] {
  const groups = new Map(makeNotificationGroupRows(brokerCode, { seed, now, hasCustomGroups: true }));
  return notificationTexts.map((text, index) => {
    const row = makeRow(text, { brokerCode, seed, now, index, groups });
    return [row.ntfID, row];
  });
}

/** The work that delivers those of a broker that wait for their time. */
export function makeBrokerDeliveryJobs(brokerCode: string, now: number): readonly JobRow[] {
  return notificationTexts.flatMap((text, index) => {
    if (text.status !== 'pending') return [];
    const args = { ntfID: ntfIdOf(brokerCode, index) };
    return [{ jobID: jobIdOf(brokerCode, index), at: pushTimeOf(text, now), type: 'notification.deliver', args }];
  });
}

interface RowSource {
  readonly brokerCode: string;
  readonly seed: string;
  readonly now: number;
  readonly index: number;
  readonly groups: ReadonlyMap<string, NotificationGroupRow>;
}

function makeRow(text: NotificationText, { brokerCode, seed, now, index, groups }: RowSource): NotificationRow {
  const isDelivered = text.status === 'delivered';
  const userGroupID = groupIdOf(brokerCode, text.groupKey);
  const group = groups.get(userGroupID);
  const pushTime = text.day === null ? null : new Date(pushTimeOf(text, now)).toISOString();
  // Written on the day before it is delivered, and submitted an hour later.
  const written = timeInShanghai(now, Math.min(text.day ?? -1, 0) - 1 - (isDelivered ? 0 : index % 3), '15:20');
  const isWaiting = isDraftComplete(text) && requiresApproval(brokerCode);
  const authorIndex = isWaiting ? 1 : index;
  const stamp = seededStamp({ brokerCode, time: written + 3_600_000, version: 2, authorIndex });
  const files = (language: keyof LocalText) =>
    text.hasDocument ? [seededNotificationFile({ brokerCode, index, language })] : [];
  return {
    brokerCode,
    ntfID: ntfIdOf(brokerCode, index),
    status: statusOf(text),
    userGroupID,
    userGroupName: isDelivered && group ? { EN: group.nameEN, SC: group.nameSC, TC: group.nameTC } : null,
    channel: text.channel,
    sendUserStatus: [...text.sendUserStatus],
    pushTime,
    titleEN: text.title.EN,
    titleSC: text.title.SC,
    titleTC: text.title.TC,
    contentEN: text.content.EN,
    contentSC: text.content.SC,
    contentTC: text.content.TC,
    attachFileEN: files('EN'),
    attachFileSC: files('SC'),
    attachFileTC: files('TC'),
    deleteUserGroup: false,
    deliveryTime: isDelivered ? pushTime : null,
    recipientCount: isDelivered && group ? recipientCountOf(group, { seed, text }) : null,
    approval: isWaiting ? makeApproval(stamp) : null,
    createTime: new Date(written).toISOString(),
    createBy: stamp.updateBy,
    ...stamp,
    jobID: text.status === 'pending' ? jobIdOf(brokerCode, index) : null,
  };
}

/** A draft with all its texts: where the broker requires it, an administrator has submitted it. */
function isDraftComplete({ status, title, content }: NotificationText): boolean {
  return status === 'draft' && [title, content].every(({ SC, TC }) => SC !== '' && TC !== '');
}

function requiresApproval(brokerCode: string): boolean {
  return brokers.some((broker) => broker.brokerCode === brokerCode && broker.noticeApproval === true);
}

function makeApproval({ updateBy, updateTime }: Stamp): ApprovalRow {
  const requestRefID = makeUsers(0).find(({ userName }) => userName === updateBy)?.refID ?? null;
  const decision = { decideBy: null, decideTime: null, reason: '' };
  return { state: 'waiting', requestBy: updateBy, requestRefID, requestTime: updateTime, ...decision };
}

function recipientCountOf(
  group: NotificationGroupRow,
  { seed, text }: { readonly seed: string; readonly text: NotificationText },
) {
  const accounts = seededAccounts(seed, group.brokerCode);
  const members =
    group.accountKind === null
      ? group.accountNumbers.flatMap((number) => accounts.get(number) ?? [])
      : [...accounts.values()].filter(({ kind }) => group.accountKind === 'all' || kind === group.accountKind);
  return countReached(countAccounts(members), [...text.sendUserStatus]);
}

function statusOf({ status, channel }: NotificationText): NotificationRow['status'] {
  if (status !== 'delivered') return status;
  return channel === 'app' ? 'displaying' : 'sent';
}

/** In the morning for the app, after the close of the market for email. */
function pushTimeOf({ day, channel }: NotificationText, now: number): number {
  return timeInShanghai(now, day ?? 0, channel === 'app' ? '8:30' : '17:30');
}

function ntfIdOf(brokerCode: string, index: number): string {
  return `NTF-${brokerCode}-${index + 1}`;
}

function jobIdOf(brokerCode: string, index: number): string {
  return `job-${ntfIdOf(brokerCode, index)}`;
}
