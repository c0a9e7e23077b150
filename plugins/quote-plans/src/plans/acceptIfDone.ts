import { ApiError } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';

/**
 * Waits for the change of a plan. If another version of the plan exists by then, which already is as the user wants it, it
 * was made by an attempt whose response was lost, or by another user: the plan is returned instead of the conflict.
 */
export async function acceptIfDone<Data extends FeedPlan | null>(
  change: Promise<Data>,
  isDone: (plan: FeedPlan) => boolean,
): Promise<Data | FeedPlan> {
  try {
    return await change;
  } catch (error) {
    const { current } = ((error instanceof ApiError && error.data) ?? {}) as { readonly current?: FeedPlan };
    if (!(error instanceof ApiError) || error.code !== 'E0005' || !current || !isDone(current)) throw error;
    return current;
  }
}
