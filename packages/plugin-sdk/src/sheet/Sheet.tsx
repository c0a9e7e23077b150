import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { Stack } from '../kit/Stack.tsx';
import { Text } from '../kit/Text.tsx';
import { SheetGrid } from './grid/SheetGrid.tsx';
import type { SheetTarget } from './grid/SheetGridProps.ts';
import { useSheetEditing } from './grid/useSheetEditing.ts';
import type { SheetColumn, SheetFilter, SheetIssue, SheetRow } from './SheetColumn.ts';
import { SheetProblems } from './SheetProblems.tsx';
import { SheetToolbar } from './SheetToolbar.tsx';
import { noFilter, useSheetFilter } from './useSheetFilter.ts';
import { useSheetText } from './useSheetText.ts';

/** The props of {@link Sheet}. */
export interface SheetProps<Row extends SheetRow> {
  /** A name for the sheet, for assistive technology. */
  readonly label: string;
  readonly columns: readonly SheetColumn<Row>[];
  /** The texts, in a fixed order; other rows, such as those of another file, need a sheet with another key. */
  readonly rows: readonly Row[];
  /** Stores the rows as they are typed; without it the sheet can only be read and copied. */
  readonly onChange?: ((rows: readonly Row[]) => void) | undefined;
  /** The errors of cells, at most one for each. */
  readonly issues?: readonly SheetIssue<Row>[] | undefined;
  /** Cells that the user should check, although they are valid; an error of the same cell takes precedence. */
  readonly notes?: readonly SheetIssue<Row>[] | undefined;
  /** Choices of which rows are shown, beside all rows and those with errors. */
  readonly filters?: readonly SheetFilter<Row>[] | undefined;
  /** Returns the name of a row, such as its line in a file; its number by default. */
  readonly rowLabel?: ((index: number) => string) | undefined;
  /** Buttons at the end of the toolbar. */
  readonly tools?: ReactNode;
  /**
   * Undo and redo of the screen, if the rows are a part of what it edits. The keys of the sheet then call these, and it
   * has no buttons for them. Each call of `onChange` is a step, except while a cell is typed into.
   */
  readonly history?: SheetSteps | undefined;
}

/** The steps of a screen that the keys of a sheet undo. */
export interface SheetSteps {
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * A spreadsheet of texts: typing replaces a cell, Enter or F2 edits it, ranges are copied from and pasted to other
 * spreadsheets, every step can be undone, errors are shown in their cells and listed. Only rows near the visible ones are
 * rendered. The screen decides where the rows are stored, such as in a form or with `useDraft`.
 */
export function Sheet<Row extends SheetRow>(props: SheetProps<Row>) {
  const { label, columns, rows, onChange, issues = noIssues, notes = noIssues, filters = noFilters, tools } = props;
  const rowLabel = props.rowLabel ?? numberOf;
  const text = useSheetText();
  const [target, setTarget] = useState<SheetTarget>();
  const activeCell = useRef<SheetTarget>(undefined);
  const [said, setSaid] = useState('');
  const editing = useSheetEditing(rows, onChange);
  const issuesByRow = useMemo(() => groupByRow(issues), [issues]);
  const notesByRow = useMemo(() => groupByRow(notes), [notes]);
  const { filter, options } = useFilterOptions(rows, filters, issuesByRow);

  function goTo({ row, key }: SheetTarget) {
    if (!filter.shown.includes(row)) filter.choose(noFilter);
    // A new object each time: the user may go there again.
    setTarget({ row, key });
  }
  function goToError(step: 1 | -1) {
    const from = activeCell.current ?? { row: -1, key: '' };
    const next = findNextIssue(issues, columns, { from, step });
    if (next) goTo({ row: next.row, key: next.column });
    setSaid(next ? '' : text('said.noErrors'));
  }
  function travel(direction: 'undo' | 'redo') {
    if (props.history) {
      props.history[direction]();
      return undefined;
    }
    const changes = editing.travel(direction);
    setSaid(text(direction === 'undo' ? 'said.undone' : 'said.redone', { count: changes.length }));
    return changes[0];
  }
  if (rows.length === 0) return <EmptyState title={text('empty')} />;
  return (
    <Stack as="section" gap={8} aria-label={label}>
      <SheetToolbar
        choice={filter.choice}
        options={options}
        onChoose={(choice) => {
          filter.choose(choice);
          setSaid('');
        }}
        history={onChange && (props.history ? undefined : editing.history)}
        onTravel={travel}
        errorCount={issues.length}
        onNextError={() => goToError(1)}
      >
        {tools}
      </SheetToolbar>
      <SheetProblems
        issues={issues}
        columns={columns}
        rowLabel={rowLabel}
        onGoTo={({ row, column }) => goTo({ row, key: column })}
      />
      {filter.shown.length === 0 ? (
        <NoMatch onClear={() => filter.choose(noFilter)} />
      ) : (
        <SheetGrid<Row>
          {...{ label, columns, rows, rowLabel, editing, target, activeCell }}
          shown={filter.shown}
          isReadOnly={onChange === undefined}
          issues={issuesByRow}
          notes={notesByRow}
          onSay={setSaid}
          onGoToError={goToError}
          onTravel={(direction) => {
            // Keys lead to what has changed; a button keeps the focus.
            const first = travel(direction);
            if (first) goTo(first);
          }}
        />
      )}
      <Text as="p" role="status" tone="neutral">
        {said === '' ? text('rows', { shown: filter.shown.length, count: rows.length }) : said}
      </Text>
    </Stack>
  );
}

/** In place of the rows, where none has what the user has chosen to see. */
function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const text = useSheetText();
  return <EmptyState title={text('filter.none')} action={<Button onClick={onClear}>{text('filter.clear')}</Button>} />;
}

/** The filters of a sheet, and its rows with errors, each with the number of its rows. */
function useFilterOptions<Row extends SheetRow>(
  rows: readonly Row[],
  filters: readonly SheetFilter<Row>[],
  issuesByRow: ReadonlyMap<number, unknown>,
) {
  const text = useSheetText();
  const allFilters = useMemo(
    () => [
      { id: 'errors', label: text('filter.errors'), matches: (_row: Row, index: number) => issuesByRow.has(index) },
      ...filters,
    ],
    [filters, issuesByRow, text],
  );
  // Counting 10,000 rows must not delay typing.
  const countedRows = useDeferredValue(rows);
  const countedFilters = useDeferredValue(allFilters);
  const options = useMemo(
    () =>
      [{ id: '', label: text('filter.all'), matches: () => true }, ...countedFilters].map(({ id, label, matches }) => ({
        id,
        label: text('filter.option', { name: label, count: countedRows.filter(matches).length }),
      })),
    [countedFilters, countedRows, text],
  );
  return { filter: useSheetFilter(rows, allFilters), options };
}

const noIssues: readonly never[] = [];
const noFilters: readonly never[] = [];

function numberOf(index: number): string {
  return String(index + 1);
}

function groupByRow<Row extends SheetRow>(issues: readonly SheetIssue<Row>[]) {
  const byRow = new Map<number, Map<string, string>>();
  for (const { row, column, message } of issues) {
    const ofRow = byRow.get(row) ?? new Map<string, string>();
    byRow.set(row, ofRow.set(column, message));
  }
  return byRow;
}

/** Returns the next error in reading order, or the first one after the last. */
function findNextIssue<Row extends SheetRow>(
  issues: readonly SheetIssue<Row>[],
  columns: readonly SheetColumn<Row>[],
  { from, step }: { readonly from: SheetTarget; readonly step: 1 | -1 },
): SheetIssue<Row> | undefined {
  const rankOf = (row: number, key: string) => row * columns.length + columns.findIndex((one) => one.key === key);
  const here = rankOf(from.row, from.key);
  const ranked = issues
    .map((issue) => ({ issue, distance: step * (rankOf(issue.row, issue.column) - here) }))
    .toSorted((a, b) => a.distance - b.distance);
  return (ranked.find(({ distance }) => distance > 0) ?? ranked[0])?.issue;
}
