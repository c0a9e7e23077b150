import type { Draft } from '../hooks/useDraft.ts';
import { useKitText } from '../hooks/useKitText.ts';
import { Button } from './Button.tsx';
import { Row } from './Stack.tsx';

/**
 * A line above a form whose content was typed earlier, with a button to discard it, whose content is too long to be
 * stored, or which is open in another tab, too. Renders nothing for any other draft.
 */
export function RestoredDraft({
  draft: { isRestored, isTooLong, isOpenElsewhere, discard },
}: {
  readonly draft: Pick<Draft<unknown>, 'isRestored' | 'isTooLong' | 'isOpenElsewhere' | 'discard'>;
}) {
  const text = useKitText();
  return (
    <Row wrap justify="between" className="bdk-card" role="status">
      {(isRestored || isTooLong) && <span>{text(isTooLong ? 'draft.tooLong' : 'draft.restored')}</span>}
      {isOpenElsewhere && <span>{text('draft.elsewhere')}</span>}
      {isRestored && (
        <Button variant="minimal" size="small" onClick={discard}>
          {text('draft.discard')}
        </Button>
      )}
    </Row>
  );
}
