import { labelOf, StatusTag, type TagTone } from '@brokerdesk/plugin-sdk';
import type { Broker } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { en } from '../screens/locales/en.ts';
import { useText } from '../screens/useText.ts';

const tones: Readonly<Record<string, TagTone>> = { enabled: 'progress', disabled: 'waiting', deleted: 'failed' };

/** Whether a broker's users can sign in. */
export function BrokerStatus({ broker: { status } }: { readonly broker: Pick<Broker, 'status'> }) {
  const statusText = useStatusText();
  return <StatusTag tone={tones[status] ?? 'neutral'}>{statusText(status)}</StatusTag>;
}

/** Returns the word for a status. */
export function useStatusText() {
  const text = useText();
  return useCallback(
    (status: string) => labelOf(en.brokers.status, status, (known) => text(`brokers.status.${known}`)),
    [text],
  );
}
