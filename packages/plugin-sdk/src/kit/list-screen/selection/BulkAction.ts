// What a screen offers for the rows that somebody has selected.

/** How {@link ListSelection.load} goes about it. */
export interface LoadRowsOptions {
  readonly signal?: AbortSignal;
  /** Told after each page: rows that have arrived, and rows in all. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** The rows that are selected in a list. */
export interface ListSelection<Row> {
  /** `all`: all that match the filters, also on pages that nobody has seen, but those that were taken out again. */
  readonly scope: 'rows' | 'all';
  /** How many they are. */
  readonly count: number;
  /**
   * Those of them whose data are at hand, as last seen: every one with scope `rows`; with scope `all` just those of the
   * page that is shown.
   */
  readonly rows: readonly Row[];
  /**
   * Gives every selected row. With scope `all` they are fetched page by page, without a limit; with scope `rows` they
   * are at hand.
   *
   * @throws ApiError, UnreachableError as any call does; an `AbortError` once `signal` is aborted.
   */
  readonly load: (options?: LoadRowsOptions) => Promise<readonly Row[]>;
  /** Selects nothing any more. An action leaves the selection as it is unless it calls this. */
  readonly clear: () => void;
}

/** Something that can be done with all selected rows at once: a button of the bar below the list. */
export interface BulkAction {
  readonly id: string;
  /** A verb, as in "Reject applications". */
  readonly label: string;
  /** Why it can't be done with these rows, in a sentence. The button stays where it is, and says so. */
  readonly disabledReason?: string | undefined;
  /** `danger` for what can't be undone: it stands apart, at the end. */
  readonly tone?: 'primary' | 'danger';
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
}
