// The operation record of a publication names the versions and the questions; what became of them is in the versions.
import { HistoryDialog, type HistoryDialogProps, RecordHistory, Button, Stack } from '@brokerdesk/plugin-sdk';
import type { OperationRecord } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { useText } from '../screens/useText.ts';
import { VersionComparison, type VersionComparisonProps } from './VersionComparison.tsx';

/** The history of a template, in which a publication leads to what it changed, question by question. */
export function TemplateHistory({ profileID }: { readonly profileID: string }) {
  return <RecordHistory {...historyOf(profileID)} />;
}

/** The same in a dialog. */
export function TemplateHistoryDialog({
  profileID,
  ...dialog
}: Pick<HistoryDialogProps, 'recordName' | 'onClose'> & { readonly profileID: string }) {
  return <HistoryDialog {...historyOf(profileID)} {...dialog} />;
}

function historyOf(profileID: string) {
  return {
    targetID: profileID,
    details({ changes }: OperationRecord) {
      const versions = changes.find(({ field }) => field === 'templateVersion');
      const [before, after] = [Number(versions?.before), Number(versions?.after)];
      return before > 0 && after > 0 && <PublishedChanges profileID={profileID} before={before} after={after} />;
    },
  };
}

/** What a publication changed, loaded once the user asks for it. */
function PublishedChanges(versions: VersionComparisonProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={8} align="start">
      <Button variant="minimal" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {text('versionChange.show', { version: versions.after })}
      </Button>
      {isOpen && <VersionComparison {...versions} />}
    </Stack>
  );
}
