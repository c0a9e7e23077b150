import { textIn, useHost, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import {
  type Announcement,
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
} from '@brokerdesk/plugin-sdk/api';
import { DateTimeField, LanguageTabs, LocalTextField, SwitchField } from '@brokerdesk/plugin-sdk/forms';
import { useText } from './useText.ts';

const noText = { EN: '', SC: '', TC: '' };

/** The dialogs that create, change and delete announcements. */
export function useAnnouncementDialogs() {
  const text = useText();
  const { language, configuration } = useHost();
  const { noticeTitleLength, noticeContentLength } = configuration.limits;
  return useRecordDialogs({
    name: 'announcement',
    itemLabel: text('item'),
    recordName: ({ title }: Announcement) => textIn(title, language),
    create: createAnnouncement,
    change: changeAnnouncement,
    params: ({ announceID }) => ({ announceID }),
    toValues: (one) => ({
      title: one?.title ?? noText,
      content: one?.content ?? noText,
      startTime: one?.startTime ?? null,
      endTime: one?.endTime ?? null,
      published: one?.published ?? false,
    }),
    fields: (form) => (
      <>
        <LanguageTabs form={form} label={text('texts')}>
          <LocalTextField form={form} name="title" label={text('column.title')} limit={noticeTitleLength} isRequired />
          <LocalTextField
            form={form}
            name="content"
            label={text('content')}
            limit={noticeContentLength}
            isRequired
            isMultiline
          />
        </LanguageTabs>
        <DateTimeField form={form} name="startTime" label={text('column.start')} hint={text('startHint')} />
        <DateTimeField form={form} name="endTime" label={text('column.end')} hint={text('endHint')} />
        <SwitchField form={form} name="published" label={text('published')} />
      </>
    ),
    deleteRecord: { endpoint: deleteAnnouncement, consequence: () => text('deleteConsequence') },
  });
}
