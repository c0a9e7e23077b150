import { BackToList, Button, PageHeader, StatusTag, Text, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { useNextVersion } from './publish/useNextVersion.ts';
import { useDocument, useSource } from './store/useEditor.ts';
import { useText } from './useText.ts';

/** Props of {@link EditorHeader}. */
export interface EditorHeaderProps {
  readonly problemCount: number;
  readonly isSending: boolean;
  /** There are changes, and no other user's version in between. */
  readonly canPublish: boolean;
  readonly onPublish: () => void;
  readonly onDiscard: () => void;
}

/** The name of the template, the version that applicants fill in now, and the button that publishes the next one. */
export function EditorHeader({ problemCount, isSending, canPublish, onPublish, onDiscard }: EditorHeaderProps) {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  const { name } = useDocument();
  const { published } = useSource();
  const { label } = useNextVersion();
  const { templateVersion: version, applications } = published;
  const isReady = canPublish && !isSending;
  return (
    <PageHeader
      title={textIn(name, language) || textIn(published.name, language)}
      backLink={
        <BackToList code="RAO_PROFILE_MANAMEMENT" list="templates">
          {text('editor.backToList')}
        </BackToList>
      }
    >
      <Text tone="neutral" size="small">
        {applications.total === 0
          ? text('editor.version', { version })
          : text('editor.inUse', { version, count: applications.total, number: count(applications.total) })}
      </Text>
      {canPublish && <StatusTag tone="waiting">{text('editor.unpublished')}</StatusTag>}
      <Button aria-disabled={!isReady || undefined} onClick={() => isReady && onDiscard()}>
        {text('editor.publish.discard')}
      </Button>
      <Button
        intent="primary"
        aria-disabled={!isReady || undefined}
        title={problemCount > 0 ? text('editor.publish.blocked', { count: problemCount }) : undefined}
        onClick={() => isReady && onPublish()}
      >
        {isSending ? text('editor.publish.sending') : label}
      </Button>
    </PageHeader>
  );
}
