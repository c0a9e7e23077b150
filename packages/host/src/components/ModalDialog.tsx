import { Dialog, type DialogProps } from '@brokerdesk/plugin-sdk/host';

/** A dialog of the shell with a text and buttons; the text is read when it opens. */
export function ModalDialog(props: Omit<DialogProps, 'isMessage' | 'size'>) {
  return <Dialog {...props} isMessage />;
}
