import {
  type ActionHistory,
  ErrorState,
  listActionHistories,
  Timeline,
  useCall,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { useText } from '../../useText.ts';

/** What happened to an application, the newest first. */
export function History({ applyID }: { readonly applyID: string }) {
  const text = useText();
  const { data, error, refetch } = useCall(listActionHistories, { params: { id: applyID } });
  if (error !== null) {
    return <ErrorState title={text('history.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <WaitingText active what={text('history.what')} />;
  if (data.length === 0) return <p className="account-opening-muted">{text('history.none')}</p>;

  function describe({ action, fromStatus, toStatus }: ActionHistory): string {
    const name = text(`action.${action}`, { defaultValue: action });
    if (fromStatus === null || fromStatus === toStatus) return name;
    return text('history.change', {
      action: name,
      from: text(`status.${fromStatus}`),
      to: text(`status.${toStatus}`),
    });
  }
  const entries = data.map((entry) => ({
    id: entry.historyID,
    time: entry.time,
    what: describe(entry),
    who: text(`history.${entry.actor.kind}`, { name: entry.actor.name }),
    why: entry.reason ?? undefined,
  }));
  return <Timeline entries={entries} label={text('detail.history')} />;
}
