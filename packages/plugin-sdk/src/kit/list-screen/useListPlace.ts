import { useMemo } from 'react';
import { usePluginScope } from '../../hooks/usePluginScope.ts';
import { keepListPosition, lastListPosition, type ListPosition } from './listPosition.ts';

/** Where somebody has left a list of the plugin. */
export interface ListPlace {
  /** What the list showed and which row was opened; undefined where no row was. */
  readonly read: () => ListPosition | undefined;
  /** Has the list come back to another place, once. */
  readonly keep: (position: ListPosition) => void;
}

/**
 * Gives the place where somebody has left a list to open a row, for screens that lead on to the row's neighbours.
 *
 * @example
 * const place = useListPlace('applications');
 * const filters = place.read()?.params;
 *
 * @throws SdkUsageError `SDK_NO_PLUGIN` outside a plugin's contribution.
 */
export function useListPlace(list: string): ListPlace {
  const { pluginId } = usePluginScope();
  return useMemo(() => {
    const id = `${pluginId}.${list}`;
    return { read: () => lastListPosition(id), keep: (position) => keepListPosition(id, position) };
  }, [pluginId, list]);
}
