import { ErrorState, SkeletonLines, useNavigation, useScreenParams, WaitingText, Button } from '@brokerdesk/plugin-sdk';
import { Dialog } from '@brokerdesk/plugin-sdk/forms';
import { useVersion } from '../../../versions/useVersion.ts';
import { RestoreReview } from '../lazyParts.tsx';
import { useEditorActions } from '../store/useEditor.ts';
import { useText } from '../useText.ts';

/** Asks about the earlier version that the address names, before it comes into the editor as a step that can be undone. */
export function RestoreVersion({ profileID }: { readonly profileID: string }) {
  const { setParams } = useNavigation();
  const { restore, ...params } = useScreenParams();
  const version = Number(restore);
  if (restore === undefined || !Number.isInteger(version) || version < 1) return null;
  return (
    <RestoreDialog profileID={profileID} version={version} onClose={() => void setParams(params, { replace: true })} />
  );
}

interface RestoreDialogProps {
  readonly profileID: string;
  readonly version: number;
  readonly onClose: () => void;
}

function RestoreDialog({ profileID, version, onClose }: RestoreDialogProps) {
  const text = useText();
  const { edit } = useEditorActions();
  const { document, error, refetch } = useVersion(profileID, version);
  if (document) {
    return (
      <RestoreReview
        version={version}
        restored={document}
        onClose={onClose}
        onRestore={() => {
          const { pages, classification } = document;
          edit(text('editor.step.restore', { version }), (current) => ({ ...current, pages, classification }));
          onClose();
        }}
      />
    );
  }
  return (
    <Dialog
      title={text('editor.restore.title', { version })}
      size="large"
      onDismiss={onClose}
      actions={<Button onClick={onClose}>{text('editor.restore.cancel')}</Button>}
    >
      {error ? (
        <ErrorState title={text('editor.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <SkeletonLines count={4} />
          <WaitingText active itemsLabel={text('editor.awaited')} />
        </>
      )}
    </Dialog>
  );
}
