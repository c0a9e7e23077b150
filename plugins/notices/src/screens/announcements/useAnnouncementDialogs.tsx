import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import { type Announcement, changeAnnouncement, createAnnouncement } from '@brokerdesk/plugin-sdk/api';
import {
  DateTimeField,
  LanguageTabs,
  LocalTextField,
  SwitchField,
  useRecordDialogs,
} from '@brokerdesk/plugin-sdk/forms';
import { AnnouncementPreview } from './preview/AnnouncementPreview.tsx';
import { addDays, startOfDay } from './calendar/days.ts';
import { useText } from './useText.ts';

const noText = { EN: '', SC: '', TC: '' };

/** Returns the dialogs that create and change announcements. A new one is for `day` if one is chosen. */
export function useAnnouncementDialogs(day?: string) {
  const text = useText();
  const { language, configuration } = useHost();
  const { noticeTitleLength, noticeContentLength } = configuration.limits;
  return useRecordDialogs({
    name: 'announcement',
    itemLabel: text('announcement.item'),
    recordName: ({ title }: Announcement) => textIn(title, language),
    create: createAnnouncement,
    change: changeAnnouncement,
    params: ({ announceID }) => ({ announceID }),
    size: 'large',
    toValues: (announcement) => ({
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
    fields: (form) => (
      <>
        <LanguageTabs form={form} label={text('announcement.texts')}>
          <LocalTextField form={form} name="title" label={text('notice.title')} limit={noticeTitleLength} isRequired />
          <LocalTextField
            form={form}
            name="content"
            label={text('notice.content')}
            limit={noticeContentLength}
            isRequired
            isMultiline
          />
        </LanguageTabs>
        <details>
          <summary>{text('announcement.preview')}</summary>
          <AnnouncementPreview {...form.watch('title', 'content')} />
        </details>
        <DateTimeField
          form={form}
          name="startTime"
          label={text('announcement.start')}
          hint={text('announcement.startHint')}
        />
        <DateTimeField
          form={form}
          name="endTime"
          label={text('announcement.end')}
          hint={text('announcement.endHint')}
        />
        <SwitchField
          form={form}
          name="published"
          label={text('announcement.published')}
          hint={text('announcement.publishedHint')}
        />
      </>
    ),
  });
}
