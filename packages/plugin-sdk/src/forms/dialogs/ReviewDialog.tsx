import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import type { ReviewPrompt } from '../form/useReview.ts';
import { useFormText } from '../useFormText.ts';

/** Shows what a form changes before it is sent. Escape returns to the form. */
export function ReviewDialog({
  review: { title, content, submitLabel, confirm, cancel },
}: {
  readonly review: ReviewPrompt;
}) {
  const text = useFormText();
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="medium"
      onDismiss={cancel}
      actions={
        <>
          <Button onClick={cancel}>{text('review.back')}</Button>
          <Button intent="primary" data-first onClick={confirm}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {content}
    </Dialog>
  );
}
