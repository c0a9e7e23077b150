import type { ListSelection } from './BulkAction.ts';

/** The menu of what can be done with one row. */
export interface RowMenuControl<Row> {
  /** The row whose menu is open. */
  readonly openId: string | undefined;
  /** Opens the menu of a row below its button, or closes it. Always the same function. */
  readonly toggle: (opened: OpenRowMenu<Row>) => void;
}

/** A row whose menu is open, and the button that it opened from. */
export interface OpenRowMenu<Row> {
  readonly id: string;
  readonly row: Row;
  readonly button: HTMLElement;
}

/** One row, as if it alone were selected. What is selected beside it stays so. */
export function selectOnly<Row>(row: Row): ListSelection<Row> {
  return { scope: 'rows', count: 1, rows: [row], load: async () => [row], clear: () => {} };
}
