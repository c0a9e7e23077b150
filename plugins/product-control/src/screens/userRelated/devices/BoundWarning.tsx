import { Callout } from '@brokerdesk/plugin-sdk';
import type { DeviceApplication } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';
import { describeClient } from './describeDevice.ts';
import { useEarlierBinding } from './useBoundDevices.ts';

/** A device that is bound already, and to whom: the server would refuse the approval. */
export function BoundWarning({ application }: { readonly application: DeviceApplication }) {
  const text = useText();
  const earlier = useEarlierBinding(application);
  if (!earlier) return null;
  return (
    <Callout tone="failed" title={text('bound.already')} role="status">
      {text('bound.alreadyTo', { client: describeClient(earlier) })}
    </Callout>
  );
}
