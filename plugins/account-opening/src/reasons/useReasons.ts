import { useApi } from '@brokerdesk/plugin-sdk';
import { useEffect, useState } from 'react';
import { listReasons, type Reason } from '../calls.ts';
import { standardReasons } from '../model/standardReasons.ts';

/** Gives the reasons that the broker offers for an action, and the standard ones where the back end keeps none. */
export function useReasons(action: Reason['action']): {
  readonly reasons: readonly Reason[];
  readonly isReady: boolean;
} {
  const api = useApi();
  const [offered, setOffered] = useState<readonly Reason[]>();
  useEffect(() => {
    const over = new AbortController();
    async function ask() {
      try {
        setOffered(await api.call(listReasons, {}, { passive: true, signal: over.signal }));
      } catch {
        // Free text remains possible either way, and the standard ones are better than none.
        if (!over.signal.aborted) setOffered(standardReasons);
      }
    }
    void ask();
    return () => over.abort();
  }, [api]);
  return { reasons: (offered ?? []).filter((reason) => reason.action === action), isReady: offered !== undefined };
}
