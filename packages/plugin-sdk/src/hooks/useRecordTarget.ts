import { useCallback } from 'react';
import type { ScreenTarget } from '../services/hostServices.ts';
import { useHost } from './useHost.ts';

/** Returns the screen of a record that an operation concerns; undefined if there is none that the user may open. */
export type RecordTarget = (operation: string, targetID: string | null) => ScreenTarget | undefined;

/**
 * Returns a function that finds the screen of a record, by the operation of an operation record and the identifier of its
 * target: plugins declare the screens as `records` of {@link definePlugin}. A deleted record has no screen.
 *
 * @example
 * const targetOf = useRecordTarget();
 * const target = targetOf(record.operation, record.targetID);
 * return target ? <ScreenLink to={target}>{record.targetName}</ScreenLink> : record.targetName;
 */
export function useRecordTarget(): RecordTarget {
  const { listRecordScreens, navigation } = useHost();
  return useCallback(
    (operation, targetID) => {
      const [kind = '', action] = operation.split('.');
      if (targetID === null || targetID === '' || action === 'delete') return undefined;
      return listRecordScreens(kind)
        .map(({ param, ...screen }): ScreenTarget => ({ ...screen, params: { [param]: targetID } }))
        .find((target) => navigation.canOpen(target));
    },
    [listRecordScreens, navigation],
  );
}
