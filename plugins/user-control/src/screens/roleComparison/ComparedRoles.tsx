import { ErrorState, Stack, WaitingText, queryOptions, usePluginScope } from '@brokerdesk/plugin-sdk';
import { FunctionMatrix, type FunctionMatrixProps } from './FunctionMatrix.tsx';
import { MemberMatrix } from './MemberMatrix.tsx';
import { useText } from '../useText.ts';
import { getRole } from '@brokerdesk/plugin-sdk/api';
import { useQueries } from '@tanstack/react-query';

/** Props of {@link ComparedRoles}. */
export interface ComparedRolesProps extends Omit<FunctionMatrixProps, 'roles'> {
  readonly roleIDs: readonly string[];
}

/** The functions and the members of several roles, once all of them are loaded. */
export function ComparedRoles({ roleIDs, ...view }: ComparedRolesProps) {
  const text = useText();
  const { roles, error, isPending, retry } = useRoles(roleIDs);
  if (error) return <ErrorState title={text('roleComparison.failed')} error={error} onRetry={retry} />;
  if (isPending) {
    return (
      <>
        <WaitingText active lines={6} itemsLabel={text('roleComparison.awaited')} />
      </>
    );
  }
  return (
    <>
      <Stack as="section" gap={8}>
        <h2>{text('functions')}</h2>
        <FunctionMatrix {...view} roles={roles} />
      </Stack>
      <Stack as="section" gap={8}>
        <h2>{text('members')}</h2>
        <MemberMatrix roles={roles} />
      </Stack>
    </>
  );
}

/** Loads several roles at the same time, in their order; shared with the screens of one role. */
function useRoles(roleIDs: readonly string[]) {
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
