import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ListToolsLoader } from '../useListTools.ts';
import type { ListBulk } from './BulkAction.ts';
import { type OpenRowMenu, type RowMenuControl, selectOnly } from './RowMenuControl.ts';

/** Gives each row of a list a menu of what can be done with it; none if nothing can be done with any. */
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
      // The menu comes with the other tools, the first time that somebody wants one.
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
