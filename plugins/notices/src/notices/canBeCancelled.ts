import type { NotificationSummary } from '@brokerdesk/plugin-sdk/api';

/** Whether a notice can be made a draft again: a scheduled one, or one that waits for approval. */
export function canBeCancelled({ status, approval }: Pick<NotificationSummary, 'status' | 'approval'>): boolean {
  return status === 'pending' || approval?.state === 'waiting';
}
