import { Button } from '@brokerdesk/plugin-sdk';
import { useAtomValue } from 'jotai';
import { useHostText } from '../texts/host/hostTexts.ts';
import { ModalDialog } from '../components/ModalDialog.tsx';
import { leaveToLogin } from '../session/leaveToLogin.ts';
import { errorDialogAtom } from './errorDialogAtom.ts';

/** The props of {@link RequestErrorDialog}. */
export interface RequestErrorDialogProps {
  readonly displayCode: string;
}

/** Shows that a request was rejected (specification, section 8); nothing while there is no such error. */
export function RequestErrorDialog({ displayCode }: RequestErrorDialogProps) {
  const text = useHostText();
  const dialog = useAtomValue(errorDialogAtom);
  if (!dialog) return null;
  const leave = () => leaveToLogin(displayCode);
  const { error, close } = dialog;
  return (
    <ModalDialog
      title={text('errors.requestTitle')}
      onDismiss={close}
      actions={
        <>
          <Button onClick={close}>{text('errors.stay')}</Button>
          <Button intent="primary" onClick={leave}>
            {text('errors.exit')}
          </Button>
        </>
      }
    >
      <p>{error.message}</p>
      {error.code === 'E0010' && <p>{text('errors.signature')}</p>}
      <p className="bd-muted">
        {text('errors.requestCode')} {error.code}
        {error.requestId && ` · ${text('errors.requestId')} ${error.requestId}`}
      </p>
    </ModalDialog>
  );
}
