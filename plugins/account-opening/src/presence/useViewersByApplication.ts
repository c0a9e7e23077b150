import { useCall, useHost } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { listViewers, type Viewer } from '../endpoints.ts';

const refreshMs = 30_000;

/**
 * Returns the other users who have an application open, by its number, and refreshes them regularly. Returns undefined
 * if the back end does not have this call.
 */
export function useViewersByApplication(): ReadonlyMap<string, readonly Viewer[]> | undefined {
  const { currentUser } = useHost();
  const { data } = useCall(listViewers, {}, { refreshMs, passive: true });
  return useMemo(
    () =>
      data &&
      new Map(
        data.map(({ applyID, viewers }) => [applyID, viewers.filter(({ refID }) => refID !== currentUser.refID)]),
      ),
    [data, currentUser.refID],
  );
}
