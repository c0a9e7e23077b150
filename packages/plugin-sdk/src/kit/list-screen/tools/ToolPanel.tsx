import './ToolPanel.css';
import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../Icon.tsx';
import { useToolText } from './listToolsTexts.ts';

/** What every panel of a list's tools takes to close. */
export interface PanelCloseHandlers {
  /** Closes it and gives the focus back to its button. */
  readonly onClose: () => void;
  /** Closes it because somebody goes on elsewhere. */
  readonly onLeave: () => void;
}

/** A panel below the button that opens it. The list behind it stays in use. */
export function ToolPanel({
  title,
  isPersistent = false,
  onClose,
  onLeave,
  children,
}: PanelCloseHandlers & {
  readonly title: string;
  /** Is not closed by a click elsewhere. */
  readonly isPersistent?: boolean;
  readonly children: ReactNode;
}) {
  const text = useToolText();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef({ stays: isPersistent, onLeave });
  useLayoutEffect(() => {
    latest.current = { stays: isPersistent, onLeave };
  });
  useEffect(() => {
    panel.current?.focus();
    const leave = ({ target }: Event) => {
      const isInside = target instanceof Node && panel.current?.parentElement?.contains(target);
      // What was pressed may be gone by now, and then it was inside.
      if (!isInside && target instanceof Node && target.isConnected && !latest.current.stays) latest.current.onLeave();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);
  return (
    <div
      ref={panel}
      className="bdk-tool-panel"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="bdk-tool-head">
        <h2 id={titleId} className="bdk-tool-title">
          {title}
        </h2>
        <button type="button" className="bdk-bare-button" aria-label={text('close')} onClick={onClose}>
          <Icon paths={cross} />
        </button>
      </div>
      {children}
    </div>
  );
}
