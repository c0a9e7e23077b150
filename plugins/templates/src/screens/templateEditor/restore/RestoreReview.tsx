import { Button, Callout, Stack } from '@brokerdesk/plugin-sdk';
import { Dialog } from '@brokerdesk/plugin-sdk/forms';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { TemplateChanges } from '../../../changes/TemplateChanges.tsx';
import { isSame } from '../../../model/isSame.ts';
import type { TemplateDocument } from '../../../model/TemplateDocument.ts';
import { isChangedAtom } from '../store/editorAtoms.ts';
import { useDocument } from '../store/useEditor.ts';
import { useText } from '../useText.ts';

/** Props of {@link RestoreReview}. */
export interface RestoreReviewProps {
  readonly version: number;
  /** That version. */
  readonly restored: TemplateDocument;
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

/** What an earlier version changes in the editor, and which unpublished changes it replaces. */
export function RestoreReview({ version, restored, onRestore, onClose }: RestoreReviewProps) {
  const text = useText();
  const current = useDocument();
  const isChanged = useAtomValue(isChangedAtom);
  const { pages, classification } = restored;
  const after = useMemo(() => ({ ...current, pages, classification }), [current, pages, classification]);
  const hasDifference = !isSame(current, after);
  return (
    <Dialog
      title={text('editor.restore.title', { version })}
      role="alertdialog"
      size="large"
      onDismiss={onClose}
      actions={
        <>
          <Button data-first={isChanged || undefined} onClick={onClose}>
            {text(isChanged && hasDifference ? 'editor.restore.keep' : 'editor.restore.cancel')}
          </Button>
          {hasDifference && (
            <Button intent={isChanged ? 'danger' : 'primary'} data-first={!isChanged || undefined} onClick={onRestore}>
              {isChanged ? text('editor.restore.replace') : text('editor.restore.submit', { version })}
            </Button>
          )}
        </>
      }
    >
      {hasDifference ? (
        <Stack gap={16}>
          {isChanged && <Callout tone="waiting">{text('editor.restore.replaces')}</Callout>}
          <p>{text('editor.restore.consequence')}</p>
          <TemplateChanges before={current} after={after} label={text('editor.restore.changes')} />
        </Stack>
      ) : (
        <p>{text('editor.restore.same', { version })}</p>
      )}
    </Dialog>
  );
}
