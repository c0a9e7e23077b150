import { ErrorState, Stack, WaitingText } from '@brokerdesk/plugin-sdk';
import { FunctionMatrix, type FunctionMatrixProps } from './FunctionMatrix.tsx';
import { MemberMatrix } from './MemberMatrix.tsx';
import { useRoles } from './useRoles.ts';
import { useText } from './useText.ts';

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
