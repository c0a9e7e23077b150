import type { CSSProperties } from 'react';
import type { ShownColumn } from './layout/ListLayout.ts';

/** How a cell of a column stands: its alignment, and where it stays when the list is scrolled sideways. */
export function cellProps<Row>({ align, left }: ShownColumn<Row>): { className: string; style?: CSSProperties } {
  const className = `bdk-cell${align === 'end' ? ' bdk-cell-end' : ''}${left === undefined ? '' : ' bdk-pinned'}`;
  return left === undefined ? { className } : { className, style: { insetInlineStart: left } };
}
