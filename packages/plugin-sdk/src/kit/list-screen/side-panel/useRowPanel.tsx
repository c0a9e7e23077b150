import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GridFocus } from '../useGridFocus.ts';
import type { ListToolsLoader } from '../useListTools.ts';
import type { RowPanel } from './RowPanel.ts';

/** The list that a panel stands beside. */
export interface RowPanelOptions<Row> {
  readonly panel: RowPanel<Row> | undefined;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly focus: GridFocus;
  readonly toolbox: ListToolsLoader;
}

/** The panel of a list, and what opens it. */
export type RowPanelControl<Row> = ReturnType<typeof useRowPanel<Row>>;

/** Opens the panel of a list for the row that has the focus. The panel is loaded with the other tools. */
export function useRowPanel<Row>({ panel, rows, rowId, focus, toolbox: { tools, load } }: RowPanelOptions<Row>) {
  const [opened, setOpened] = useState<{ readonly focusRequests: number }>();
  const { active, moveTo, show } = focus;
  const row = rows[active.row];
  const latest = useRef({ rows, column: active.column, moveTo });
  useLayoutEffect(() => {
    latest.current = { rows, column: active.column, moveTo };
  });
  const open = useCallback(
    async (how: 'peek' | 'focused') => {
      if ((await load()) === undefined) return;
      setOpened((last) => {
        const focusRequests = last?.focusRequests ?? 0;
        return { focusRequests: how === 'focused' ? focusRequests + 1 : focusRequests };
      });
    },
    [load],
  );
  /** Always the same function. */
  const openRow = useCallback(
    (opening: Row) => {
      const { rows: current, column, moveTo: move } = latest.current;
      move({ row: current.indexOf(opening), column });
      void open('focused');
    },
    [open],
  );
  const initialRow = panel?.initialRow;
  const openedFor = useRef<string>(undefined);
  useEffect(() => {
    if (openedFor.current === initialRow) return;
    const position = rows.findIndex((one) => rowId(one) === initialRow);
    if (initialRow !== undefined && position < 0) return;
    openedFor.current = initialRow;
    if (initialRow === undefined) return;
    show({ row: position, column: latest.current.column });
    void open('peek');
  }, [initialRow, rows, rowId, show, open]);
  function close() {
    setOpened(undefined);
    moveTo(active);
  }
  /** Handles a key inside the list, and returns whether it was one of the panel. */
  function onKey(event: KeyboardEvent): boolean {
    if (panel === undefined || row === undefined || event.shiftKey || event.ctrlKey) return false;
    if (event.key === 'Escape' && opened) close();
    else if (event.key === ' ' && !isPressed(event.target)) {
      if (opened) close();
      else void open('peek');
    } else return false;
    return true;
  }
  function renderBeside(grid: ReactNode): ReactNode {
    if (panel === undefined) return grid;
    const step = (by: number) => show({ ...active, row: active.row + by });
    return (
      <div className="bdk-list-split">
        {grid}
        {opened && tools && row !== undefined && (
          <tools.SidePanel
            title={panel.title(row)}
            focusRequests={opened.focusRequests}
            onPrevious={active.row > 0 ? () => step(-1) : undefined}
            onNext={active.row < rows.length - 1 ? () => step(1) : undefined}
            onClose={close}
          >
            <div key={rowId(row)}>{panel.render(row)}</div>
          </tools.SidePanel>
        )}
      </div>
    );
  }
  const peek = () => void (opened ? close() : open('peek'));
  return { openRow: panel && openRow, peek: panel && peek, onKey, renderBeside };
}

/** Space presses these. */
function isPressed(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, button:not(.bdk-row-link)') !== null;
}
