import { Stack, Text, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { NotificationDetail } from '@brokerdesk/plugin-sdk/api';
import { LanguagePanels } from '@brokerdesk/plugin-sdk/forms';
import type { ReactNode } from 'react';
import './noticePreview.css';
import type { LanguageKey } from './noticeLanguages.ts';
import { useText } from '../screens/useText.ts';

/** The texts of a notice in all languages. */
export type NoticeTexts = Pick<
  NotificationDetail,
  'titleEN' | 'titleSC' | 'titleTC' | 'contentEN' | 'contentSC' | 'contentTC'
>;

interface NoticePreviewProps {
  readonly notice: NoticeTexts;
  /** The attachments of a language. */
  readonly files: (language: LanguageKey) => ReactNode;
}

/** A notice as clients receive it, as push message and as email, in each language. */
export function NoticePreview({ notice, files }: NoticePreviewProps) {
  const text = useText();
  return (
    <LanguagePanels label={text('preview.languages')}>
      {(language, key) => (
        <div className="notices-previews" lang={language} translate="no">
          <PushMessage title={notice[`title${key}`]} content={notice[`content${key}`]} />
          <Email title={notice[`title${key}`]} content={notice[`content${key}`]} files={files(key)} />
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

function Email({ title, content, files }: MessageProps & { readonly files: ReactNode }) {
  const text = useText();
  const { broker, language } = useHost();
  return (
    <figure>
      <figcaption>{text('preview.email')}</figcaption>
      <Stack gap={8} className="notices-message">
        <Text size="small" tone="neutral">
          {text('preview.from', { broker: textIn(broker.name, language) })}
        </Text>
        <Text bold>{title || text('preview.noTitle')}</Text>
        <Text as="p" lines>
          {content || text('preview.noContent')}
        </Text>
        {files}
      </Stack>
    </figure>
  );
}
