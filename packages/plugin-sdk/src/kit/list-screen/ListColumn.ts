import type { ReactNode } from 'react';

/** A column of a list, as data. The first one is pinned, names its row and carries the link that opens it. */
export interface ListColumn<Row, SortField extends string = string> {
  readonly id: string;
  readonly header: string;
  /** Pixels, unless the user chooses another width; spare space goes to the last column. */
  readonly width: number;
  readonly align?: 'start' | 'end' | undefined;
  /** The endpoint's name for this column's order; without it the user can't sort by the column. */
  readonly sortField?: SortField | undefined;
  /** By what the column is sorted, where its header does not say so. */
  readonly sortHint?: string | undefined;
  /** The text of the cell. */
  readonly text: (row: Row) => string;
  /** In a list without pages: by what the column is sorted, if not by its text. */
  readonly sortValue?: ((row: Row) => string | number | boolean | null) | undefined;
  /** In a list without pages: the text that the search looks at, if not that of the cell. */
  readonly searchText?: ((row: Row) => string) | undefined;
  /** Renders the cell if it is more than its text. It may keep state; only rows near the visible ones are mounted. */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /** The text in an export where it differs from the cell's: a time in full, a number without grouping. */
  readonly exportText?: ((row: Row) => string) | undefined;
  /** Hidden until the user chooses it. */
  readonly isHidden?: boolean | undefined;
}
