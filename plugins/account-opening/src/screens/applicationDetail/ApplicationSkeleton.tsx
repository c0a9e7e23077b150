import { WaitingText } from '@brokerdesk/plugin-sdk';
import { useText } from '../../application/useText.ts';

/** Shown while an application is loading, unless that is too short to notice. */
export function ApplicationSkeleton() {
  const text = useText();
  return (
    <div role="group" aria-busy="true" aria-label={text('detail.loading')}>
      <WaitingText active lines={10} itemsLabel={text('detail.what')} />
    </div>
  );
}
