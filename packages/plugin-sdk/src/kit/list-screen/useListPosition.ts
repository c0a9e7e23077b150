import { useMemo } from 'react';
import { usePluginScope } from '../../hooks/useHost.ts';
import { saveListPosition, loadListPosition, type ListPosition } from './listPosition.ts';

/** The position at which the user left a list of the plugin. */
export interface ListPositionStore {
  /** The parameters of the list and the opened row; undefined if the user opened no row. */
  readonly read: () => ListPosition | undefined;
  /** Makes the list restore another position, once. */
  readonly save: (position: ListPosition) => void;
}

/**
 * Returns the position at which the user left a list to open a row, for screens that lead to the row's neighbours.
 *
 * @example
 * const position = useListPosition('applications');
 * const filters = position.read()?.params;
 *
 * @throws SdkUsageError `SDK_NO_PLUGIN` outside a plugin's contribution.
 */
export function useListPosition(list: string): ListPositionStore {
  const { pluginId } = usePluginScope();
  return useMemo(() => {
    const id = `${pluginId}.${list}`;
    return { read: () => loadListPosition(id), save: (position) => saveListPosition(id, position) };
  }, [pluginId, list]);
}
