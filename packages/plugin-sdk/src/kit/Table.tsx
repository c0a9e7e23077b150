import type { ComponentProps } from 'react';

/** Props of {@link Table}: those of the native element. */
export interface TableProps extends ComponentProps<'table'> {
  /** All columns have the same width, whatever their content. */
  readonly isFixed?: boolean | undefined;
}

/**
 * A table of few rows, without paging or selection; lists are a {@link ListScreen}. `data-align="end"` is for cells with
 * numbers, `data-tone` for rows that stand out.
 *
 * @example
 * <Table>
 *   <caption>{text('files.caption')}</caption>
 *   <thead>…</thead>
 *   <tbody>…</tbody>
 * </Table>
 */
export function Table({ isFixed = false, className = '', ...table }: TableProps) {
  return <table {...table} className={`bdk-table ${isFixed ? 'bdk-table-fixed' : ''} ${className}`} />;
}
