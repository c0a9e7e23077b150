import type { Refusals } from '@brokerdesk/plugin-sdk';
import type { setBrokerStatus } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../screens/useText.ts';

/** Returns why the server refuses a change of a broker, and what to do. */
export function useBrokerRefusals(): Refusals<typeof setBrokerStatus> {
  const text = useText();
  return useMemo(
    () => ({
      E0015: text('brokerRefusal.sameStatus'),
      E0016(data) {
        switch (data.rule) {
          case 'internal-broker':
            return text('brokerRefusal.internalBroker');
          case 'broker-deleted':
            return text('brokerRefusal.brokerDeleted');
          default:
            return undefined;
        }
      },
    }),
    [text],
  );
}
