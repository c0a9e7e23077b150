import { ApiError, repeat, useApi } from '@brokerdesk/plugin-sdk';
import { useEffect, useState } from 'react';
import { leaveApplication, type Viewer, viewApplication } from '../endpoints.ts';

const noViewers: readonly Viewer[] = [];
const retryMs = 30_000;
/** Temporary errors: too many requests, and server failures. */
const transientErrors: ReadonlySet<string> = new Set(['E0018', 'E0099']);

/**
 * Notifies the back end while this page shows an application, and returns the other users who have it open, the first
 * one first. Returns no users if the back end does not have these calls.
 */
export function useOtherViewers(applyID: string): readonly Viewer[] {
  const api = useApi();
  const [latest, setLatest] = useState<{ readonly applyID: string; readonly others: readonly Viewer[] }>();
  useEffect(() => {
    const params = { id: applyID, viewID: crypto.randomUUID() };
    const stop = repeat(async (signal) => {
      try {
        const { others, leaseSec } = await api.call(viewApplication, { params }, { passive: true, signal });
        setLatest({ applyID, others });
        // Three renewals per lease, so that one lost request does not end it.
        return (leaseSec * 1000) / 3;
      } catch (error) {
        // The screen works without the other viewers, so it shows no error. It retries if the back end is busy.
        return error instanceof ApiError && !transientErrors.has(error.code) ? undefined : retryMs;
      }
    });
    return () => {
      stop();
      // If the request is lost, the lease expires.
      api.call(leaveApplication, { params }, { passive: true }).catch(() => undefined);
    };
  }, [api, applyID]);
  return latest?.applyID === applyID ? latest.others : noViewers;
}
