import {
  type ActionHistory,
  type AnswerAmend,
  ErrorState,
  listActionHistories,
  listAnswerAmends,
  textIn,
  Timeline,
  type TimelineEntry,
  useCall,
  useHost,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { useText } from './useText.ts';

/** What happened to an application, the newest first; of each answer that was corrected what it was and what it is. */
export function History({ applyID }: { readonly applyID: string }) {
  const text = useText();
  const { data, error, refetch } = useCall(listActionHistories, { params: { id: applyID } });
  const isAmended = data?.some(({ action }) => action === 'amend') ?? false;
  const amends = useCall(listAnswerAmends, { query: { applyID } }, { enabled: isAmended });
  const describe = useDescriptions();
  if (error !== null) {
    return <ErrorState title={text('history.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (amends.error !== null) {
    return <ErrorState title={text('history.failed')} error={amends.error} onRetry={() => void amends.refetch()} />;
  }
  if (data === undefined || (isAmended && amends.data === undefined)) {
    return <WaitingText active what={text('history.what')} />;
  }
  if (data.length === 0) return <p className="account-opening-muted">{text('history.none')}</p>;
  return <Timeline entries={entriesOf(data, amends.data ?? [], describe)} label={text('detail.history')} />;
}

type Descriptions = ReturnType<typeof useDescriptions>;

/** Each correction by staff is told by its answers; everything else by its line. */
function entriesOf(
  lines: readonly ActionHistory[],
  amends: readonly AnswerAmend[],
  { line, amend }: Descriptions,
): readonly TimelineEntry[] {
  const others = lines.filter(({ action, actor }) => action !== 'amend' || actor.kind !== 'staff');
  // Lines and corrections both come newest first, and of the same moment the line is the later one.
  return [...others.map(line), ...amends.map(amend)].toSorted((a, b) => b.time.localeCompare(a.time));
}

function useDescriptions() {
  const text = useText();
  const { language } = useHost();

  function describe({ action, fromStatus, toStatus }: ActionHistory): string {
    const name = text(`action.${action}`, { defaultValue: action });
    if (fromStatus === null || fromStatus === toStatus) return name;
    return text('history.change', {
      action: name,
      from: text(`status.${fromStatus}`),
      to: text(`status.${toStatus}`),
    });
  }
  return {
    line: (entry: ActionHistory): TimelineEntry => ({
      id: entry.historyID,
      time: entry.time,
      what: describe(entry),
      who: text(`history.${entry.actor.kind}`, { name: entry.actor.name }),
      why: entry.reason ?? undefined,
    }),
    amend: (entry: AnswerAmend): TimelineEntry => ({
      id: entry.amendID,
      time: entry.amendTime,
      what: (
        <>
          {text('decision.amend.done', { question: textIn(entry.label, language) })}{' '}
          <span className="account-opening-change">
            <del>{textIn(entry.oldDisplay, language) || text('detail.notAnswered')}</del> →{' '}
            <ins>{textIn(entry.newDisplay, language) || text('detail.notAnswered')}</ins>
          </span>
        </>
      ),
      who: text('history.staff', { name: entry.amendBy }),
      why: entry.reason,
    }),
  };
}
