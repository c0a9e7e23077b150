import { ModalFrame } from '@brokerdesk/plugin-sdk/host';
import { type ReactNode, useId } from 'react';

/** The props of {@link ModalDialog}. */
export interface ModalDialogProps {
  readonly title: string;
  /** `alertdialog` for a dialog that needs an immediate response. */
  readonly role?: 'alertdialog';
  readonly children: ReactNode;
  /** The buttons, the main one last. The one marked `data-first` gets the focus. */
  readonly actions: ReactNode;
  /** Called on Escape; a dialog without it stays until an action is taken. */
  readonly onDismiss?: () => void;
}

/** A modal dialog with a title, a text and buttons. */
export function ModalDialog({ title, role, children, actions, onDismiss }: ModalDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <ModalFrame
      role={role}
      className="bd-dialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onDismiss={onDismiss}
    >
      <h2 id={titleId}>{title}</h2>
      <div id={textId}>{children}</div>
      <div className="bd-buttons bd-buttons-end">{actions}</div>
    </ModalFrame>
  );
}
