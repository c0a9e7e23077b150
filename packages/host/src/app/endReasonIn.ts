import type { SessionEndReason } from '@brokerdesk/api';
import type { RefusalError } from '@brokerdesk/plugin-sdk';

/** Reads from an `E0001` why the session has ended. */
export function endReasonIn({ data }: RefusalError): SessionEndReason {
  return (data as { reason?: SessionEndReason } | null)?.reason ?? 'timeout';
}
