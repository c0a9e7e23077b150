// Announcements are shown from their start to their end while they are published: which state one is in, the clock says.
import type { Announcement, listAnnouncements, MockInput } from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import type { FieldRefusal } from '../../pipeline/refusals.ts';
import type { AnnouncementRow } from '../../state/noticeRows.ts';
import { matchesText, sortRows } from '../lists.ts';
import { brokerLimits, tooLong } from './noticeTexts.ts';
import { ownRows } from '../ownRows.ts';

type ListShapes = typeof listAnnouncements extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<ListShapes>['query'];

/** The announcement as every call shows it. */
export function describeAnnouncement(context: CallContext, row: AnnouncementRow): Announcement {
  return {
    announceID: row.announceID,
    title: row.title,
    content: row.content,
    startTime: row.startTime,
    endTime: row.endTime,
    published: row.published,
    state: stateOf(row, context.now()),
    sequence: row.sequence,
    createTime: row.createTime,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

function stateOf({ published, startTime, endTime }: AnnouncementRow, now: number): Announcement['state'] {
  if (!published) return 'unpublished';
  if (endTime !== null && now >= Date.parse(endTime)) return 'ended';
  return startTime !== null && now < Date.parse(startTime) ? 'scheduled' : 'displaying';
}

export function selectAnnouncements(context: CallContext, { q, state, sort = 'sequence' }: Query) {
  const text = q?.trim().toLowerCase();
  const now = context.now();
  const found = ownRows<AnnouncementRow>(context, 'announcements').filter(
    (row) =>
      (state === undefined || stateOf(row, now) === state) &&
      (!text || matchesText([...Object.values(row.title), ...Object.values(row.content)], text)),
  );
  return sortRows(found, { sort, valueOf: sortValue, idOf: ({ announceID }) => announceID });
}

function sortValue(row: AnnouncementRow, field: string): number | null {
  switch (field) {
    case 'startTime':
    case 'endTime':
      return row[field] === null ? null : Date.parse(row[field]);
    case 'updateTime':
      return Date.parse(row.updateTime);
    default:
      return row.sequence;
  }
}

export type WrittenAnnouncement = Pick<AnnouncementRow, 'title' | 'content' | 'startTime' | 'endTime' | 'published'>;

export function announcementProblems(
  context: CallContext,
  { title, content, startTime, endTime }: WrittenAnnouncement,
): FieldRefusal[] {
  const limits = brokerLimits(context);
  const problems = [
    ...tooLong(pathsOf('title', title), limits.noticeTitleLength),
    ...tooLong(pathsOf('content', content), limits.noticeContentLength),
  ];
  if (startTime !== null && endTime !== null && Date.parse(endTime) <= Date.parse(startTime))
    problems.push({ path: 'endTime', rule: 'order', texts: endsTooEarly });
  return problems;
}

function pathsOf(field: string, texts: Announcement['title']): Readonly<Record<string, string>> {
  return { [`${field}.EN`]: texts.EN, [`${field}.SC`]: texts.SC, [`${field}.TC`]: texts.TC };
}

const endsTooEarly = {
  en_US: 'The end must be after the start.',
  zh_CN: '结束时间须晚于开始时间。',
  zh_HK: '結束時間須遲於開始時間。',
};

/** Times as the state keeps them: RFC 3339 in UTC. */
export function inUtc<Written extends Pick<WrittenAnnouncement, 'startTime' | 'endTime'>>(written: Written): Written {
  const utc = (time: string | null) => (time === null ? null : new Date(time).toISOString());
  return { ...written, startTime: utc(written.startTime), endTime: utc(written.endTime) };
}
