import { BackToList, EmptyState, ErrorState, PageHeader, Stack, useCall } from '@brokerdesk/plugin-sdk';
import { listRoles } from '@brokerdesk/plugin-sdk/api';
import { useReplaceableParams } from '../../roles/useReplaceableParams.ts';
import { ComparedRoles } from './ComparedRoles.tsx';
import { maxRoles, RoleChoice } from './RoleChoice.tsx';
import { useText } from '../useText.ts';

/** Roles against functions; the address contains the roles, and whether only differences are shown. */
export default function RoleComparisonScreen() {
  const text = useText();
  const [params, setParams] = useReplaceableParams();
  const { data, error, refetch } = useCall(listRoles, { query: { size: 500, sort: 'name' } });
  const named = (params['roles'] ?? '').split(',').filter((roleID) => roleID !== '');
  const roleIDs = [...new Set(named)].slice(0, maxRoles);
  const isDifferencesOnly = params['show'] === 'differences';

  function change(next: { readonly roleIDs?: readonly string[]; readonly isDifferencesOnly?: boolean }) {
    const chosen = (next.roleIDs ?? roleIDs).join(',');
    setParams({
      ...(chosen === '' ? {} : { roles: chosen }),
      ...((next.isDifferencesOnly ?? isDifferencesOnly) ? { show: 'differences' } : {}),
    });
  }
  return (
    <Stack gap={16}>
      <PageHeader
        title={text('menu.compareRoles')}
        backLink={
          <BackToList code="UR_ROLE_MANAGEMENT" list="roles">
            {text('backToList')}
          </BackToList>
        }
      />
      {error && !data ? (
        <ErrorState title={text('roleComparison.rolesFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <RoleChoice roles={data?.items ?? []} chosen={roleIDs} onChange={(next) => change({ roleIDs: next })} />
      )}
      {roleIDs.length < 2 ? (
        <EmptyState title={text('roleComparison.emptyTitle')}>{text('roleComparison.emptyText')}</EmptyState>
      ) : (
        <ComparedRoles
          roleIDs={roleIDs}
          isDifferencesOnly={isDifferencesOnly}
          onDifferencesOnly={(next) => change({ isDifferencesOnly: next })}
        />
      )}
    </Stack>
  );
}
