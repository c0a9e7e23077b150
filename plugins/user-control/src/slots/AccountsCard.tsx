import { CountTable, ErrorState, useCall } from '@brokerdesk/plugin-sdk';
import { listUsers } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

/** The card of the home page with the staff accounts. */
export default function AccountsCard() {
  const text = useText();
  // Passive: the home page shows what failed in the card, not in a dialog.
  const enabled = useCall(listUsers, { query: { size: 1, enabled: 'true' } }, { passive: true });
  const disabled = useCall(listUsers, { query: { size: 1, enabled: 'false' } }, { passive: true });
  const error = enabled.error ?? disabled.error;
  if (error !== null) {
    const retry = () => void Promise.all([enabled.refetch(), disabled.refetch()]);
    return <ErrorState title={text('home.failed')} error={error} onRetry={retry} />;
  }
  return (
    <CountTable
      itemsLabel={text('filter.enabled')}
      columns={[text('home.count')]}
      rows={[
        { id: 'disabled', label: text('enabled.false'), cells: [cell('false', disabled.data?.total)] },
        { id: 'enabled', label: text('enabled.true'), cells: [cell('true', enabled.data?.total)] },
      ]}
    />
  );
}

function cell(enabled: 'true' | 'false', count: number | undefined) {
  return { count, to: { code: 'UR_USER_MANAGEMENT', params: { enabled } } } as const;
}
