import { ErrorState, Timeline, WaitingText } from '@brokerdesk/plugin-sdk';
import { useText } from './useText.ts';
import { useApplicationHistory } from './useApplicationHistory.tsx';

/** What happened to an application, the newest first; of what was corrected or changed what it was and what it is. */
export function History({ applyID }: { readonly applyID: string }) {
  const text = useText();
  const { entries, error, retry } = useApplicationHistory(applyID);
  if (error !== null) return <ErrorState title={text('history.failed')} error={error} onRetry={retry} />;
  if (entries === undefined) return <WaitingText active itemsLabel={text('history.what')} />;
  if (entries.length === 0) return <p className="account-opening-muted">{text('history.none')}</p>;
  return <Timeline entries={entries} label={text('detail.history')} />;
}
