import { useElapsed } from '../../hooks/useElapsed.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { WaitingText } from '../WaitingText.tsx';

const rows = Array.from({ length: 12 }, (_, index) => index);

/** Placeholder for the rows before the first response; renders nothing during the first 150 ms. */
export function ListSkeleton({ itemsLabel }: { readonly itemsLabel: string }) {
  const text = useKitText();
  const isDelayed = useElapsed({ active: true, delayMs: 150 });
  return (
    <div className="bdk-skeleton" role="group" aria-busy="true" aria-label={text('list.loading')}>
      {isDelayed && rows.map((row) => <div key={row} className="bdk-skeleton-row bp6-skeleton" />)}
      <WaitingText active itemsLabel={itemsLabel} />
    </div>
  );
}
