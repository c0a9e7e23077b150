import { useCall } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import { listReasons, type Reason } from '../endpoints.ts';
import { standardReasons } from '../model/standardReasons.ts';

/**
 * Gives the reasons that the broker offers for an action, and the standard ones where they do not come: those are better
 * than none. While it waits it gives the standard ones, to keep room; and those that somebody has begun to choose from
 * stay, as a later answer would move what is under his hand.
 */
export function useReasons(action: Reason['action']): {
  readonly reasons: readonly Reason[];
  readonly isWaiting: boolean;
} {
  const { data, error } = useCall(listReasons, {}, { passive: true });
  const offered = data ?? (error ? standardReasons : undefined);
  const [shown, setShown] = useState(offered);
  if (shown === undefined && offered !== undefined) setShown(offered);
  const isWaiting = shown === undefined;
  return { reasons: (shown ?? standardReasons).filter((reason) => reason.action === action), isWaiting };
}
