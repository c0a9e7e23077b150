import { useCallback } from 'react';
import { useHost } from '../../../hooks/useHost.ts';
import type { RowAction } from './RowAction.ts';

/** Returns a function that leaves out the actions that the user may not see. */
export function usePermittedActions(): (actions: readonly RowAction[]) => readonly RowAction[] {
  const { permissions, navigation } = useHost();
  return useCallback(
    (actions) =>
      actions.filter(
        ({ requires, to }) =>
          (requires === undefined || permissions.has(requires)) && (to === undefined || navigation.canOpen(to)),
      ),
    [permissions, navigation],
  );
}
