import { useKitText } from '../hooks/useKitText.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

/**
 * Stands in for a part of a screen that could not be fetched. The user can fetch it again; after a new release of
 * the portal, which no longer has it, they can reload the page. A part that is a dialog stays one.
 */
export function PartFailure({
  error,
  onRetry,
  onClose,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: (() => void) | undefined;
}) {
  const text = useKitText();
  const isReplaced = (error as { readonly code?: unknown } | undefined)?.code === 'NEW_RELEASE';
  const title = text(isReplaced ? 'part.newRelease' : 'part.failed');
  const hint = text(isReplaced ? 'part.newReleaseHint' : 'part.kept');
  const action = (
    <Button intent="primary" onClick={isReplaced ? () => location.reload() : onRetry}>
      {text(isReplaced ? 'part.reload' : 'error.retry')}
    </Button>
  );
  if (onClose) {
    return (
      <Dialog
        title={title}
        isMessage
        onDismiss={onClose}
        actions={
          <>
            <Button onClick={onClose}>{text('part.close')}</Button>
            {action}
          </>
        }
      >
        <p>{hint}</p>
      </Dialog>
    );
  }
  return (
    <Stack align="center" gap={12} className="bdk-state" role="alert">
      <h2>{title}</h2>
      <Text as="p" tone="neutral" className="bdk-state-text">
        {hint}
      </Text>
      {action}
    </Stack>
  );
}
