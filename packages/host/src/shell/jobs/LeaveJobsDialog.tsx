import { Button } from '@brokerdesk/plugin-sdk';
import { useJobsText } from '../../texts/jobs/jobsTexts.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';

/** The props of {@link LeaveJobsDialog}. */
export interface LeaveJobsDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks for confirmation when the user signs out while jobs are running. */
export function LeaveJobsDialog({ onStay, onLeave }: LeaveJobsDialogProps) {
  const text = useJobsText();
  return (
    <ModalDialog
      title={text('leave.title')}
      onDismiss={onStay}
      actions={
        <>
          <Button onClick={onLeave}>{text('leave.leave')}</Button>
          <Button intent="primary" onClick={onStay}>
            {text('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{text('leave.text')}</p>
    </ModalDialog>
  );
}
