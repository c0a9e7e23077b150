import type { LeavePrompt } from '../form/FormHandle.ts';
import { useFormText } from '../useFormText.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { Button } from '../../kit/Button.tsx';

/** The props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  readonly prompt: LeavePrompt;
  readonly isSending: boolean;
  /** What would be lost: typed input, or chosen files. */
  readonly content?: 'typed' | 'files' | undefined;
  /** False if sending is a decision, which the user takes only with its own button. */
  readonly canSave?: boolean | undefined;
}

/** Asks the user what to do with the unsent input. Escape stays, because that loses nothing. */
export function LeaveDialog({ prompt, isSending, content = 'typed', canSave = true }: LeaveDialogProps) {
  const text = useFormText();
  return (
    <Dialog
      title={text(`leave.${content}.title`)}
      role="alertdialog"
      onDismiss={prompt.stay}
      actions={
        <>
          <Button variant="minimal" intent="danger" className="bdk-button-apart" onClick={prompt.discard}>
            {text(`leave.${content}.discard`)}
          </Button>
          <Button intent={canSave ? 'none' : 'primary'} data-first onClick={prompt.stay}>
            {text('leave.stay')}
          </Button>
          {canSave && (
            <Button intent="primary" aria-disabled={isSending || undefined} onClick={() => void prompt.save()}>
              {text(isSending ? 'form.sending' : `leave.${content}.save`)}
            </Button>
          )}
        </>
      }
    >
      <p>{text(`leave.${content}.text`)}</p>
    </Dialog>
  );
}
