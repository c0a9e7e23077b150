// The values of the form of a notice, and what the calls take.
import { unchangedFiles } from '@brokerdesk/plugin-sdk';
import type { createNotification, NotificationDetail } from '@brokerdesk/plugin-sdk/api';
import { type FilesOf, type FilesValue, keptFileIDs, type RecordBody } from '@brokerdesk/plugin-sdk/forms';

/** The values of the form of a notice. */
export type NoticeValues = {
  /** What the user wants: to save it as a draft, or to send it. */
  readonly status: 'draft' | 'pending';
  /** Empty if none is chosen. */
  readonly userGroupID: string;
  readonly channel: 'app' | 'email';
  /** Account states: 1 active, 0 suspended, -1 closed. */
  readonly sendUserStatus: readonly string[];
  readonly when: 'now' | 'later';
  /** RFC 3339. */
  readonly pushTime: string | null;
  readonly deleteUserGroup: boolean;
  readonly titleEN: string;
  readonly titleSC: string;
  readonly titleTC: string;
  readonly contentEN: string;
  readonly contentSC: string;
  readonly contentTC: string;
  readonly filesEN: FilesValue;
  readonly filesSC: FilesValue;
  readonly filesTC: FilesValue;
};

/** The values of a new notice: to active accounts, in the app. */
export const emptyNotice: NoticeValues = {
  status: 'draft',
  userGroupID: '',
  channel: 'app',
  sendUserStatus: ['1'],
  when: 'now',
  pushTime: null,
  deleteUserGroup: false,
  titleEN: '',
  titleSC: '',
  titleTC: '',
  contentEN: '',
  contentSC: '',
  contentTC: '',
  filesEN: unchangedFiles,
  filesSC: unchangedFiles,
  filesTC: unchangedFiles,
};

/** Returns the values of the form for a notice. */
export function valuesOfNotice(notice: NotificationDetail): NoticeValues {
  const { pushTime, userGroupID, sendUserStatus, status } = notice;
  return {
    ...emptyNotice,
    status: status === 'draft' ? 'draft' : 'pending',
    userGroupID: userGroupID ?? '',
    channel: notice.channel,
    sendUserStatus: sendUserStatus.map(String),
    when: pushTime === null ? 'now' : 'later',
    pushTime,
    deleteUserGroup: notice.deleteUserGroup,
    titleEN: notice.titleEN,
    titleSC: notice.titleSC,
    titleTC: notice.titleTC,
    contentEN: notice.contentEN,
    contentSC: notice.contentSC,
    contentTC: notice.contentTC,
  };
}

/** The attachments of a notice, as files to send. */
export type CopiedFiles = Readonly<Record<'EN' | 'SC' | 'TC', readonly File[]>>;

/** Returns the values of a new notice with the content of another one: it is a draft, without a time. */
export function valuesOfCopy(values: NoticeValues, files: CopiedFiles): NoticeValues {
  const filesOf = (key: keyof CopiedFiles) => ({ removed: [], added: [...files[key], ...values[`files${key}`].added] });
  return {
    ...values,
    status: 'draft',
    when: 'now',
    pushTime: null,
    filesEN: filesOf('EN'),
    filesSC: filesOf('SC'),
    filesTC: filesOf('TC'),
  };
}

/** Returns the body that the calls take; of a change, with the files that stay. */
export function bodyOfNotice(
  values: NoticeValues,
  record: NotificationDetail | undefined,
  existing: 'kept' | 'none',
): RecordBody<typeof createNotification> {
  const { when, pushTime, userGroupID, sendUserStatus, filesEN: _en, filesSC: _sc, filesTC: _tc, ...rest } = values;
  const stay = (key: keyof CopiedFiles) =>
    record && existing === 'kept' ? keptFileIDs(record[`attachFile${key}`], values[`files${key}`]) : [];
  return {
    ...rest,
    userGroupID: userGroupID === '' ? null : userGroupID,
    sendUserStatus: sendUserStatus.map((state) => Number(state) as 1 | 0 | -1),
    pushTime: when === 'now' || pushTime === null ? null : new Date(pushTime).toISOString(),
    ...(record && { keepFileEN: stay('EN'), keepFileSC: stay('SC'), keepFileTC: stay('TC') }),
  };
}

/** Returns the files to send. */
export function filesOfNotice({ filesEN, filesSC, filesTC }: NoticeValues): FilesOf<typeof createNotification> {
  return { attachFileEN: filesEN.added, attachFileSC: filesSC.added, attachFileTC: filesTC.added };
}

/** Returns the field for a path of the calls. */
export function fieldOfPath(path: string): string | undefined {
  const file = /^attachFile(EN|SC|TC)(\.\d+)?$/.exec(path);
  if (file) return `files${file[1]}${file[2] ?? ''}`;
  const kept = /^keepFile(EN|SC|TC)/.exec(path);
  if (kept) return `files${kept[1]}`;
  return path.startsWith('sendUserStatus') ? 'sendUserStatus' : undefined;
}

/** Returns a notice without the attachments that the user has removed in its form. */
export function withoutRemoved(notice: NotificationDetail, values: NoticeValues): NotificationDetail {
  const keep = (key: keyof CopiedFiles) =>
    notice[`attachFile${key}`].filter(({ fileID }) => !values[`files${key}`].removed.includes(fileID));
  return { ...notice, attachFileEN: keep('EN'), attachFileSC: keep('SC'), attachFileTC: keep('TC') };
}
