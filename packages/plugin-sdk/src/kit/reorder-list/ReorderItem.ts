/** The positions that an item can move to, counted from 0, both included. */
export interface PositionRange {
  readonly first: number;
  readonly last: number;
}

/** One item of a `ReorderList`. */
export interface ReorderItem {
  readonly id: string;
  /** Names the item in labels and announcements. */
  readonly name: string;
  /** The positions it can move to; an item without any cannot move. */
  readonly range: PositionRange | undefined;
}
