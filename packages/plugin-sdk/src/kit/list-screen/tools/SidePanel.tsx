import './SidePanel.css';
import chevronDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-down.js';
import chevronUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-up.js';
import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../IconButton.tsx';
import { isComposing } from '../../isComposing.ts';
import { Row } from '../../Stack.tsx';
import { useToolText } from './listToolsTexts.ts';

/** The props of {@link SidePanel}. */
export interface SidePanelProps {
  readonly title: string;
  /** Takes the focus when it opens; a panel that the user only peeks into leaves it in the list. */
  readonly isFocused: boolean;
  /** Undefined at the first row of the page. */
  readonly onPrevious: (() => void) | undefined;
  /** Undefined at the last row of the page. */
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel beside a list; in a narrow window it lies above the list. */
export function SidePanel({ title, isFocused, onPrevious, onNext, onClose, children }: SidePanelProps) {
  const text = useToolText();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocused) panel.current?.focus();
  }, [isFocused]);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    event.preventDefault();
    onClose();
  }
  const buttons = [
    { name: text('panel.previous'), paths: chevronUp, run: onPrevious },
    { name: text('panel.next'), paths: chevronDown, run: onNext },
    { name: text('panel.close'), paths: cross, run: onClose },
  ];
  return (
    <aside
      ref={panel}
      className="bdk-card bdk-side-panel"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Row as="header" justify="between" align="start">
        <h2 id={titleId}>{title}</h2>
        <Row gap={0}>
          {buttons.map(({ name, paths, run }) => (
            <IconButton
              key={name}
              label={name}
              paths={paths}
              aria-disabled={run === undefined}
              onClick={() => run?.()}
            />
          ))}
        </Row>
      </Row>
      {children}
    </aside>
  );
}
