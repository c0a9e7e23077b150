import './RowMenu.css';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { BulkAction } from '../selection/BulkAction.ts';
import { sortDangerLast } from './sortDangerLast.ts';
import { useToolText } from './listToolsTexts.ts';

/** What can be done with one row. What can't be done now stays in its place and says why not. */
export function RowMenu({
  button,
  actions,
  onClose,
}: {
  /** The button that it opens from. */
  readonly button: HTMLElement;
  readonly actions: readonly BulkAction[];
  readonly onClose: () => void;
}) {
  const text = useToolText();
  const menu = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  useLayoutEffect(() => {
    if (menu.current === null) return;
    positionMenu(menu.current, button);
    menu.current.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [button]);
  useCloseOnOutsideEvent({ menu, button, onClose });

  function run(action: BulkAction) {
    if (action.disabledReason !== undefined) return;
    close();
    action.run();
  }
  function close() {
    // What the action opens gives the focus back to where it was: the row.
    button.focus({ preventScroll: true });
    onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (!moveFocus(event)) return;
    // The page goes on from the row with Tab, and nothing else of it hears these keys.
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div ref={menu} className="bdk-row-menu" role="menu" aria-label={text('menu.label')} onKeyDown={onKeyDown}>
      {sortDangerLast(actions).map((action, at) => (
        <button
          key={action.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={`bdk-row-menu-item${action.tone === 'danger' ? ' bdk-row-menu-danger' : ''}`}
          aria-disabled={action.disabledReason !== undefined}
          aria-describedby={action.disabledReason === undefined ? undefined : `${reasonId}${at}`}
          onClick={() => run(action)}
        >
          {action.label}
          {action.disabledReason !== undefined && (
            <span id={`${reasonId}${at}`} className="bdk-row-menu-reason" aria-hidden="true">
              {action.disabledReason}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

const gapPx = 2;

/** Puts the menu below its button, or above it where there is no room; its end stands at the button's. */
function positionMenu(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = bottom + gapPx + menu.offsetHeight <= clientHeight;
  menu.style.insetInlineEnd = `${clientWidth - right}px`;
  menu.style.insetBlockStart = `${fitsBelow ? bottom + gapPx : Math.max(0, top - gapPx - menu.offsetHeight)}px`;
}

/** Moves the focus as keys do in a menu; tells whether the key was one of them. */
function moveFocus({ key, currentTarget }: KeyboardEvent): boolean {
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[key];
  if (target === undefined) return false;
  items[target]?.focus();
  return true;
}

/** Closes the menu when somebody goes on elsewhere, or when its row moves away below it. */
function useCloseOnOutsideEvent({
  menu,
  button,
  onClose,
}: {
  readonly menu: { readonly current: HTMLElement | null };
  readonly button: HTMLElement;
  readonly onClose: () => void;
}): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const closeIfOutside = ({ target }: Event) => {
      const isOwn = target instanceof Node && (menu.current?.contains(target) || button.contains(target));
      if (!isOwn) latest.current();
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerdown', closeIfOutside, { signal });
    document.addEventListener('focusin', closeIfOutside, { signal });
    document.addEventListener('scroll', closeIfOutside, { signal, capture: true });
    addEventListener('resize', closeIfOutside, { signal });
    return () => controller.abort();
  }, [menu, button]);
}
