import { type RowAction, useCanCall } from '@brokerdesk/plugin-sdk';
import { type Broker, setBrokerStatus } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { type BrokerAction, BrokerStatusDialog } from './BrokerStatusDialog.tsx';
import { useText } from '../screens/useText.ts';

/** Returns what can be done to a broker. A deleted one never comes back, so nothing can. */
export function useBrokerActions(): (broker: Broker) => readonly RowAction[] {
  const text = useText();
  const mayChange = useCanCall()(setBrokerStatus);
  return useCallback(
    (broker) => {
      if (!mayChange || broker.status === 'deleted') return [];
      const action = (id: BrokerAction, tone?: 'danger'): RowAction => ({
        id,
        label: text(`brokerAction.${id}`),
        ...(tone && { tone }),
        dialog: (close) => <BrokerStatusDialog broker={broker} action={id} onClose={close} />,
      });
      return [action(broker.status === 'enabled' ? 'disable' : 'enable'), action('delete', 'danger')];
    },
    [text, mayChange],
  );
}
