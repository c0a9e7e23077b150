import './ToolPanel.css';
import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../Icon.tsx';
import { Popover } from '../../Popover.tsx';
import { useToolText } from './listToolsTexts.ts';

/** Props that every panel above a list has. */
export interface ToolPanelProps {
  readonly id: string;
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** A panel below the button that opens it. The list behind it stays in use. */
export function ToolPanel({
  title,
  onClose,
  children,
  ...popoverProps
}: ToolPanelProps & {
  readonly title: string;
  /** Stays open when the user presses or focuses something else. */
  readonly isPersistent?: boolean;
  readonly children: ReactNode;
}) {
  const text = useToolText();
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.focus(), []);
  return (
    <Popover {...popoverProps} className="bdk-tool-popover" role="dialog" aria-labelledby={titleId} onClose={onClose}>
      <div ref={content} className="bdk-tool-panel" tabIndex={-1}>
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
    </Popover>
  );
}
