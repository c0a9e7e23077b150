import { Callout } from '@brokerdesk/plugin-sdk';
import type { DeviceApplication } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { useDescribeBinding, useEarlierBinding } from './useBoundDevices.ts';

/** A device that is bound already, with to whom, by whom and when: the server would refuse the approval. */
export function BoundWarning({ application }: { readonly application: DeviceApplication }) {
  const text = useText();
  const describeBinding = useDescribeBinding();
  const earlier = useEarlierBinding(application);
  if (!earlier) return null;
  return (
    <Callout tone="failed" title={text('bound.already')} role="status">
      {describeBinding(earlier)}
    </Callout>
  );
}
