import type { ReactNode } from 'react';

/** A column of a list, as data. The first one is pinned, names its row and carries the link that opens it. */
export interface ListColumn<Row, SortField extends string = string> {
  readonly id: string;
  readonly header: string;
  /** Pixels, unless somebody chooses another width; spare room is shared out in proportion. */
  readonly width: number;
  readonly align?: 'start' | 'end';
  /** The endpoint's name for this column's order; without it the column can't be sorted by. */
  readonly sortField?: SortField;
  /** What the cell says. */
  readonly text: (row: Row) => string;
  /**
   * How the cell looks, if it is more than its text. Plain elements and {@link StatusTag} are filled anew when the list is
   * scrolled, which costs half of what it costs to make anything else.
   */
  readonly cell?: (row: Row) => ReactNode;
  /** What an export says, where it is not what the cell says: a time in full, a number without grouping. */
  readonly exportText?: (row: Row) => string;
  /** Not shown until somebody chooses it. */
  readonly isHidden?: boolean;
}
