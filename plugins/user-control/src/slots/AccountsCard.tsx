import { CountTable, ErrorState, useCall } from '@brokerdesk/plugin-sdk';
import { listUsers } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

const unused = { enabled: 'true', signedIn: 'false' } as const;
const disabled = { enabled: 'false' } as const;
const enabled = { enabled: 'true' } as const;
const administrators = { type: 'Administrator' } as const;

/** The card of the home page with the staff accounts: what an administrator may have to look after comes first. */
export default function AccountsCard() {
  const text = useText();
  // Passive: the home page shows what failed in the card, not in a dialog.
  const unusedCall = useCall(listUsers, { query: { size: 1, ...unused } }, { passive: true });
  const disabledCall = useCall(listUsers, { query: { size: 1, ...disabled } }, { passive: true });
  const enabledCall = useCall(listUsers, { query: { size: 1, ...enabled } }, { passive: true });
  const calls = [unusedCall, disabledCall, enabledCall];
  const error = calls.find((call) => call.error !== null)?.error;
  if (error) {
    const retry = () => void Promise.all(calls.map(({ refetch }) => refetch()));
    return <ErrorState title={text('home.failed')} error={error} onRetry={retry} />;
  }
  const { data } = enabledCall;
  const seats = data?.adminAccounts?.available;
  return (
    <CountTable
      itemsLabel={text('filter.enabled')}
      columns={[text('home.count')]}
      rows={[
        { id: 'unused', label: text('home.unused'), cells: [{ ...cell(unused, unusedCall), tone: 'waiting' }] },
        { id: 'disabled', label: text('enabled.false'), cells: [cell(disabled, disabledCall)] },
        { id: 'enabled', label: text('enabled.true'), cells: [cell(enabled, enabledCall)] },
        ...(data && seats === undefined
          ? []
          : [
              {
                id: 'seats',
                label: text('home.seats'),
                cells: [{ count: seats, to: { code: 'UR_USER_MANAGEMENT', params: administrators } } as const],
              },
            ]),
      ]}
    />
  );
}

function cell(
  params: Readonly<Record<string, string>>,
  { data }: { readonly data?: { readonly total: number } | undefined },
) {
  return { count: data?.total, to: { code: 'UR_USER_MANAGEMENT', params } } as const;
}
