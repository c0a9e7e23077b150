import { useCall } from '@brokerdesk/plugin-sdk';
import { listReasons, type Reason } from '../calls.ts';
import { standardReasons } from '../model/standardReasons.ts';

/**
 * Gives the reasons that the broker offers for an action, and the standard ones where they do not come: those are better
 * than none, and words of one's own remain possible either way.
 */
export function useReasons(action: Reason['action']): {
  readonly reasons: readonly Reason[];
  readonly isReady: boolean;
} {
  const { data, error } = useCall(listReasons, {}, { passive: true });
  const offered = data ?? (error ? standardReasons : undefined);
  return { reasons: (offered ?? []).filter((reason) => reason.action === action), isReady: offered !== undefined };
}
