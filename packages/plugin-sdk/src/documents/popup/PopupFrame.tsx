import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ToolButton } from '../ToolButton.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import { useModalDialog } from './useModalDialog.ts';

/** What {@link PopupFrame} holds. */
export interface PopupFrameProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the full width of the window, closed by Escape or its button. */
export function PopupFrame({ label, onClose, children }: PopupFrameProps) {
  const text = useDocumentText();
  const dialog = useModalDialog();
  useEffect(() => {
    // What is shown has the focus, so that its keys work at once; of two documents the one that was enlarged.
    const canvases = [...(dialog.current?.querySelectorAll<HTMLElement>('.bdk-canvas[tabindex]') ?? [])];
    (canvases.find((canvas) => canvas.closest('[data-active]')) ?? canvases[0])?.focus();
  }, [dialog]);
  return createPortal(
    <dialog
      ref={dialog}
      className="bdk-popup"
      aria-label={label}
      // The browser would close it by itself, and React would not know.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      <div className="bdk-popup-close">
        <ToolButton name={text('view.close')} shortcut="Esc" paths={cross} onPress={onClose} />
      </div>
    </dialog>,
    document.body,
  );
}
