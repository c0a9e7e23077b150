import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../IconButton.tsx';
import { Popover } from '../../Popover.tsx';
import { Row, Stack } from '../../Stack.tsx';
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
  readonly isPersistent?: boolean | undefined;
  readonly children: ReactNode;
}) {
  const text = useToolText();
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const { anchor } = popoverProps;
  // The panel may arrive late, when the user has moved on from its button.
  useEffect(() => {
    if ([anchor, document.body].includes(document.activeElement as HTMLElement)) content.current?.focus();
  }, [anchor]);
  return (
    <Popover {...popoverProps} role="dialog" aria-labelledby={titleId} onClose={onClose}>
      <div ref={content} className="bdk-panel bdk-tool-panel" tabIndex={-1}>
        <Stack gap={12}>
          <Row justify="between">
            <h2 id={titleId}>{title}</h2>
            <IconButton label={text('close')} paths={cross} onClick={onClose} />
          </Row>
          {children}
        </Stack>
      </div>
    </Popover>
  );
}
