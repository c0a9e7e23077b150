import { type FocusEvent, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { Text } from '../../kit/Text.tsx';
import type { GridCell } from '../../kit/list-screen/gridKeys.ts';
import { useGridFocus } from '../../kit/list-screen/useGridFocus.ts';
import { markOverflow, useHorizontalOverflow } from '../../kit/list-screen/useHorizontalOverflow.ts';
import { useIsNarrow } from '../../kit/list-screen/useIsNarrow.ts';
import { useVirtualRows } from '../../kit/list-screen/useVirtualRows.ts';
import { sizeOf } from '../edit/CellRange.ts';
import type { SheetRow as RowOfTexts } from '../SheetColumn.ts';
import { useSheetText } from '../useSheetText.ts';
import type { SheetGridProps, SheetTarget } from './SheetGridProps.ts';
import { SheetHeader } from './SheetHeader.tsx';
import { SheetRow } from './SheetRow.tsx';
import { sheetStyle } from './sheetStyle.ts';
import { type ActiveCell, useActiveCell } from './useActiveCell.ts';
import { useSheetClipboard } from './useSheetClipboard.ts';
import { useSheetKeys } from './useSheetKeys.ts';
import { useSheetMouse } from './useSheetMouse.ts';
import { type SheetSelection, useSheetSelection } from './useSheetSelection.ts';

const rowHeight = 32;

/** The grid of a sheet: one cell can be reached with Tab, keys move from there, and typing replaces its text. */
export function SheetGrid<Row extends RowOfTexts>(props: SheetGridProps<Row>) {
  const { columns, shown, isReadOnly, editing, target } = props;
  const text = useSheetText();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const isFirstPinned = !useIsNarrow();
  const rowIds = useMemo(() => shown.map(String), [shown]);
  const focus = useGridFocus(grid, rowIds, 0);
  const { active } = focus;
  const selection = useSheetSelection(active);
  const virtualRows = useVirtualRows({ grid, rowIds, rowHeight, activeRow: active.row, initialOffset: 0 });
  useHorizontalOverflow(grid);
  const cell = useActiveCell(props, active);
  const clipboard = useSheetClipboard({ ...props, range: selection.range });

  function move(to: GridCell, { isExtending = false } = {}) {
    editing.finish();
    if (isExtending) props.onSay(text('said.selected', sizeOf(selection.extendTo(to))));
    else selection.collapse();
    focus.moveTo(to);
  }
  const onTarget = useEffectEvent((to: SheetTarget) => {
    const [row, column] = [shown.indexOf(to.row), columns.findIndex(({ key }) => key === to.key)];
    if (row >= 0 && column >= 0) move({ row, column });
  });
  useEffect(() => {
    if (target) onTarget(target);
  }, [target]);
  const onKeyDown = useSheetKeys(props, { grid, rowHeight, active, cell, selection, move, clear: clipboard.clear });
  const mouse = useSheetMouse({
    active,
    selection,
    move,
    columnCount: columns.length,
    isEditable: cell.isEditable,
    beginEdit() {
      if (!editing.isEditing && cell.place) editing.begin(cell.place);
    },
  });
  function onBlur(event: FocusEvent) {
    focus.onBlur(event);
    // While another window has the focus, the cell is still the active element.
    if (event.target !== document.activeElement && !event.currentTarget.contains(event.relatedTarget)) editing.finish();
  }
  function selectColumn(column: number) {
    move({ row: Math.max(0, active.row), column });
    selection.select({ top: 0, bottom: shown.length - 1, left: column, right: column });
  }
  return (
    <>
      <div
        ref={grid}
        {...gridRole(props, `${id}-keys`)}
        className="bdk-grid bdk-sheet-grid"
        style={sheetStyle(columns, { isFirstPinned, rowHeight })}
        onFocus={focus.onFocus}
        onBlur={onBlur}
        {...mouse}
        onCopy={clipboard.copy}
        onCut={clipboard.copy}
        onPaste={clipboard.paste}
        onScroll={({ currentTarget }) => markOverflow(currentTarget)}
        onKeyDown={onKeyDown}
      >
        <SheetHeader {...{ id, isFirstPinned }} titles={columns.map(({ title }) => title)} onSelect={selectColumn} />
        <div role="rowgroup" className="bdk-body" style={{ blockSize: virtualRows.height }}>
          {virtualRows.items.map(({ index: position, key, start }) => (
            <ShownRow<Row>
              key={key}
              {...{ grid: props, position, start, id, isFirstPinned, selection, onType: cell.type }}
              activeColumn={position === active.row ? active.column : -1}
            />
          ))}
        </div>
      </div>
      <SheetMessages {...{ id, isReadOnly, cell }} />
    </>
  );
}

function gridRole<Row extends RowOfTexts>({ label, shown, columns, isReadOnly }: SheetGridProps<Row>, keysId: string) {
  return {
    role: 'grid',
    'aria-label': label,
    'aria-describedby': keysId,
    'aria-rowcount': shown.length + 1,
    'aria-colcount': columns.length + 1,
    'aria-multiselectable': true,
    'aria-readonly': isReadOnly,
  } as const;
}

interface ShownRowProps<Row extends RowOfTexts> {
  readonly grid: SheetGridProps<Row>;
  /** The position of the row among those that are shown. */
  readonly position: number;
  readonly start: number;
  readonly id: string;
  readonly isFirstPinned: boolean;
  readonly selection: SheetSelection;
  /** The column of the active cell, or -1 if that is in another row. */
  readonly activeColumn: number;
  readonly onType: (value: string) => void;
}

function ShownRow<Row extends RowOfTexts>(props: ShownRowProps<Row>) {
  const { grid, position, start, id, isFirstPinned, selection, activeColumn, onType } = props;
  const { rows, shown, columns, issues, notes, rowLabel, editing, isReadOnly } = grid;
  const index = shown[position] ?? -1;
  const row = rows[index];
  if (row === undefined) return null;
  const { top, bottom, left, right } = selection.range;
  const isSelected = !selection.isSingle && position >= top && position <= bottom;
  return (
    <SheetRow<Row>
      {...{ row, position, columns, isFirstPinned, id, activeColumn, isReadOnly, onType }}
      label={rowLabel(index)}
      top={start}
      isEditing={editing.isEditing && activeColumn >= 0}
      selectedFrom={isSelected ? left : -1}
      selectedTo={isSelected ? right : -1}
      issues={issues.get(index)}
      notes={notes.get(index)}
    />
  );
}

interface SheetMessagesProps {
  readonly id: string;
  readonly isReadOnly: boolean;
  readonly cell: ActiveCell;
}

/** The keys of the grid, for assistive technology, and what is wrong with the active cell. */
function SheetMessages({ id, isReadOnly, cell: { error, note } }: SheetMessagesProps) {
  const text = useSheetText();
  return (
    <>
      <p id={`${id}-keys`} hidden>
        {text(isReadOnly ? 'keysReadOnly' : 'keys')}
      </p>
      <Text as="p" id={`${id}-message`} tone={error === undefined ? 'neutral' : 'failed'} className="bdk-sheet-message">
        {error ?? note}
      </Text>
    </>
  );
}
