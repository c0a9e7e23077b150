import { labelOf, textIn, type TimelineEntry, useCall, useHost } from '@brokerdesk/plugin-sdk';
import {
  type ActionHistory,
  type AnswerAmend,
  listActionHistories,
  listAnswerAmends,
} from '@brokerdesk/plugin-sdk/api';
import { en } from '../locales/en.ts';
import { statusLabel } from '../status/statusMeaning.ts';
import { useText } from '../screens/useText.ts';

const actorKinds = { staff: true, applicant: true, system: true };

/** The history of an application, in words. */
export interface ApplicationHistory {
  /** The newest first; undefined while loading. */
  readonly entries: readonly TimelineEntry[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Returns the history of an application, with old and new values of corrections and changes. */
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

/** A correction by staff is listed by its answers, all other events by their line. */
function entriesOf(
  lines: readonly ActionHistory[],
  amends: readonly AnswerAmend[],
  { line, amend }: Descriptions,
): readonly TimelineEntry[] {
  const others = lines.filter(({ action, actor }) => action !== 'amend' || actor.kind !== 'staff');
  // Lines and corrections are both sorted newest first; at equal times the line is the later one.
  return [...others.map(line), ...amends.map(amend)].toSorted((a, b) => b.time.localeCompare(a.time));
}

function useDescriptions() {
  const text = useText();
  const { language } = useHost();

  function describe({ action, fromStatus, toStatus }: ActionHistory): string {
    const name = labelOf(en.action, action, (known) => text(`action.${known}`));
    if (fromStatus === null || fromStatus === toStatus) return name;
    return text('history.change', {
      action: name,
      from: statusLabel(fromStatus, text),
      to: statusLabel(toStatus, text),
    });
  }
  function describeEdit({ changes = [] }: ActionHistory) {
    return changes.map(({ field, from, to }) => (
      <ValueChange
        key={field}
        name={labelOf(en.column, field, (known) => text(`column.${known}`))}
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
      actor: labelOf(actorKinds, entry.actor.kind, (kind) => text(`history.${kind}`, { name: entry.actor.name })),
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
    <span>
      {name !== undefined && `${name} `}
      <del>{was}</del> → <ins>{now}</ins>
    </span>
  );
}
