import { useCall, useHost } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { listViewers, type Viewer } from '../endpoints.ts';

const refreshMs = 30_000;

const noViewers: ReadonlyMap<string, readonly Viewer[]> = new Map();

/**
 * Returns the other users who have an application open, by its number, and refreshes them regularly. Empty until they are
 * loaded, and always the same map while there are none, so that a list does not draw its rows again. Returns undefined if
 * the back end does not have this call.
 */
export function useViewersByApplication(): ReadonlyMap<string, readonly Viewer[]> | undefined {
  const { currentUser } = useHost();
  const { data, isError } = useCall(listViewers, {}, { refreshMs, passive: true });
  return useMemo(() => {
    if (data === undefined) return isError ? undefined : noViewers;
    const others = data
      .map(({ applyID, viewers }) => [applyID, viewers.filter(({ refID }) => refID !== currentUser.refID)] as const)
      .filter(([, viewers]) => viewers.length > 0);
    return others.length === 0 ? noViewers : new Map(others);
  }, [data, isError, currentUser.refID]);
}
