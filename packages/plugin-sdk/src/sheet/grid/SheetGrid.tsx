import { type FocusEvent, type MouseEvent, type RefObject, useCallback, useEffect, useEffectEvent } from 'react';
import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import { Text } from '../../kit/Text.tsx';
import { cellOf, type GridCell } from '../../kit/list-screen/gridKeys.ts';
import { useGridFocus } from '../../kit/list-screen/useGridFocus.ts';
import { markOverflow, useHorizontalOverflow } from '../../kit/list-screen/useHorizontalOverflow.ts';
import { useIsNarrow } from '../../kit/list-screen/useIsNarrow.ts';
import { useVirtualRows } from '../../kit/list-screen/useVirtualRows.ts';
import { countVisibleRows } from '../../kit/list-screen/visibleRows.ts';
import { sizeOf } from '../edit/CellRange.ts';
import type { SheetColumn, SheetRow as RowOfTexts } from '../SheetColumn.ts';
import { useSheetText } from '../useSheetText.ts';
import { handleSheetKey } from './handleSheetKey.ts';
import { SheetHeader } from './SheetHeader.tsx';
import { SheetRow } from './SheetRow.tsx';
import { sheetStyle } from './sheetStyle.ts';
import { useSheetClipboard } from './useSheetClipboard.ts';
import type { SheetEditing } from './useSheetEditing.ts';
import { useSheetSelection } from './useSheetSelection.ts';

/** A cell to move to, from outside of the grid. */
export interface SheetTarget {
  readonly row: number;
  readonly key: string;
}

/** The props of {@link SheetGrid}. */
interface SheetGridProps<Row extends RowOfTexts> {
  readonly label: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: readonly Row[];
  /** The indexes of the rows that are shown. */
  readonly shown: readonly number[];
  readonly isReadOnly: boolean;
  readonly issues: ReadonlyMap<number, ReadonlyMap<string, string>>;
  readonly notes: ReadonlyMap<number, ReadonlyMap<string, string>>;
  readonly rowLabel: (index: number) => string;
  readonly editing: SheetEditing;
  /** Moves there whenever it changes. */
  readonly target: SheetTarget | undefined;
  readonly onSay: (message: string) => void;
  /** Stores the active cell, for buttons outside of the grid. */
  readonly activeCell: RefObject<SheetTarget | undefined>;
  readonly onGoToError: (step: 1 | -1) => void;
  readonly onTravel: (direction: 'undo' | 'redo') => void;
}

const rowHeight = 32;

/** The grid of a sheet: one cell can be reached with Tab, keys move from there, and typing replaces its text. */
export function SheetGrid<Row extends RowOfTexts>(props: SheetGridProps<Row>) {
  const { label, columns, rows, shown, issues, notes, rowLabel, editing, target, onSay } = props;
  const text = useSheetText();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);
  const isFirstPinned = !useIsNarrow();
  const rowIds = useMemo(() => shown.map(String), [shown]);
  const focus = useGridFocus(grid, rowIds, 0);
  const { active } = focus;
  const selection = useSheetSelection(active);
  const virtualRows = useVirtualRows({ grid, rowIds, rowHeight, activeRow: active.row, initialOffset: 0 });
  useHorizontalOverflow(grid);

  const cellAt = ({ row, column }: GridCell): SheetTarget | undefined => {
    const [index, key] = [shown[row], columns[column]?.key];
    return index === undefined || key === undefined ? undefined : { row: index, key };
  };
  const activeCell = cellAt(active);
  const activeColumn = columns[active.column];
  const isEditable = !props.isReadOnly && activeColumn?.isReadOnly !== true;
  const error = activeCell && issues.get(activeCell.row)?.get(activeCell.key);
  const note = activeCell && notes.get(activeCell.row)?.get(activeCell.key);
  const isSelected = (row: number) =>
    !selection.isSingle && row >= selection.range.top && row <= selection.range.bottom;

  function move(cell: GridCell, { isExtending = false } = {}) {
    editing.finish();
    if (isExtending) onSay(text('said.selected', sizeOf(selection.extendTo(cell))));
    else selection.collapse();
    focus.moveTo(cell);
  }
  const onTarget = useEffectEvent((to: SheetTarget) => {
    const [row, column] = [shown.indexOf(to.row), columns.findIndex(({ key }) => key === to.key)];
    if (row >= 0 && column >= 0) move({ row, column });
  });
  useEffect(() => {
    if (target) onTarget(target);
  }, [target]);

  // The rows' callback stays the same, so that a row renders again only when its own props change.
  const type = (value: string) => {
    if (activeCell) editing.type(activeCell, value);
  };
  const latestType = useRef(type);
  const { activeCell: activeCellOutside } = props;
  useLayoutEffect(() => {
    latestType.current = type;
    activeCellOutside.current = activeCell;
  });
  const onType = useCallback((value: string) => latestType.current(value), []);

  const field = () => grid.current?.querySelector<HTMLTextAreaElement>('.bdk-sheet-editor') ?? null;
  const clipboard = useSheetClipboard({ ...props, range: selection.range });
  function onMouseDown(event: MouseEvent) {
    const row = Number((event.target as Element).closest('[data-row]')?.getAttribute('data-row') ?? -1);
    if (event.button !== 0 || row < 0) return;
    const cell = cellOf(event.target as Element);
    const isActive = cell?.row === active.row && cell.column === active.column;
    // In the active cell the browser sets the caret: a second click edits.
    if (isActive && !event.shiftKey && isEditable) {
      if (!editing.isEditing && activeCell) editing.begin(activeCell);
      return;
    }
    event.preventDefault();
    isDragging.current = cell !== undefined;
    if (cell) return move(cell, { isExtending: event.shiftKey });
    move({ row, column: 0 });
    selection.select({ top: row, bottom: row, left: 0, right: columns.length - 1 });
  }
  function onMouseMove(event: MouseEvent) {
    if (!isDragging.current) return;
    isDragging.current = event.buttons === 1;
    const cell = cellOf(event.target as Element);
    if (isDragging.current && cell && (cell.row !== active.row || cell.column !== active.column)) {
      move(cell, { isExtending: true });
    }
  }
  function onBlur(event: FocusEvent) {
    focus.onBlur(event);
    // While another window has the focus, the cell is still the active element.
    if (event.target !== document.activeElement && !event.currentTarget.contains(event.relatedTarget)) editing.finish();
  }
  function selectAll() {
    selection.select({ top: 0, bottom: shown.length - 1, left: 0, right: columns.length - 1 });
    onSay(text('said.selected', { rows: shown.length, columns: columns.length }));
  }
  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-rowcount={shown.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-readonly={props.isReadOnly}
        className="bdk-grid bdk-sheet-grid"
        style={sheetStyle(columns, { isFirstPinned, rowHeight })}
        onFocus={focus.onFocus}
        onBlur={onBlur}
        onMouseDown={onMouseDown}
        onMouseMove={onMouseMove}
        onCopy={clipboard.copy}
        onCut={clipboard.copy}
        onPaste={clipboard.paste}
        onScroll={({ currentTarget }) => markOverflow(currentTarget)}
        onKeyDown={(event) =>
          handleSheetKey(event, {
            active,
            bounds: () => ({
              rows: shown.length,
              columns: columns.length,
              pageRows: Math.max(1, countVisibleRows(grid.current, rowHeight) - 1),
            }),
            isEditing: editing.isEditing,
            isSingle: selection.isSingle,
            isEditable,
            isMultiline: activeColumn?.isMultiline === true,
            move,
            beginEdit() {
              if (activeCell) editing.begin(activeCell);
              const end = field()?.value.length ?? 0;
              field()?.setSelectionRange(end, end);
            },
            insertLineBreak() {
              const { selectionStart = 0, selectionEnd = 0 } = field() ?? {};
              field()?.setRangeText('\n', selectionStart, selectionEnd, 'end');
              type(field()?.value ?? '');
            },
            cancelEdit: editing.cancel,
            selectAll,
            collapse: selection.collapse,
            clear: clipboard.clear,
            travel: props.onTravel,
            goToError: props.onGoToError,
          })
        }
      >
        <SheetHeader
          id={id}
          titles={columns.map(({ title }) => title)}
          isFirstPinned={isFirstPinned}
          onSelect={(column) => {
            move({ row: Math.max(0, active.row), column });
            selection.select({ top: 0, bottom: shown.length - 1, left: column, right: column });
          }}
        />
        <div role="rowgroup" className="bdk-body" style={{ blockSize: virtualRows.height }}>
          {virtualRows.items.map(({ index: position, key, start }) => {
            const row = rows[shown[position] ?? -1];
            return (
              row !== undefined && (
                <SheetRow<Row>
                  key={key}
                  row={row}
                  label={rowLabel(shown[position] ?? 0)}
                  position={position}
                  top={start}
                  columns={columns}
                  isFirstPinned={isFirstPinned}
                  id={id}
                  activeColumn={position === active.row ? active.column : -1}
                  isEditing={editing.isEditing && position === active.row}
                  selectedFrom={isSelected(position) ? selection.range.left : -1}
                  selectedTo={isSelected(position) ? selection.range.right : -1}
                  issues={issues.get(shown[position] ?? -1)}
                  notes={notes.get(shown[position] ?? -1)}
                  isReadOnly={props.isReadOnly}
                  onType={onType}
                />
              )
            );
          })}
        </div>
      </div>
      <p id={`${id}-keys`} hidden>
        {text(props.isReadOnly ? 'keysReadOnly' : 'keys')}
      </p>
      <Text as="p" id={`${id}-message`} tone={error === undefined ? 'neutral' : 'failed'} className="bdk-sheet-message">
        {error ?? note}
      </Text>
    </>
  );
}
