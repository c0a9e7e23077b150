import { type RefObject, useLayoutEffect, useRef } from 'react';
import { addHotkeys, type Hotkey } from '../services/hotkeyRegistry.ts';

/** The options of {@link useHotkeys}. */
export interface HotkeyOptions {
  /** The keys do nothing while false. */
  readonly active?: boolean | undefined;
  /** An element of the dialog to which the keys belong: while it is open, only they work. */
  readonly container?: RefObject<Element | null> | undefined;
}

/**
 * Registers keys for as long as the component is mounted. They do nothing while the user types, composes Chinese, or
 * has a dialog open, run once however long the user holds them down, and are listed in the sheet that `?` opens.
 *
 * @example
 * useHotkeys([{ keys: ']', description: text('next'), run: goToNext }], { active: hasNext });
 */
export function useHotkeys(hotkeys: readonly Hotkey[], { active = true, container }: HotkeyOptions = {}): void {
  const latest = useRef(hotkeys);
  // Updated with every render: a key does what the button beside it shows.
  useLayoutEffect(() => {
    latest.current = hotkeys;
  });
  useLayoutEffect(() => {
    if (!active) return undefined;
    return addHotkeys({ hotkeys: () => latest.current, container: () => container?.current ?? null });
  }, [active, container]);
}
