import { BackToList, Button, EmptyState, ErrorState, PageHeader, Row, Stack, useCall } from '@brokerdesk/plugin-sdk';
import { listRoles } from '@brokerdesk/plugin-sdk/api';
import { RoleByID } from '../../roles/RoleLoader.tsx';
import { useReplaceableParams } from '../../roles/useReplaceableParams.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { RolesSideBySide } from './RolesSideBySide.tsx';
import { useText } from './useText.ts';

/** Two roles side by side; the address contains both. */
export default function RoleComparisonScreen() {
  const text = useText();
  const [{ left = '', right = '' }, setParams] = useReplaceableParams();
  const { data, error, refetch } = useCall(listRoles, { query: { size: 500, sort: 'name' } });
  const choose = (sides: { readonly left: string; readonly right: string }) => {
    const chosen = Object.entries(sides).filter(([, roleID]) => roleID !== '');
    setParams(Object.fromEntries(chosen));
  };
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
        <Row wrap>
          <RoleChoice
            label={text('roleComparison.left')}
            roles={data?.items ?? []}
            value={left}
            onChange={(roleID) => choose({ left: roleID, right })}
          />
          <Button onClick={() => choose({ left: right, right: left })}>{text('roleComparison.swap')}</Button>
          <RoleChoice
            label={text('roleComparison.right')}
            roles={data?.items ?? []}
            value={right}
            onChange={(roleID) => choose({ left, right: roleID })}
          />
        </Row>
      )}
      {left === '' || right === '' ? (
        <EmptyState title={text('roleComparison.emptyTitle')}>{text('roleComparison.emptyText')}</EmptyState>
      ) : (
        <RoleByID key={`left ${left}`} roleID={left}>
          {(first) => (
            <RoleByID key={`right ${right}`} roleID={right}>
              {(second) => <RolesSideBySide left={first} right={second} />}
            </RoleByID>
          )}
        </RoleByID>
      )}
    </Stack>
  );
}
