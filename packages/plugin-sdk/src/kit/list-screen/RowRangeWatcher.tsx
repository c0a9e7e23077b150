import { type RefObject, useLayoutEffect, useState } from 'react';
import { useVirtualRows } from './useVirtualRows.ts';

/** The first and the last of the rows that are rendered, as indexes. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** Reports which rows of a long list to render, before the browser paints. It renders nothing. */
export function RowRangeWatcher({
  grid,
  rowIds,
  rowHeight,
  onChange,
}: {
  readonly grid: RefObject<HTMLElement | null>;
  readonly rowIds: readonly string[];
  readonly rowHeight: number;
  /** Gets undefined when the watch ends. */
  readonly onChange: (range: RowRange | undefined) => void;
}) {
  // The user may have scrolled before this was loaded.
  const [initialOffset] = useState(() => grid.current?.scrollTop ?? 0);
  const { items } = useVirtualRows({ grid, rowIds, rowHeight, activeRow: -1, initialOffset });
  const first = items[0]?.index;
  const last = items.at(-1)?.index;
  useLayoutEffect(() => {
    if (first !== undefined && last !== undefined) onChange({ first, last });
  }, [first, last, onChange]);
  useLayoutEffect(() => () => onChange(undefined), [onChange]);
  return null;
}
