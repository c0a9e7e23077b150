import './SidePanel.css';
import chevronDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-down.js';
import chevronUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-up.js';
import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../IconButton.tsx';
import { isComposing } from '../../../services/isComposing.ts';
import { NarrowContext } from '../../NarrowContext.ts';
import { Row } from '../../Stack.tsx';
import { useToolText } from './listToolsTexts.ts';

/** The props of {@link SidePanel}. */
export interface SidePanelProps {
  readonly title: string;
  /** It takes the focus each time this number grows; 0 for a panel that the user only peeks into. */
  readonly focusRequests: number;
  /** Undefined at the first row of the page. */
  readonly onPrevious: (() => void) | undefined;
  /** Undefined at the last row of the page. */
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel beside a list; in a narrow window it lies above the list. */
export function SidePanel({ title, focusRequests, onPrevious, onNext, onClose, children }: SidePanelProps) {
  const text = useToolText();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const lastFocused = useRef<Element>(null);
  useEffect(() => {
    if (focusRequests > 0) panel.current?.focus();
  }, [focusRequests]);
  useKeptFocus(panel, lastFocused);
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
      onFocus={({ target }: FocusEvent) => {
        lastFocused.current = target;
      }}
      onBlur={() => {
        lastFocused.current = null;
      }}
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
      <NarrowContext value={true}>{children}</NarrowContext>
    </aside>
  );
}

/**
 * Takes the focus when the control that had it is gone with its row, as after a decision that removes the row from the list.
 * The browser reports no loss of focus then.
 */
function useKeptFocus(panel: RefObject<HTMLElement | null>, lastFocused: RefObject<Element | null>): void {
  useEffect(() => {
    const isLost = lastFocused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) panel.current?.focus();
  });
}
