import type { Leaving } from '../form/FormHandle.ts';
import { useFormText } from '../useFormText.ts';
import { Dialog } from './Dialog.tsx';

/** What {@link LeaveDialog} asks about. */
export interface LeaveDialogProps {
  readonly leaving: Leaving;
  readonly isSending: boolean;
  /** What would be lost: what was typed, or files that were chosen. */
  readonly what?: 'typed' | 'files';
  /** False where sending is a decision, which is taken by its own button only. */
  readonly canSave?: boolean;
}

/** Asks what becomes of what was typed. Escape stays, because that loses nothing. */
export function LeaveDialog({ leaving, isSending, what = 'typed', canSave = true }: LeaveDialogProps) {
  const text = useFormText();
  return (
    <Dialog
      title={text(`leave.${what}.title`)}
      role="alertdialog"
      onDismiss={leaving.stay}
      actions={
        <>
          <button type="button" className="bp6-button bdk-button-danger bdk-button-apart" onClick={leaving.discard}>
            {text(`leave.${what}.discard`)}
          </button>
          <button
            type="button"
            className={`bp6-button ${canSave ? '' : 'bp6-intent-primary'}`}
            data-first
            onClick={leaving.stay}
          >
            {text('leave.stay')}
          </button>
          {canSave && (
            <button
              type="button"
              className="bp6-button bp6-intent-primary"
              aria-disabled={isSending || undefined}
              onClick={() => void leaving.save()}
            >
              {text(isSending ? 'form.sending' : `leave.${what}.save`)}
            </button>
          )}
        </>
      }
    >
      <p>{text(`leave.${what}.text`)}</p>
    </Dialog>
  );
}
