import { ApiError, useApi } from '@brokerdesk/plugin-sdk';
import { useEffect, useState } from 'react';
import { leaveApplication, type Viewer, viewApplication } from '../endpoints.ts';

const noViewers: readonly Viewer[] = [];
const retryMs = 30_000;
/** Refusals that pass by themselves: too many requests, and a server in trouble. */
const transientErrors: ReadonlySet<string> = new Set(['E0018', 'E0099']);

/**
 * Tells the back end that this page shows an application for as long as it does, and gives the others who have it open,
 * the first one first. Gives nobody where the back end knows no such calls.
 */
export function useOtherViewers(applyID: string): readonly Viewer[] {
  const api = useApi();
  const [latest, setLatest] = useState<{ readonly applyID: string; readonly others: readonly Viewer[] }>();
  useEffect(() => {
    const params = { id: applyID, viewID: crypto.randomUUID() };
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function sendHeartbeat() {
      let nextMs = retryMs;
      try {
        const { others, leaseSec } = await api.call(
          viewApplication,
          { params },
          { passive: true, signal: controller.signal },
        );
        setLatest({ applyID, others });
        // Three times a lease, so that one that is lost on the way ends nothing.
        nextMs = (leaseSec * 1000) / 3;
      } catch (error) {
        // Who has it open is a help and no more: without it the screen works as well, so nobody is told.
        // A back end that is only busy is asked again.
        if (error instanceof ApiError && !transientErrors.has(error.code)) return;
      }
      if (!controller.signal.aborted) timer = setTimeout(() => void sendHeartbeat(), nextMs);
    }
    void sendHeartbeat();
    return () => {
      controller.abort();
      clearTimeout(timer);
      // What does not arrive ends with its lease.
      api.call(leaveApplication, { params }, { passive: true }).catch(() => undefined);
    };
  }, [api, applyID]);
  return latest?.applyID === applyID ? latest.others : noViewers;
}
