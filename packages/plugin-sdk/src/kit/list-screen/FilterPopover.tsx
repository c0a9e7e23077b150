import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down.js';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useKitText } from '../../hooks/useKitText.ts';
import { Icon } from '../Icon.tsx';

/** A button that opens fields below itself, and says how many of them are set. Escape or leaving it closes it. */
export function FilterPopover({
  label,
  activeCount,
  children,
}: {
  readonly label: string;
  readonly activeCount: number;
  readonly children: ReactNode;
}) {
  const text = useKitText();
  const box = useRef<HTMLDetailsElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || box.current?.open !== true) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  }
  function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
  }
  return (
    <details
      ref={box}
      className="bdk-choices"
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      onToggle={(event) => keepInsidePage(event.currentTarget.querySelector(':scope > :not(summary)'))}
    >
      <summary className="bp6-button bdk-choices-button">
        {label}
        {activeCount > 0 && <span className="bdk-choices-count">{text('list.chosen', { count: activeCount })}</span>}
        <Icon paths={caretDown} />
      </summary>
      {children}
    </details>
  );
}

const marginPx = 8;

/** Moves what opened to the left, as far as it would stand out of the page on the right. */
function keepInsidePage(panel: HTMLElement | null): void {
  if (panel === null) return;
  panel.style.insetInlineStart = '';
  const overflow = panel.getBoundingClientRect().right + marginPx - document.documentElement.clientWidth;
  if (overflow > 0) panel.style.insetInlineStart = `${-overflow}px`;
}
