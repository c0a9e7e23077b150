import { Stack, Text, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { NotificationDetail } from '@brokerdesk/plugin-sdk/api';
import { LanguagePanels } from '@brokerdesk/plugin-sdk/forms';
import type { ReactNode } from 'react';
import './noticePreview.css';
import type { LanguageKey } from './noticeLanguages.ts';
import { useText } from '../screens/useText.ts';

/** The texts of a notice in all languages, and how it is sent. */
export type NoticeTexts = Pick<
  NotificationDetail,
  'channel' | 'titleEN' | 'titleSC' | 'titleTC' | 'contentEN' | 'contentSC' | 'contentTC'
>;

interface NoticePreviewProps {
  readonly notice: NoticeTexts;
  /** The attachments of a language. */
  readonly files: (language: LanguageKey) => ReactNode;
}

/** A notice as clients receive it by its channel, in each language: as push message and in the app, or as email. */
export function NoticePreview({ notice, files }: NoticePreviewProps) {
  const text = useText();
  return (
    <LanguagePanels label={text('preview.languages')}>
      {(language, key) => (
        <div className="notices-previews" lang={language} translate="no">
          {notice.channel === 'app' && <PushMessage title={notice[`title${key}`]} content={notice[`content${key}`]} />}
          <WholeMessage
            channel={notice.channel}
            title={notice[`title${key}`]}
            content={notice[`content${key}`]}
            files={files(key)}
          />
        </div>
      )}
    </LanguagePanels>
  );
}

interface MessageProps {
  readonly title: string;
  readonly content: string;
}

/** A push message shows two lines; the app shows the rest when it is opened. */
function PushMessage({ title, content }: MessageProps) {
  const text = useText();
  const { broker, language } = useHost();
  return (
    <figure>
      <figcaption>{text('preview.push')}</figcaption>
      <Stack gap={4} className="notices-message notices-push">
        <Text size="small" tone="neutral">{`${textIn(broker.name, language)} · ${text('preview.nowLabel')}`}</Text>
        <Text bold>{title || text('preview.noTitle')}</Text>
        <p className="notices-push-text">{content || text('preview.noContent')}</p>
      </Stack>
    </figure>
  );
}

/** The message as the app shows it when it is opened, or as email. */
function WholeMessage({
  channel,
  title,
  content,
  files,
}: MessageProps & { readonly channel: NoticeTexts['channel']; readonly files: ReactNode }) {
  const text = useText();
  const { broker, language } = useHost();
  return (
    <figure>
      <figcaption>{text(channel === 'email' ? 'preview.email' : 'preview.inApp')}</figcaption>
      <Stack gap={8} className="notices-message">
        {channel === 'email' && (
          <Text size="small" tone="neutral">
            {text('preview.from', { broker: textIn(broker.name, language) })}
          </Text>
        )}
        <Text bold>{title || text('preview.noTitle')}</Text>
        <Text as="p" lines>
          {content || text('preview.noContent')}
        </Text>
        {files}
      </Stack>
    </figure>
  );
}
