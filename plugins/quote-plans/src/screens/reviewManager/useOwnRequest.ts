import { useHost } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { findWaitingRequest } from '../../model/planRequests.ts';

/** Returns whether the waiting request of a plan is the user's own, which another user has to decide on. */
export function useOwnRequest(): (plan: FeedPlan) => boolean {
  const { refID } = useHost().currentUser;
  return useCallback((plan) => findWaitingRequest(plan)?.applyRefID === refID, [refID]);
}
