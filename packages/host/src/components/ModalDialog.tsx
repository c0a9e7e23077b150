import { type ReactNode, useId } from 'react';
import { useModal } from './useModal.ts';

/** What {@link ModalDialog} shows. */
export interface ModalDialogProps {
  readonly title: string;
  /** `alertdialog` for one that cannot wait. */
  readonly role?: 'alertdialog';
  readonly children: ReactNode;
  /** The buttons, the main one last. */
  readonly actions: ReactNode;
  /** Called on Escape; a dialog without it stays until an action is taken. */
  readonly onDismiss?: () => void;
}

/** A modal dialog of the browser's own kind: it keeps the focus inside and gives it back afterwards. */
export function ModalDialog({ title, role, children, actions, onDismiss }: ModalDialogProps) {
  const dialog = useModal();
  const titleId = useId();
  const textId = useId();
  return (
    <dialog
      ref={dialog}
      role={role}
      className="bd-dialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDismiss?.();
      }}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={titleId}>{title}</h2>
      <div id={textId}>{children}</div>
      <div className="bd-buttons bd-buttons-end">{actions}</div>
    </dialog>
  );
}
