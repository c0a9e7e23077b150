import type { Leaving } from '../form/FormHandle.ts';
import { useFormText } from '../useFormText.ts';
import { Dialog } from './Dialog.tsx';

/** Asks what becomes of what was typed. Escape stays, because that loses nothing. */
export function LeaveDialog({ leaving, isSending }: { readonly leaving: Leaving; readonly isSending: boolean }) {
  const text = useFormText();
  return (
    <Dialog
      title={text('leave.title')}
      role="alertdialog"
      onDismiss={leaving.stay}
      actions={
        <>
          <button type="button" className="bp6-button bdk-button-danger bdk-button-apart" onClick={leaving.discard}>
            {text('leave.discard')}
          </button>
          <button type="button" className="bp6-button" data-first onClick={leaving.stay}>
            {text('leave.stay')}
          </button>
          <button
            type="button"
            className="bp6-button bp6-intent-primary"
            aria-disabled={isSending || undefined}
            onClick={() => void leaving.save()}
          >
            {text(isSending ? 'form.sending' : 'leave.save')}
          </button>
        </>
      }
    >
      <p>{text('leave.text')}</p>
    </Dialog>
  );
}
