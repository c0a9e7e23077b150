import { useCallback } from 'react';
import { useHost } from '../../../hooks/useHost.ts';
import type { ScreenTarget } from '../../../services/hostServices.ts';
import { rejectUnknown } from '../../rejectUnknown.ts';
import type { BulkAction } from './BulkAction.ts';

type AnyAction = Pick<BulkAction, 'id' | 'requires'> & { readonly to?: ScreenTarget | undefined };

/** Leaves out the actions that the user may not see. */
export type PermitActions = <Action extends AnyAction>(
  actions: readonly Action[],
  what?: 'action' | 'bulk action',
) => readonly Action[];

/** Returns a function that leaves out the actions that the user may not see. */
export function usePermittedActions(): PermitActions {
  const { permissions, navigation } = useHost();
  return useCallback(
    (actions, what = 'action') => {
      rejectUnknown(what, actions);
      return actions.filter(
        ({ requires, to }) =>
          (requires === undefined || permissions.has(requires)) && (to === undefined || navigation.canOpen(to)),
      );
    },
    [permissions, navigation],
  );
}
