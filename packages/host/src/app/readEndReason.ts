import type { SessionEndReason } from '@brokerdesk/api';
import type { ApiError } from '@brokerdesk/plugin-sdk';

/** Reads from an `E0001` why the session has ended. */
export function readEndReason({ data }: ApiError): SessionEndReason {
  return (data as { reason?: SessionEndReason } | null)?.reason ?? 'timeout';
}
