import { Button, UnreachableError } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import { useHostText } from '../../texts/host/hostTexts.ts';
import { useSessionText } from '../../texts/session/sessionTexts.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import type { SessionController } from '../../session/SessionController.ts';
import { announcedTimeLeft } from '../../session/useTimeLeft.ts';
import { useTimeLeft } from '../../session/useTimeLeft.ts';

/** The props of {@link IdleDialog}. */
export interface IdleDialogProps {
  readonly sessionController: Pick<SessionController, 'extend'>;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  readonly onSignOut: () => void;
}

/** Counts down to the end of an idle session. Escape shows that the user is present, so it keeps the session, too. */
export function IdleDialog({ sessionController, endsAt, onSignOut }: IdleDialogProps) {
  const text = useSessionText();
  const hostText = useHostText();
  const left = useTimeLeft(endsAt);
  const announced = announcedTimeLeft(left);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<UnreachableError['code']>();
  const stay = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await sessionController.extend();
    } catch (error) {
      setFailure(error instanceof UnreachableError ? error.code : 'OFFLINE');
    }
    setIsBusy(false);
  };
  return (
    <ModalDialog
      role="alertdialog"
      title={text('warning.title')}
      onDismiss={() => void stay()}
      actions={
        <>
          <Button onClick={onSignOut}>{text('warning.leave')}</Button>
          <Button data-first intent="primary" aria-disabled={isBusy || undefined} onClick={() => void stay()}>
            {text(isBusy ? 'warning.staying' : 'warning.stay')}
          </Button>
        </>
      }
    >
      <p>{text('warning.text')}</p>
      <p className="bd-time-left" aria-hidden>
        {text(`warning.${left.unit}`, { count: left.count })}
      </p>
      <p className="bdk-hidden" role="status">
        {text('warning.left', { time: text(`warning.${announced.unit}`, { count: announced.count }) })}
      </p>
      <p className="bd-problem" role="alert">
        {failure && hostText(`errors.${failure}`)}
      </p>
    </ModalDialog>
  );
}
