import { SkeletonLines, useElapsed, WaitingText } from '@brokerdesk/plugin-sdk';
import { useText } from '../../application/useText.ts';

/** Shown while an application is loading, unless that is too short to notice. */
export function ApplicationSkeleton() {
  const text = useText();
  const isVisible = useElapsed({ active: true, delayMs: 150 });
  return (
    <div role="group" aria-busy="true" aria-label={text('detail.loading')}>
      {isVisible && <SkeletonLines count={10} />}
      <WaitingText active itemsLabel={text('detail.what')} />
    </div>
  );
}
