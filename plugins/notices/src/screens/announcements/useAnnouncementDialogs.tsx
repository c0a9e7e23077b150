import { textIn, useHost, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import { type Announcement, changeAnnouncement, createAnnouncement } from '@brokerdesk/plugin-sdk/api';
import type { AnnouncementValues } from './AnnouncementFields.tsx';
import { addDays, startOfDay } from './calendar/days.ts';
import { AnnouncementFields } from './lazyParts.tsx';
import { useText } from '../useText.ts';

const noText = { EN: '', SC: '', TC: '' };

/** Returns the dialogs that create and change announcements. A new one is for `day` if one is chosen. */
export function useAnnouncementDialogs(day?: string) {
  const text = useText();
  const { language } = useHost();
  return useRecordDialogs({
    name: 'announcement',
    itemLabel: text('announcement.item'),
    recordName: ({ title }: Announcement) => textIn(title, language),
    create: createAnnouncement,
    change: changeAnnouncement,
    params: ({ announceID }) => ({ announceID }),
    size: 'large',
    toValues: (announcement): AnnouncementValues => ({
      title: announcement?.title ?? noText,
      content: announcement?.content ?? noText,
      startTime: announcement ? announcement.startTime : ((day && startOfDay(day)) ?? null),
      endTime: announcement ? announcement.endTime : ((day && startOfDay(addDays(day, 1))) ?? null),
      published: announcement?.published ?? false,
    }),
    validate: ({ startTime, endTime }) =>
      startTime !== null && endTime !== null && Date.parse(endTime) <= Date.parse(startTime)
        ? [{ path: 'endTime', rule: 'order', message: text('announcement.endBeforeStart') }]
        : [],
    fields: (form) => <AnnouncementFields form={form} />,
    preload: AnnouncementFields.preload,
  });
}
