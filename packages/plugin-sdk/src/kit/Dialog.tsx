import { type ReactNode, useId } from 'react';
import { ModalFrame } from './ModalFrame.tsx';
import { Row, Stack } from './Stack.tsx';

/** The props of {@link Dialog}. */
export interface DialogProps {
  readonly title: string;
  /** `alertdialog` for a question that requires an immediate answer. */
  readonly role?: 'alertdialog' | undefined;
  /** `small` (440 px) by default; `medium` is 640 px wide, `large` 920 px, `full` as large as the window. */
  readonly size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** Assistive technology reads the content when the dialog opens; for a dialog that only says something. */
  readonly isMessage?: boolean | undefined;
  readonly children: ReactNode;
  /** The buttons, the main one last. */
  readonly actions: ReactNode;
  /** Called on Escape; a dialog without it stays until an action is taken. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A modal dialog with a title, content and buttons. */
export function Dialog({ title, role, size = 'small', isMessage = false, children, actions, onDismiss }: DialogProps) {
  const titleId = useId();
  const contentId = useId();
  return (
    <ModalFrame
      role={role}
      className={`bdk-dialog bdk-dialog-${size}`}
      aria-labelledby={titleId}
      aria-describedby={isMessage ? contentId : undefined}
      onDismiss={onDismiss}
    >
      <h2 id={titleId} className="bdk-dialog-title">
        {title}
      </h2>
      <Stack gap={8} id={contentId} className="bdk-dialog-content">
        {children}
      </Stack>
      <Row wrap justify="end" className="bdk-dialog-actions">
        {actions}
      </Row>
    </ModalFrame>
  );
}
