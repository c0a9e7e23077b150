// The actions that a screen offers for the selected rows.
import type { LoadRowsOptions } from '../../../lists/fetchAllRows.ts';
import type { PluginFunctionCode } from '../../../services/hostServices.ts';

/** The rows that are selected in a list. */
export interface ListSelection<Row> {
  /** `all`: all that match the filters, also on pages that were not loaded, except those that were deselected. */
  readonly scope: 'rows' | 'all';
  /** The number of selected rows. */
  readonly count: number;
  /**
   * The selected rows that are loaded: all of them with scope `rows`; with scope `all` only those of the current page.
   */
  readonly rows: readonly Row[];
  /**
   * Returns every selected row. With scope `all` they are fetched page by page, without a limit; with scope `rows` they
   * are already loaded.
   *
   * @throws ApiError, UnreachableError as any call does; an `AbortError` once `signal` is aborted.
   */
  readonly load: (options?: LoadRowsOptions) => Promise<readonly Row[]>;
  /** Deselects all rows. An action keeps the selection unless it calls this. */
  readonly clear: () => void;
}

/** An action for all selected rows together: a button of the bar below the list. */
export interface BulkAction {
  readonly id: string;
  /** A verb, as in "Reject applications". */
  readonly label: string;
  /** The function that the action needs; a user who does not have it does not see the action. */
  readonly requires?: PluginFunctionCode | undefined;
  /**
   * Why the action is not possible with these rows, in a sentence. The button stays in its place and shows the reason.
   */
  readonly disabledReason?: string | undefined;
  /** `danger` for an action that can't be undone: the button is set apart, at the end. */
  readonly tone?: 'primary' | 'danger' | undefined;
  readonly run: () => void;
}

/**
 * Bulk selection of a list.
 *
 * @example
 * const bulk = useMemo(() => ({
 *   actions: (selection: ListSelection<User>) => [
 *     { id: 'disable', label: text('bulk.disable'), run: () => setDisabling(selection) },
 *   ],
 * }), [text]);
 */
export interface ListBulk<Row> {
  /** Called whenever the selection changes; with at least one row. */
  readonly actions: (selection: ListSelection<Row>) => readonly BulkAction[];
  /** False if the menu of a row has its own actions in place of these; they are in it by default. */
  readonly isInRowMenu?: boolean | undefined;
}
