import { type ApplicationStatus, listNextActions, useCall } from '@brokerdesk/plugin-sdk';

/** What the server allows this user to do next with an application. */
export interface NextActions {
  /** Undefined until the server has answered. */
  readonly actions: readonly string[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Asks the server what this user may do next; a server that is newer than this plugin may name what is unknown here. */
export function useNextActions(status: ApplicationStatus): NextActions {
  const { data, error, refetch } = useCall(listNextActions, { query: { status } });
  return { actions: data?.actions, error: data === undefined ? error : null, retry: () => void refetch() };
}
