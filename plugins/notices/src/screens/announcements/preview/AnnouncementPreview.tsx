import { Stack, Text } from '@brokerdesk/plugin-sdk';
import type { Announcement } from '@brokerdesk/plugin-sdk/api';
import { LanguagePanels } from '@brokerdesk/plugin-sdk/forms';
import '../../../notices/noticePreview.css';
import './announcementPreview.css';
import { useText } from '../../useText.ts';

/** An announcement as the app shows it, in each language; the user's own first. */
export function AnnouncementPreview({ title, content }: Pick<Announcement, 'title' | 'content'>) {
  const text = useText();
  return (
    <LanguagePanels label={text('preview.languages')}>
      {(language, key) => (
        <figure className="notices-announcement">
          <figcaption>{text('announcement.inApp')}</figcaption>
          <Stack gap={8} className="notices-message notices-push" lang={language} translate="no">
            <Text bold>{title[key] || text('preview.noTitle')}</Text>
            <Text as="p" lines>
              {content[key] || text('preview.noContent')}
            </Text>
          </Stack>
        </figure>
      )}
    </LanguagePanels>
  );
}
