import { queryOptions, usePluginScope } from '@brokerdesk/plugin-sdk';
import { getRole } from '@brokerdesk/plugin-sdk/api';
import { useQueries } from '@tanstack/react-query';

/** Loads several roles at the same time, in their order; shared with the screens of one role. */
export function useRoles(roleIDs: readonly string[]) {
  const scope = usePluginScope();
  const results = useQueries({
    queries: roleIDs.map((roleID) => queryOptions(scope, getRole, { params: { roleID } })),
  });
  return {
    roles: results.flatMap(({ data }) => data ?? []),
    error: results.find(({ data, error }) => error && !data)?.error,
    isPending: results.some(({ isPending }) => isPending),
    retry: () => void Promise.all(results.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}
