import type { Endpoint } from '@brokerdesk/api';
import { useMemo } from 'react';
import { useKitText } from '../../hooks/useKitText.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { WaitingText } from '../WaitingText.tsx';
import { arrangeColumns, changeColumn, selectColumnWidth } from './layout/ListLayout.ts';
import { ListGrid } from './ListGrid.tsx';
import type { RowOf } from './ListScreenProps.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { Pager } from './Pager.tsx';
import { BulkBarArea } from './selection/BulkBarArea.tsx';
import { useRowMenu } from './selection/useRowMenu.tsx';
import type { List } from './useList.ts';
import { Button } from '../Button.tsx';

const noItems: readonly never[] = [];

/** The part of a list below its filters: its rows, or the reason why it has none. */
export function ListBody<E extends Endpoint>({ list }: { readonly list: List<E> }) {
  const { props, state, change, data, error, layout, toolbox } = list;
  const { columns, bulk, rowActions, itemsLabel } = props;
  const isPaged = props.paging !== 'none';
  const text = useKitText();
  const leadingWidth = bulk === undefined ? 0 : selectColumnWidth;
  const rowMenu = useRowMenu({ rowActions, bulk, rows: data?.items ?? noItems, toolbox });
  const shownColumns = useMemo(() => arrangeColumns(columns, layout, leadingWidth), [columns, layout, leadingWidth]);
  if (error !== null) return <ErrorState title={text('list.failed')} error={error} onRetry={list.retry} />;
  if (data === undefined) return <ListSkeleton itemsLabel={itemsLabel} />;
  if (data.items.length === 0) return <NoRows list={list} total={data.total} />;
  return (
    <>
      <ListGrid<RowOf<E>>
        label={props.title}
        rows={data.items}
        columns={shownColumns}
        density={layout.density}
        rowId={props.rowId}
        rowOffset={isPaged ? (state.page - 1) * state.size : 0}
        total={data.total}
        sort={state.sort}
        queryKey={JSON.stringify(state)}
        isStale={list.isStale}
        position={list.position}
        rowTarget={props.rowTarget}
        onOpenRow={props.onOpen}
        onOpen={list.savePosition}
        onSort={(sort) => change({ sort })}
        onResize={(id, width) => list.setLayout(changeColumn<RowOf<E>>(columns, layout, { id, width }))}
        selectionControl={bulk && list.selectionControl}
        panel={props.panel}
        toolbox={toolbox}
        rowMenu={rowMenu.control}
      />
      {rowMenu.menu}
      {bulk && <BulkBarArea<E> list={list} bulk={bulk} />}
      <WaitingText active={list.isStale} itemsLabel={itemsLabel} />
      {isPaged && <Pager page={state.page} size={state.size} total={data.total} onChange={change} />}
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
