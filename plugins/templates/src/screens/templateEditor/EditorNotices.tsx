import { Button, Callout, Row, Stack, useFormats } from '@brokerdesk/plugin-sdk';
import { ErrorCallout } from '@brokerdesk/plugin-sdk/forms';
import { ConflictPanel } from './lazyParts.tsx';
import type { EditorDraft } from './publish/useEditorDraft.ts';
import type { Publishing } from './publish/usePublish.ts';
import { useText } from './useText.ts';

/** Props of {@link EditorNotices}. */
export interface EditorNoticesProps {
  readonly publishing: Publishing;
  readonly draft: EditorDraft;
  readonly onDiscard: () => void;
}

/** What the user has to know before they continue: restored changes, another user's version, a failed publication. */
export function EditorNotices({ publishing, draft, onDiscard }: EditorNoticesProps) {
  const text = useText();
  const { dateTime } = useFormats();
  const { conflict, error } = publishing;
  return (
    <>
      <Stack gap={8} role="status">
        {draft.restoredFrom !== undefined && (
          <Callout tone="form">
            <Row wrap justify="between">
              <span>{text('editor.draft.restored', { time: dateTime(draft.restoredFrom) })}</span>
              <Button variant="minimal" size="small" onClick={onDiscard}>
                {text('editor.draft.discard')}
              </Button>
            </Row>
          </Callout>
        )}
        {draft.isOpenElsewhere && <Callout tone="form">{text('editor.draft.elsewhere')}</Callout>}
        {draft.isTooLong && <Callout tone="waiting">{text('editor.draft.tooLong')}</Callout>}
      </Stack>
      {conflict && (
        <ConflictPanel conflict={conflict} onMerge={publishing.merge} onTakeTheirs={publishing.takeTheirs} />
      )}
      <Stack role="alert">{error && <ErrorCallout error={error} />}</Stack>
    </>
  );
}
