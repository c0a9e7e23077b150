import type { CSSProperties } from 'react';
import type { SheetColumn, SheetRow } from '../SheetColumn.ts';
import { rowLabelWidth } from './SheetRow.tsx';

const standardWidth = 180;

/** Returns the width of all columns, in pixels. */
function sheetWidth<Row extends SheetRow>(columns: readonly SheetColumn<Row>[]): number {
  return columns.reduce((sum, { width = standardWidth }) => sum + width, rowLabelWidth);
}

/** Returns the custom properties of the kit's grid (kit/styles/grid.css) for the columns of a sheet. */
export function sheetStyle<Row extends SheetRow>(
  columns: readonly SheetColumn<Row>[],
  { isFirstPinned, rowHeight }: { readonly isFirstPinned: boolean; readonly rowHeight: number },
): CSSProperties {
  const tracks = columns.map(({ width = standardWidth }, at) =>
    at === columns.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`,
  );
  const pinned = rowLabelWidth + (isFirstPinned ? (columns[0]?.width ?? standardWidth) : 0);
  return {
    '--bdk-columns': [`${rowLabelWidth}px`, ...tracks].join(' '),
    '--bdk-width': `${sheetWidth(columns)}px`,
    '--bdk-first': `${pinned}px`,
    '--bdk-tail': '0px',
    '--bd-row': `${rowHeight}px`,
  } as CSSProperties;
}
