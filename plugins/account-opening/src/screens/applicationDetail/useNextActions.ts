import { useCall } from '@brokerdesk/plugin-sdk';
import { type ApplicationStatus, listNextActions } from '@brokerdesk/plugin-sdk/api';

/** The actions that the server allows this user for an application. */
export interface NextActions {
  /** Undefined until the server has responded. */
  readonly actions: readonly string[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Requests the actions that this user may take next; a newer server may return unknown ones. */
export function useNextActions(status: ApplicationStatus): NextActions {
  const { data, error, refetch } = useCall(listNextActions, { query: { status } });
  return { actions: data?.actions, error: data === undefined ? error : null, retry: () => void refetch() };
}
