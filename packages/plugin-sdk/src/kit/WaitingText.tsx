import { useElapsed } from '../hooks/useElapsed.ts';
import { useKitText } from '../hooks/useKitText.ts';

/** Says what is awaited, once the wait has lasted 5 seconds. */
export function WaitingText({ active, itemsLabel }: { readonly active: boolean; readonly itemsLabel: string }) {
  const text = useKitText();
  const isSlow = useElapsed({ active, delayMs: 5000 });
  return (
    <p className="bdk-waiting" role="status">
      {isSlow ? text('waiting', { what: itemsLabel }) : ''}
    </p>
  );
}
