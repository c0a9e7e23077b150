import type { Endpoint } from '@brokerdesk/api';
import { useEffect } from 'react';
import { useLoaded } from '../../hooks/useLoaded.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { WaitingText } from '../WaitingText.tsx';
import { changeColumn } from './layout/ListLayout.ts';
import type { FittingColumns } from './layout/useFittingColumns.ts';
import { ListGrid } from './ListGrid.tsx';
import type { RowOf } from '../../lists/listTypes.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { Pager } from './Pager.tsx';
import { useRowMenu } from './selection/useRowMenu.tsx';
import type { List } from './useList.ts';
import { Button } from '../Button.tsx';
import type { ListBulk } from './selection/BulkAction.ts';
import { countSelected } from './selection/Selection.ts';

const noItems: readonly never[] = [];

function loadCards() {
  return import('./cards/ListCards.tsx');
}

/** The part of a list below its filters: its rows, or the reason why it has none. */
export function ListBody<E extends Endpoint>({
  list,
  shown,
}: {
  readonly list: List<E>;
  readonly shown: FittingColumns<RowOf<E>>;
}) {
  const { props, state, change, data, error, layout, toolbox } = list;
  const { columns, bulk, card, rowActions, itemsLabel } = props;
  const { tools, load } = toolbox;
  const isPaged = props.paging !== 'none';
  const text = useKitText();
  const rowMenu = useRowMenu({ rowActions, bulk, rows: data?.items ?? noItems, toolbox });
  useEffect(() => {
    // Cards need the texts of the tools.
    if (card !== undefined) void load();
  }, [card, load]);
  const cards = useLoaded(card ? loadCards : undefined);
  const rows = {
    label: props.title,
    columns: shown.fitting,
    rowId: props.rowId,
    total: data?.total ?? 0,
    sort: state.sort,
    isStale: list.isStale,
    rowTarget: props.rowTarget,
    onOpenRow: props.onOpen,
    onOpen: list.savePosition,
    onSort: (sort: string) => change({ sort }),
    selectionControl: bulk && list.selectionControl,
    panel: props.panel,
    toolbox,
    rowMenu: rowMenu.control,
  };
  function renderRows() {
    if (error !== null) return <ErrorState title={text('list.failed')} error={error} onRetry={list.retry} />;
    if (data === undefined || (card && (cards === undefined || !tools)))
      return <ListSkeleton itemsLabel={itemsLabel} />;
    if (data.items.length === 0) return <NoRows list={list} total={data.total} />;
    return (
      <>
        {/* Without the code of cards, the rows are still shown. */}
        {card && cards ? (
          <cards.ListCards<RowOf<E>> {...rows} rows={data.items} card={card} />
        ) : (
          <ListGrid<RowOf<E>>
            {...rows}
            rows={data.items}
            density={layout.density}
            rowOffset={isPaged ? (state.page - 1) * state.size : 0}
            queryKey={JSON.stringify(state)}
            position={list.position}
            omitted={shown.omitted}
            onResize={(id, width) => list.setLayout(changeColumn<RowOf<E>>(columns, layout, { id, width }))}
          />
        )}
        {bulk && <BulkBarArea<E> list={list} bulk={bulk} />}
        <WaitingText active={list.isStale} itemsLabel={itemsLabel} />
        {isPaged && <Pager page={state.page} size={state.size} total={data.total} onChange={change} />}
      </>
    );
  }
  return (
    <>
      {renderRows()}
      {/* A dialog of a row stays open, whatever becomes of the rows. */}
      {rowMenu.menu}
    </>
  );
}

/** An empty list, a list without matches, and a page beyond the end each have their own message. */
function NoRows<E extends Endpoint>({ list, total }: { readonly list: List<E>; readonly total: number }) {
  const { props, state, change } = list;
  const text = useKitText();
  if (total > 0) {
    const goToFirst = <Button onClick={() => change({ page: 1 })}>{text('list.firstPage')}</Button>;
    return (
      <EmptyState title={text('list.noPage')} action={goToFirst}>
        {text('list.noPageHint')}
      </EmptyState>
    );
  }
  if (state.q !== '' || Object.keys(state.filters).length > 0) {
    const clear = <Button onClick={() => change({ q: '', filters: {} })}>{text('list.clear')}</Button>;
    return (
      <EmptyState title={text('list.noMatch')} action={clear}>
        {text('list.noMatchHint')}
      </EmptyState>
    );
  }
  return <EmptyState title={props.empty.title}>{props.empty.text}</EmptyState>;
}

/**
 * The area of the bulk bar below the rows; empty while no row is selected. The bar is loaded with the first selection.
 */
function BulkBarArea<E extends Endpoint>(props: { readonly list: List<E>; readonly bulk: ListBulk<RowOf<E>> }) {
  const { selectionControl, data, toolbox } = props.list;
  const { tools, load } = toolbox;
  const isEmpty = countSelected(selectionControl.selection, data?.total ?? 0) === 0;
  const needsTools = !isEmpty && tools === undefined;
  useEffect(() => {
    if (needsTools) void load();
    // A failure is reported once; the next selection retries.
  }, [needsTools, load]);
  if (isEmpty) return null;
  return tools === undefined ? <div className="bdk-card bdk-bulk" /> : <tools.BulkBar<E> {...props} />;
}
