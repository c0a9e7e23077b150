import type { Draft } from '../hooks/useDraft.ts';
import { useKitText } from '../hooks/useKitText.ts';
import { Button } from './Button.tsx';
import { Row } from './Stack.tsx';

/**
 * A line above a form whose content was typed earlier, with a button to discard it. Renders nothing for any other
 * draft.
 */
export function RestoredDraft({ draft }: { readonly draft: Pick<Draft<unknown>, 'isRestored' | 'discard'> }) {
  const text = useKitText();
  return (
    <Row justify="between" className="bdk-card" role="status">
      {draft.isRestored && (
        <>
          <span>{text('draft.restored')}</span>
          <Button variant="minimal" size="small" onClick={draft.discard}>
            {text('draft.discard')}
          </Button>
        </>
      )}
    </Row>
  );
}
