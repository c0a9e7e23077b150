import type { Endpoint } from '@brokerdesk/api';
import { type ReactNode, useMemo } from 'react';
import { useKitText } from '../../hooks/useKitText.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { WaitingText } from '../WaitingText.tsx';
import { arrangeColumns, changeColumn, type ListLayout, selectColumnWidth } from './layout/ListLayout.ts';
import { ListGrid } from './ListGrid.tsx';
import type { ListPosition } from './listPosition.ts';
import type { ListScreenProps, RowOf } from './ListScreenProps.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import type { ListState } from './listState.ts';
import { Pager } from './Pager.tsx';
import { useRowMenu } from './selection/useRowMenu.tsx';
import type { SelectionControl } from './selection/useSelection.ts';
import type { ListToolsLoader } from './useListTools.ts';
import type { ChangeList } from './useListState.ts';

const noItems: readonly never[] = [];

/** What a list shows below its filters: rows, or why there are none. */
export function ListBody<E extends Endpoint>({
  list,
  state,
  data,
  error,
  isStale,
  position,
  layout,
  onLayout,
  selectionControl,
  toolbox,
  bulkBar,
  onRetry,
  onChange,
  onOpen,
}: {
  readonly list: ListScreenProps<E>;
  readonly state: ListState;
  readonly data: { readonly items: readonly RowOf<E>[]; readonly total: number } | undefined;
  readonly error: Error | null;
  readonly isStale: boolean;
  readonly position: ListPosition | undefined;
  readonly layout: ListLayout;
  readonly onLayout: (layout: ListLayout) => void;
  readonly selectionControl: SelectionControl<RowOf<E>> | undefined;
  readonly toolbox: ListToolsLoader;
  /** What can be done with the selected rows. */
  readonly bulkBar: ReactNode;
  readonly onRetry: () => void;
  readonly onChange: ChangeList;
  readonly onOpen: (place: { rowId: string; column: number; scrollTop: number }) => void;
}) {
  const text = useKitText();
  const { columns } = list;
  const leadingWidth = selectionControl === undefined ? 0 : selectColumnWidth;
  const rowMenu = useRowMenu({ bulk: list.bulk, rows: data?.items ?? noItems, toolbox });
  const shownColumns = useMemo(() => arrangeColumns(columns, layout, leadingWidth), [columns, layout, leadingWidth]);
  if (error !== null) return <ErrorState title={text('list.failed')} error={error} onRetry={onRetry} />;
  if (data === undefined) return <ListSkeleton itemsLabel={list.itemsLabel} />;
  if (data.items.length === 0) {
    return <NoRows list={list} state={state} total={data.total} onChange={onChange} />;
  }
  return (
    <>
      <ListGrid<RowOf<E>>
        label={list.title}
        rows={data.items}
        columns={shownColumns}
        density={layout.density}
        rowId={list.rowId}
        rowOffset={(state.page - 1) * state.size}
        total={data.total}
        sort={state.sort}
        queryKey={JSON.stringify(state)}
        isStale={isStale}
        position={position}
        rowTarget={list.rowTarget}
        onOpen={onOpen}
        onSort={(sort) => onChange({ sort })}
        onResize={(id, width) => onLayout(changeColumn<RowOf<E>>(columns, layout, { id, width }))}
        selectionControl={selectionControl}
        loadTools={toolbox.load}
        rowMenu={rowMenu.control}
      />
      {rowMenu.menu}
      {bulkBar}
      <WaitingText active={isStale} itemsLabel={list.itemsLabel} />
      <Pager page={state.page} size={state.size} total={data.total} onChange={onChange} />
    </>
  );
}

/** Nothing there yet, nothing that matches, or a page beyond the end: three different things to say. */
function NoRows<E extends Endpoint>({
  list,
  state,
  total,
  onChange,
}: {
  readonly list: ListScreenProps<E>;
  readonly state: ListState;
  readonly total: number;
  readonly onChange: ChangeList;
}) {
  const text = useKitText();
  if (total > 0) {
    const goToFirst = (
      <button type="button" className="bp6-button" onClick={() => onChange({ page: 1 })}>
        {text('list.firstPage')}
      </button>
    );
    return (
      <EmptyState title={text('list.noPage')} action={goToFirst}>
        {text('list.noPageHint')}
      </EmptyState>
    );
  }
  if (state.q !== '' || Object.keys(state.filters).length > 0) {
    const clear = (
      <button type="button" className="bp6-button" onClick={() => onChange({ q: '', filters: {} })}>
        {text('list.clear')}
      </button>
    );
    return (
      <EmptyState title={text('list.noMatch')} action={clear}>
        {text('list.noMatchHint')}
      </EmptyState>
    );
  }
  return <EmptyState title={list.empty.title}>{list.empty.text}</EmptyState>;
}
