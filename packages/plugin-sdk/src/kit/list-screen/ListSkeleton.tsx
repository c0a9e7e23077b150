import { useElapsed } from '../../hooks/useElapsed.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { WaitingText } from '../WaitingText.tsx';

const rows = Array.from({ length: 12 }, (_, index) => index);

/** Stands for the rows before the first answer; not for waits that nobody notices. */
export function ListSkeleton({ what }: { readonly what: string }) {
  const text = useKitText();
  const isNoticed = useElapsed({ active: true, delayMs: 150 });
  return (
    <div className="bdk-skeleton" role="group" aria-busy="true" aria-label={text('list.loading')}>
      {isNoticed && rows.map((row) => <div key={row} className="bdk-skeleton-row bp6-skeleton" />)}
      <WaitingText active what={what} />
    </div>
  );
}
