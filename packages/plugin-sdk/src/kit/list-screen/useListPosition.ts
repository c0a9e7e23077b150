import { useMemo } from 'react';
import { usePluginScope } from '../../hooks/useHost.ts';
import { saveListPosition, loadListPosition, type ListPosition } from './listPosition.ts';

/** Where somebody has left a list of the plugin. */
export interface ListPositionStore {
  /** What the list showed and which row was opened; undefined where no row was. */
  readonly read: () => ListPosition | undefined;
  /** Has the list come back to another place, once. */
  readonly save: (position: ListPosition) => void;
}

/**
 * Gives the place where somebody has left a list to open a row, for screens that lead on to the row's neighbours.
 *
 * @example
 * const place = useListPosition('applications');
 * const filters = place.read()?.params;
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
