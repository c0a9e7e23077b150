import { useElapsed } from '../hooks/useElapsed.ts';
import { useKitText } from '../hooks/useKitText.ts';
import { SkeletonLines } from './SkeletonLines.tsx';
import { Text } from './Text.tsx';

/** The props of {@link WaitingText}. */
export interface WaitingTextProps {
  readonly active: boolean;
  /** What is awaited, as in "the applications". */
  readonly itemsLabel: string;
  /** So many placeholders hold the place of the content, after 150 ms, so that a quick response does not flicker. */
  readonly lines?: number | undefined;
}

/** A line that names what is loading, shown after 5 seconds of waiting. */
export function WaitingText({ active, itemsLabel, lines = 0 }: WaitingTextProps) {
  const text = useKitText();
  const isPlaceHeld = useElapsed({ active: active && lines > 0, delayMs: 150 });
  const isSlow = useElapsed({ active, delayMs: 5000 });
  return (
    <>
      {isPlaceHeld && (
        // One box, so that the gap of a stack around it does not come between the lines.
        <div>
          <SkeletonLines count={lines} />
        </div>
      )}
      <Text as="p" tone="neutral" size="table" className="bdk-waiting" role="status">
        {isSlow ? text('waiting', { what: itemsLabel }) : ''}
      </Text>
    </>
  );
}
