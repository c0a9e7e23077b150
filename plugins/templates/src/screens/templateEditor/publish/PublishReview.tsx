import { Button, Callout, Stack, useFormats } from '@brokerdesk/plugin-sdk';
import { Dialog } from '@brokerdesk/plugin-sdk/forms';
import { TemplateChanges } from '../../../changes/TemplateChanges.tsx';
import { useDocument, usePublishedDocument, useSource } from '../store/useEditor.ts';
import { useText } from '../useText.ts';
import { useNextVersion } from './useNextVersion.ts';

/** Shows what the next version changes, and for whom, before it is published. */
export function PublishReview({
  onPublish,
  onClose,
}: {
  readonly onPublish: () => void;
  readonly onClose: () => void;
}) {
  const text = useText();
  const { count } = useFormats();
  const before = usePublishedDocument();
  const after = useDocument();
  const { published } = useSource();
  const { isNew, label } = useNextVersion();
  const { total } = published.applications;
  return (
    <Dialog
      title={`${label}?`}
      role="alertdialog"
      size="large"
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('editor.publish.back')}</Button>
          <Button intent="primary" data-first onClick={onPublish}>
            {label}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Callout tone="waiting">
          <p>{text(isNew ? 'editor.publish.consequence' : 'editor.publish.sameVersion')}</p>
          {isNew && total > 0 && (
            <p>
              {text('editor.publish.keep', {
                count: total,
                number: count(total),
                version: published.templateVersion,
              })}
            </p>
          )}
        </Callout>
        <TemplateChanges before={before} after={after} label={text('editor.publish.changes')} />
      </Stack>
    </Dialog>
  );
}
