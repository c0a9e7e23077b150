import { useHost } from '@brokerdesk/plugin-sdk';
import type { Announcement } from '@brokerdesk/plugin-sdk/api';
import {
  DateTimeField,
  type FormHandle,
  LanguageTabs,
  LocalTextField,
  SwitchField,
} from '@brokerdesk/plugin-sdk/forms';
import { AnnouncementPreview } from './preview/AnnouncementPreview.tsx';
import { useText } from '../useText.ts';

/** The values of the form of an announcement. */
export type AnnouncementValues = Pick<Announcement, 'title' | 'content' | 'published'> & {
  readonly startTime: string | null;
  readonly endTime: string | null;
};

/** The fields of an announcement: its texts with a preview, from when until when it is shown, and whether it is published. */
export function AnnouncementFields({ form }: { readonly form: FormHandle<AnnouncementValues> }) {
  const text = useText();
  const { noticeTitleLength, noticeContentLength } = useHost().configuration.limits;
  return (
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
      <DateTimeField form={form} name="endTime" label={text('announcement.end')} hint={text('announcement.endHint')} />
      <SwitchField
        form={form}
        name="published"
        label={text('announcement.published')}
        hint={text('announcement.publishedHint')}
      />
    </>
  );
}
