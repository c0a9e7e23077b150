import { type ReactNode, useId } from 'react';
import { isComposing } from '../isComposing.ts';
import { useModal } from './useModal.ts';

/** What {@link Dialog} shows. */
export interface DialogProps {
  readonly title: string;
  /** `alertdialog` for a question that cannot wait. */
  readonly role?: 'alertdialog';
  /** `small` (440 px) when absent; `medium` is 640 px, `large` 920 px. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly children: ReactNode;
  /** The buttons, the main one last. */
  readonly actions: ReactNode;
  /** Called on Escape; a dialog without it stays until an action is taken. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A modal dialog of the browser's own kind: it keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, role, size = 'small', children, actions, onDismiss }: DialogProps) {
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      role={role}
      className={`bdk-dialog bdk-dialog-${size}`}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // A dialog that stands in this one is a child of it for React, too.
        const isOwn = (event.target as Element).closest('dialog') === event.currentTarget;
        if (event.key !== 'Escape' || !isOwn || isComposing(event)) return;
        event.preventDefault();
        onDismiss?.();
      }}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={titleId} className="bdk-dialog-title">
        {title}
      </h2>
      <div className="bdk-dialog-content">{children}</div>
      <div className="bdk-dialog-actions">{actions}</div>
    </dialog>
  );
}
