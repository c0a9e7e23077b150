import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ListToolsLoader } from '../useListTools.ts';
import type { ListBulk, ListSelection } from './BulkAction.ts';
import type { RowAction } from './RowAction.ts';
import { usePermittedActions } from './usePermittedActions.ts';

/** The menu of the actions for one row. */
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

/** Where the actions of a row are declared, and the rows of the page. */
export interface RowMenuOptions<Row> {
  readonly rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  readonly bulk: ListBulk<Row> | undefined;
  readonly rows: readonly Row[];
  readonly toolbox: ListToolsLoader;
}

/** Adds a menu of actions to each row of a list; without actions there is no menu. */
export function useRowMenu<Row>({ rowActions, bulk, rows, toolbox: { tools, load } }: RowMenuOptions<Row>): {
  readonly control: RowMenuControl<Row> | undefined;
  readonly menu: ReactNode;
} {
  const permit = usePermittedActions();
  const [opened, setOpened] = useState<OpenRowMenu<Row>>();
  // A dialog stays open when its menu is closed, also if its row is no longer listed.
  const [dialog, setDialog] = useState<{ readonly render: (close: () => void) => ReactNode }>();
  const toggle = useCallback(
    async (requested: OpenRowMenu<Row>) => {
      // The menu is loaded with the other tools when the first one is opened.
      if ((await load()) !== undefined) setOpened((current) => (current?.id === requested.id ? undefined : requested));
    },
    [load],
  );
  const actionsOf = useCallback(
    (row: Row): readonly RowAction[] => {
      const own = permit(rowActions?.(row) ?? []);
      const shared = bulk?.isInRowMenu === false ? [] : permit(bulk?.actions(selectOnly(row)) ?? [], 'bulk action');
      return [...own, ...shared];
    },
    [rowActions, bulk, permit],
  );
  const hasActions = useMemo(() => rows.some((row) => actionsOf(row).length > 0), [actionsOf, rows]);
  const openId = opened?.id;
  const control = useMemo(() => (hasActions ? { openId, toggle } : undefined), [hasActions, openId, toggle]);
  const menu = (
    <>
      {tools && opened && (
        <tools.RowMenu
          key={opened.id}
          anchor={opened.button}
          actions={actionsOf(opened.row)}
          onDialog={(render) => setDialog({ render })}
          onClose={() => setOpened(undefined)}
        />
      )}
      {dialog?.render(() => setDialog(undefined))}
    </>
  );
  return { control, menu };
}

/** Returns a selection of one row. The selection of the list does not change. */
function selectOnly<Row>(row: Row): ListSelection<Row> {
  return { scope: 'rows', count: 1, rows: [row], load: async () => [row], clear: () => {} };
}
