import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useHost } from '../../../hooks/useHost.ts';
import { useKitText } from '../../../hooks/useKitText.ts';
import { changeSelection, emptySelection, type Selection, type SelectionChange } from './Selection.ts';

const noSelection = emptySelection('');

/** The selection of a list, and functions that change it. */
export interface SelectionControl<Row> {
  readonly selection: Selection<Row>;
  readonly change: (changes: readonly SelectionChange<Row>[]) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/**
 * Keeps the selection of a list while its pages change, and while the user opens one of its rows on another screen. It
 * is stored among the responses of the server, whose data it contains, so that the end of the session removes it.
 */
export function useSelection<Row>(listId: string, scope: string): SelectionControl<Row> {
  const client = useQueryClient();
  const { notify } = useHost();
  const text = useKitText();
  const { data: cached = noSelection } = useQuery<Selection<Row>>({
    queryKey: selectionKey(listId),
    queryFn: skipToken,
    initialData: emptySelection(scope),
    gcTime: Infinity,
    structuralSharing: false,
  });
  // The query client reports a change a moment later; until then the check box would jump back.
  const [optimistic, setOptimistic] = useState<Selection<Row>>();
  const stored =
    optimistic !== undefined && client.getQueryData(selectionKey(listId)) === optimistic ? optimistic : cached;
  const empty = useMemo(() => emptySelection(scope), [scope]);
  const isOutdated = stored.scope !== scope;
  const hadRows = stored.isAll || stored.listed.size > 0;
  useEffect(() => {
    if (!isOutdated) return;
    client.setQueryData(selectionKey(listId), emptySelection(scope));
    if (hadRows) notify({ tone: 'warning', text: text('list.deselected') });
  }, [isOutdated, hadRows, client, listId, scope, notify, text]);

  const set = useCallback(
    (next: (selection: Selection<Row>) => Selection<Row>) =>
      setOptimistic(client.setQueryData<Selection<Row>>(selectionKey(listId), (current) => current && next(current))),
    [client, listId],
  );
  const change = useCallback(
    (changes: readonly SelectionChange<Row>[]) => set((current) => changeSelection(current, changes)),
    [set],
  );
  return {
    selection: isOutdated ? empty : stored,
    change,
    selectAll: () => set((current) => ({ ...current, isAll: true, listed: new Map() })),
    clear: () => set((current) => emptySelection(current.scope)),
  };
}

function selectionKey(listId: string): readonly string[] {
  return ['ListSelection', listId];
}
