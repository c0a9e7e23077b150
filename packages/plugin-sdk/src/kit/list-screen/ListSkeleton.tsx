import { useElapsed } from '../../hooks/useElapsed.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { SkeletonLines } from '../SkeletonLines.tsx';
import { WaitingText } from '../WaitingText.tsx';

/** Placeholder for the rows before the first response; renders nothing during the first 150 ms. */
export function ListSkeleton({
  itemsLabel,
  lines = 12,
}: {
  readonly itemsLabel: string;
  readonly lines?: number | undefined;
}) {
  const text = useKitText();
  const isDelayed = useElapsed({ active: true, delayMs: 150 });
  return (
    <div className="bdk-card bdk-grow" role="group" aria-busy="true" aria-label={text('list.loading')}>
      {isDelayed && <SkeletonLines count={lines} className="bdk-skeleton-row" />}
      <WaitingText active itemsLabel={itemsLabel} />
    </div>
  );
}
