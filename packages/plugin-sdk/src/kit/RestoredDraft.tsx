import type { Draft } from '../hooks/useDraft.ts';
import { useKitText } from '../hooks/useKitText.ts';
import { Button } from './Button.tsx';
import { Row } from './Stack.tsx';

/**
 * A line above a form whose content was typed earlier, with a button to discard it, or whose content is too long to be
 * stored. Renders nothing for any other draft.
 */
export function RestoredDraft({
  draft: { isRestored, isTooLong, discard },
}: {
  readonly draft: Pick<Draft<unknown>, 'isRestored' | 'isTooLong' | 'discard'>;
}) {
  const text = useKitText();
  return (
    <Row justify="between" className="bdk-card" role="status">
      {(isRestored || isTooLong) && <span>{text(isTooLong ? 'draft.tooLong' : 'draft.restored')}</span>}
      {isRestored && (
        <Button variant="minimal" size="small" onClick={discard}>
          {text('draft.discard')}
        </Button>
      )}
    </Row>
  );
}
