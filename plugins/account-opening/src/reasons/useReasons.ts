import { useCall } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import { listReasons, type Reason } from '../endpoints.ts';
import { standardReasons } from '../model/standardReasons.ts';

/**
 * Returns the reasons that the broker offers for an action, and the standard ones if the call fails. While the call is
 * in flight it returns the standard ones to reserve the space. Once the user has started to choose, the reasons stay
 * unchanged, because a later response would move the option under the pointer.
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
