import { useCall, useHost } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { listViewers, type Viewer } from '../endpoints.ts';

const refreshMs = 30_000;

/**
 * Gives who else has which application open, by the application's number, over and over again; nothing where the back
 * end does not know.
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
