import {
  type ActionHistory,
  type AnswerAmend,
  listActionHistories,
  listAnswerAmends,
  textIn,
  type TimelineEntry,
  useCall,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { useText } from './useText.ts';

/** What happened to an application, in words. */
export interface ApplicationHistory {
  /** The newest first; undefined until they are there. */
  readonly entries: readonly TimelineEntry[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Returns what happened to an application, with old and new values of what was corrected or changed. */
export function useApplicationHistory(applyID: string): ApplicationHistory {
  const lines = useCall(listActionHistories, { params: { id: applyID } });
  const isAmended = lines.data?.some(({ action }) => action === 'amend') ?? false;
  const amends = useCall(listAnswerAmends, { query: { applyID } }, { enabled: isAmended });
  const describe = useDescriptions();
  const isLoaded = lines.data !== undefined && (!isAmended || amends.data !== undefined);
  return {
    entries: isLoaded ? entriesOf(lines.data, amends.data ?? [], describe) : undefined,
    error: lines.error ?? amends.error,
    retry() {
      if (lines.error !== null) void lines.refetch();
      if (amends.error !== null) void amends.refetch();
    },
  };
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
  function describeEdit({ changes = [] }: ActionHistory) {
    return changes.map(({ field, from, to }) => (
      <ValueChange
        key={field}
        name={text(`column.${field}`)}
        was={from ?? text('detail.notGiven')}
        now={to ?? text('detail.notGiven')}
      />
    ));
  }
  return {
    line: (entry: ActionHistory): TimelineEntry => ({
      id: entry.historyID,
      time: entry.time,
      title: (
        <>
          {describe(entry)}
          {describeEdit(entry)}
        </>
      ),
      actor: text(`history.${entry.actor.kind}`, { name: entry.actor.name }),
      reason: entry.reason ?? undefined,
    }),
    amend: (entry: AnswerAmend): TimelineEntry => ({
      id: entry.amendID,
      time: entry.amendTime,
      title: (
        <>
          {text('decision.amend.done', { question: textIn(entry.label, language) })}{' '}
          <ValueChange
            was={textIn(entry.oldDisplay, language) || text('detail.notAnswered')}
            now={textIn(entry.newDisplay, language) || text('detail.notAnswered')}
          />
        </>
      ),
      actor: text('history.staff', { name: entry.amendBy }),
      reason: entry.reason,
    }),
  };
}

function ValueChange({ name, was, now }: { readonly name?: string; readonly was: string; readonly now: string }) {
  return (
    <span className="account-opening-change">
      {name !== undefined && `${name} `}
      <del>{was}</del> → <ins>{now}</ins>
    </span>
  );
}
