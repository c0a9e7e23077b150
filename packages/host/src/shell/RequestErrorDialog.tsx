import { useHostText } from '../languages/hostTexts.ts';
import { ModalDialog } from '../parts/ModalDialog.tsx';
import { leaveToLogin } from '../session/leave.ts';
import type { Announcement } from './announcementAtom.ts';

/** What {@link RequestErrorDialog} shows. */
export interface RequestErrorDialogProps {
  readonly announcement: Announcement;
  readonly displayCode: string;
}

/** Says that a request was refused (specification, section 8). */
export function RequestErrorDialog({ announcement, displayCode }: RequestErrorDialogProps) {
  const text = useHostText();
  const leave = () => leaveToLogin(displayCode);
  const { refusal, close } = announcement;
  return (
    <ModalDialog
      title={text('errors.requestTitle')}
      onDismiss={close}
      actions={
        <>
          <button type="button" className="bp6-button" onClick={close}>
            {text('errors.stay')}
          </button>
          <button type="button" className="bp6-button bp6-intent-primary" onClick={leave}>
            {text('errors.exit')}
          </button>
        </>
      }
    >
      <p>{refusal.message}</p>
      {refusal.code === 'E0010' && <p>{text('errors.signature')}</p>}
      <p className="bd-muted">
        {text('errors.requestCode')} {refusal.code}
        {refusal.requestId && ` · ${text('errors.requestId')} ${refusal.requestId}`}
      </p>
    </ModalDialog>
  );
}
