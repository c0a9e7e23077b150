import { ErrorState, WaitingText } from '@brokerdesk/plugin-sdk';
import { TemplateChanges } from '../changes/TemplateChanges.tsx';
import { useText } from '../screens/useText.ts';
import { useVersion } from './useVersion.ts';

/** Props of {@link VersionComparison}. */
export interface VersionComparisonProps {
  readonly profileID: string;
  readonly before: number;
  readonly after: number;
}

/** The differences between two versions of a template. */
export function VersionComparison({ profileID, before, after }: VersionComparisonProps) {
  const text = useText();
  const earlier = useVersion(profileID, before);
  const later = useVersion(profileID, after);
  const isPending = earlier.isPending || later.isPending;
  const failed = [earlier, later].find(({ error }) => error !== null);
  return (
    <>
      {failed?.error && (
        <ErrorState title={text('versionChange.failed')} error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      <WaitingText active={isPending} lines={4} itemsLabel={text('versionChange.awaited')} />
      {earlier.document && later.document && (
        <TemplateChanges
          before={earlier.document}
          after={later.document}
          label={text('versionChange.difference', { before, after })}
        />
      )}
    </>
  );
}
