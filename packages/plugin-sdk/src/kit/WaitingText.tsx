import { useElapsed } from '../hooks/useElapsed.ts';
import { useKitText } from '../hooks/useKitText.ts';

/** Says what is awaited, once the wait has lasted 5 seconds. */
export function WaitingText({ active, what }: { readonly active: boolean; readonly what: string }) {
  const text = useKitText();
  const slow = useElapsed({ active, delayMs: 5000 });
  return (
    <p className="bdk-waiting" role="status">
      {slow ? text('waiting', { what }) : ''}
    </p>
  );
}
