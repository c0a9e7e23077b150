import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ListToolsLoader } from '../useListTools.ts';
import type { ListBulk, ListSelection } from './BulkAction.ts';

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

/** Adds a menu of actions to each row of a list; without actions there is no menu. */
export function useRowMenu<Row>({
  bulk,
  rows,
  toolbox: { tools, load },
}: {
  readonly bulk: ListBulk<Row> | undefined;
  readonly rows: readonly Row[];
  readonly toolbox: ListToolsLoader;
}): { readonly control: RowMenuControl<Row> | undefined; readonly menu: ReactNode } {
  const [opened, setOpened] = useState<OpenRowMenu<Row>>();
  const toggle = useCallback(
    async (requested: OpenRowMenu<Row>) => {
      // The menu is loaded with the other tools when the first one is opened.
      if ((await load()) !== undefined) setOpened((current) => (current?.id === requested.id ? undefined : requested));
    },
    [load],
  );
  const [first] = rows;
  const hasActions = useMemo(
    () => bulk !== undefined && first !== undefined && bulk.actions(selectOnly(first)).length > 0,
    [bulk, first],
  );
  const openId = opened?.id;
  const control = useMemo(() => (hasActions ? { openId, toggle } : undefined), [hasActions, openId, toggle]);
  const menu = bulk && tools && opened && (
    <tools.RowMenu
      key={opened.id}
      anchor={opened.button}
      actions={bulk.actions(selectOnly(opened.row))}
      onClose={() => setOpened(undefined)}
    />
  );
  return { control, menu };
}

/** Returns a selection of one row. The selection of the list does not change. */
function selectOnly<Row>(row: Row): ListSelection<Row> {
  return { scope: 'rows', count: 1, rows: [row], load: async () => [row], clear: () => {} };
}
