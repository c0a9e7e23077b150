import { useElapsed } from '../hooks/useElapsed.ts';
import { useKitText } from '../hooks/useKitText.ts';
import { Text } from './Text.tsx';

/** A line that names what is loading, shown after 5 seconds of waiting. */
export function WaitingText({ active, itemsLabel }: { readonly active: boolean; readonly itemsLabel: string }) {
  const text = useKitText();
  const isSlow = useElapsed({ active, delayMs: 5000 });
  return (
    <Text as="p" tone="neutral" size="table" className="bdk-waiting" role="status">
      {isSlow ? text('waiting', { what: itemsLabel }) : ''}
    </Text>
  );
}
