import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { DialogSubject } from '../dialogs/DialogSubject.tsx';
import { RecordHistory, type RecordHistoryProps } from './RecordHistory.tsx';
import { useHistoryText } from '../../hooks/useHistoryText.ts';

/** Props of {@link HistoryDialog}: those of {@link RecordHistory}, and whose history it is. */
export interface HistoryDialogProps extends RecordHistoryProps {
  /** The name of the record. */
  readonly recordName: string;
  readonly onClose: () => void;
}

/**
 * A `RecordHistory` in a dialog, for records that have neither a screen nor a panel.
 *
 * @example
 * rowActions={(faq) => [{ id: 'history', label: text('history'),
 *   dialog: (close) => <HistoryDialog targetID={faq.faqID} recordName={textIn(faq.question, language)} onClose={close} /> }]}
 */
export function HistoryDialog({ recordName, onClose, ...history }: HistoryDialogProps) {
  const text = useHistoryText();
  return (
    <Dialog
      title={text('label')}
      size="medium"
      onDismiss={onClose}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <DialogSubject subject={recordName} />
      <RecordHistory {...history} />
    </Dialog>
  );
}
