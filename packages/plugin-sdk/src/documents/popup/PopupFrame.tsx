import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ModalFrame } from '../../kit/ModalFrame.tsx';
import { ToolButton } from '../ToolButton.tsx';
import { useDocumentText } from '../useDocumentText.ts';

/** The props of {@link PopupFrame}. */
export interface PopupFrameProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the full width of the window, closed by Escape or its button. */
export function PopupFrame({ label, onClose, children }: PopupFrameProps) {
  const text = useDocumentText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // The document receives the focus, so that its keys work immediately; of two documents, the active one.
    const canvases = [...(dialog.current?.querySelectorAll<HTMLElement>('.bdk-canvas[tabindex]') ?? [])];
    (canvases.find((canvas) => canvas.closest('[data-active]')) ?? canvases[0])?.focus();
  }, []);
  return createPortal(
    <ModalFrame ref={dialog} className="bdk-layout-stack bdk-gap-4 bdk-popup" aria-label={label} onDismiss={onClose}>
      {children}
      <div className="bdk-popup-close">
        <ToolButton name={text('view.close')} shortcut="Esc" paths={cross} onPress={onClose} />
      </div>
    </ModalFrame>,
    document.body,
  );
}
