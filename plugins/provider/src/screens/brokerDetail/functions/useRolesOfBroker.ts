import { queryOptions, useCall, usePluginScope } from '@brokerdesk/plugin-sdk';
import { getRole, listRoles, type Role } from '@brokerdesk/plugin-sdk/api';
import { useQueries } from '@tanstack/react-query';

/** The roles of a broker with their members, or how far they are loaded. */
export interface RolesOfBroker {
  /** Undefined until all of them are loaded. */
  readonly roles: readonly Role[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Loads every role of a broker with its functions and members: the list has neither. */
export function useRolesOfBroker(brokerCode: string): RolesOfBroker {
  const scope = usePluginScope();
  const list = useCall(listRoles, { query: { brokerCode, size: 500 } });
  const items = list.data?.items ?? [];
  const details = useQueries({
    queries: items.map(({ roleID }) => queryOptions(scope, getRole, { params: { roleID } })),
  });
  const failed = details.filter(({ error, data }) => error !== null && data === undefined);
  const roles = details.flatMap(({ data }) => data ?? []);
  return {
    roles: list.data && roles.length === items.length ? roles : undefined,
    error: list.error ?? failed[0]?.error ?? null,
    retry: () => void Promise.all(list.error ? [list.refetch()] : failed.map(({ refetch }) => refetch())),
  };
}
