// Published announcements are shown from their start to their end; the clock determines their state.
import type { Announcement, listAnnouncements, MockInput } from '@brokerdesk/api';
import {
  findTooLongTexts,
  limitsOfBroker,
  type LocalizedFieldProblem,
  matchesText,
  message,
  ownRows,
  type RequestContext,
  sortRows,
} from '@brokerdesk/mock-server/engine';
import type { AnnouncementRow } from './makeAnnouncementRows.ts';

type ListShapes = typeof listAnnouncements extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<ListShapes>['query'];

/** The announcement as every endpoint returns it. */
export function describeAnnouncement(context: RequestContext, row: AnnouncementRow): Announcement {
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

export function selectAnnouncements(context: RequestContext, { q, state, sort = 'sequence' }: Query) {
  const text = q;
  const now = context.now();
  const found = ownRows<AnnouncementRow>(context, 'announcements').filter(
    (row) =>
      (state === undefined || stateOf(row, now) === state) &&
      matchesText([...Object.values(row.title), ...Object.values(row.content)], text),
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

export type AnnouncementInput = Pick<AnnouncementRow, 'title' | 'content' | 'startTime' | 'endTime' | 'published'>;

export function findAnnouncementProblems(
  context: RequestContext,
  { title, content, startTime, endTime }: AnnouncementInput,
): LocalizedFieldProblem[] {
  const limits = limitsOfBroker(context);
  const problems = [
    ...findTooLongTexts(pathsOf('title', title), limits.noticeTitleLength),
    ...findTooLongTexts(pathsOf('content', content), limits.noticeContentLength),
  ];
  if (startTime !== null && endTime !== null && Date.parse(endTime) <= Date.parse(startTime))
    problems.push({ path: 'endTime', rule: 'order', texts: endBeforeStartTexts });
  return problems;
}

function pathsOf(field: string, texts: Announcement['title']): Readonly<Record<string, string>> {
  return { [`${field}.EN`]: texts.EN, [`${field}.SC`]: texts.SC, [`${field}.TC`]: texts.TC };
}

const endBeforeStartTexts = message(
  'The end must be after the start.',
  '结束时间须在开始时间之后。',
  '結束時間須在開始時間之後。',
);

/** Times as the state stores them: RFC 3339 in UTC. */
export function toUtc<Written extends Pick<AnnouncementInput, 'startTime' | 'endTime'>>(input: Written): Written {
  const utc = (time: string | null) => (time === null ? null : new Date(time).toISOString());
  return { ...input, startTime: utc(input.startTime), endTime: utc(input.endTime) };
}
