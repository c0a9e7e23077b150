import type { Endpoint } from '@brokerdesk/api';
import { useMemo } from 'react';
import type { RowOf } from '../../../lists/listTypes.ts';
import type { ListContent } from '../ListContent.ts';
import type { ListColumn } from '../ListColumn.ts';
import { useIsNarrow } from '../useIsNarrow.ts';
import { arrangeColumns, columnsThatFit, menuColumnWidth, selectColumnWidth, type ShownColumn } from './ListLayout.ts';

/** The vertical scroll bar of the rows and their border, in pixels. */
const scrollBarWidth = 17;

/** The columns of a list in a window. */
export interface FittingColumns<Row> {
  /** The columns that are shown, in the order of the screen. */
  readonly fitting: readonly ShownColumn<Row>[];
  /** Those that the user wants, too, and that have no room. */
  readonly omitted: readonly ListColumn<Row>[];
}

/** Chooses the columns of a list by its width in pixels. */
export function useFittingColumns<E extends Endpoint>(list: ListContent<E>, width: number): FittingColumns<RowOf<E>> {
  const { props, layout, state } = list;
  const { columns, bulk, rowActions } = props;
  const leading = bulk === undefined ? 0 : selectColumnWidth;
  const trailing = bulk === undefined && rowActions === undefined ? 0 : menuColumnWidth;
  const arranged = useMemo(() => arrangeColumns(columns, layout, leading), [columns, layout, leading]);
  // In a narrow window the rows scroll sideways instead: hardly a column would be left.
  const room = useIsNarrow() || props.card ? Infinity : width - leading - trailing - scrollBarWidth;
  return useMemo(() => {
    const fitting = columnsThatFit(arranged, room, state.sort);
    const shown = new Set(fitting.map(({ id }) => id));
    return { fitting, omitted: arranged.filter(({ id }) => !shown.has(id)) };
  }, [arranged, room, state.sort]);
}
