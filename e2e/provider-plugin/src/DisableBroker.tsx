import { ConfirmDialog, useApi, useRefresh, useSecondFactor } from '@brokerdesk/plugin-sdk';
import { type Broker, setBrokerStatus } from '@brokerdesk/plugin-sdk/api';
import { useText } from './useText.ts';

/** Disables a broker, for which the provider requires a code. */
export function DisableBroker({ broker, onClose }: { readonly broker: Broker; readonly onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const refresh = useRefresh();
  const withSecondFactor = useSecondFactor();
  const { brokerCode } = broker;
  return (
    <ConfirmDialog
      title={text('disableTitle')}
      subject={brokerCode}
      consequence={text('consequence')}
      actionLabel={text('disable')}
      tone="danger"
      typedConfirmation={{ label: text('word'), word: brokerCode }}
      record={broker}
      onConfirm={({ record: { version }, idempotencyKey }) =>
        withSecondFactor((options) =>
          api.call(
            setBrokerStatus,
            { body: { brokerCode, status: 'disabled', version } },
            { idempotencyKey, ...options },
          ),
        )
      }
      onDone={refresh}
      onClose={onClose}
    />
  );
}
