import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Popover } from './Popover.tsx';
import { Text } from './Text.tsx';

/** One item of a {@link Menu}. */
export interface MenuItem {
  readonly id: string;
  /** A verb, as in "Reset password". */
  readonly label: string;
  /** Why the item can't be used now, in a sentence. It stays in its position and shows the reason. */
  readonly disabledReason?: string | undefined;
  /** `danger` for an action that can't be undone. */
  readonly tone?: 'primary' | 'danger' | undefined;
  readonly run: () => void;
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** A menu of commands below the button that opened it. It closes when scrolling or resizing moves the button away from it. */
export function Menu({ anchor, label, items, onClose }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [anchor]);
  const close = useEffectEvent(onClose);
  // A layout effect, so that nothing moves between the first sight of the menu and the listener.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const opened = anchor.getBoundingClientRect();
    // The event of a scroll that made the button visible may come after the press.
    const closeIfMoved = () => {
      const { x, y } = anchor.getBoundingClientRect();
      if (Math.hypot(x - opened.x, y - opened.y) > 1) close();
    };
    document.addEventListener('scroll', closeIfMoved, { signal, capture: true });
    addEventListener('resize', closeIfMoved, { signal });
    return () => controller.abort();
  }, [anchor]);

  function run(item: MenuItem) {
    if (item.disabledReason !== undefined) return;
    closeAndFocus();
    item.run();
  }
  function closeAndFocus() {
    // A dialog that the item opens returns the focus to where it was before: the button.
    anchor.focus({ preventScroll: true });
    onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    // The browser continues from the button with Tab.
    if (event.key === 'Tab') closeAndFocus();
    else if (moveFocus(event)) event.preventDefault();
    else return;
    event.stopPropagation();
  }
  return (
    <Popover anchor={anchor} className="bdk-menu" onClose={onClose}>
      <div ref={list} role="menu" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            data-action={item.id}
            tabIndex={-1}
            className="bdk-item bdk-text"
            data-tone={item.tone === 'danger' ? 'failed' : undefined}
            aria-disabled={item.disabledReason !== undefined}
            aria-describedby={item.disabledReason === undefined ? undefined : `${reasonId}${index}`}
            onClick={() => run(item)}
          >
            {item.label}
            {item.disabledReason !== undefined && (
              <Text as="div" id={`${reasonId}${index}`} tone="neutral" size="small" aria-hidden="true">
                {item.disabledReason}
              </Text>
            )}
          </button>
        ))}
      </div>
    </Popover>
  );
}

/** Moves the focus by the keys of a menu. Returns whether the key was one of them. */
function moveFocus({ key, currentTarget }: KeyboardEvent): boolean {
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const current = items.findIndex((item) => item === document.activeElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: (current - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[key];
  if (target === undefined) return false;
  items[target]?.focus();
  return true;
}
