// A button that opens a layer. Popovers use the browser's top layer, so that neither a scroll area nor a sticky column
// clips them. They are `manual`: an automatic popover closes on every outside press, also while an export is running.
import {
  type ComponentProps,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { isComposing } from '../services/isComposing.ts';

/** Props of {@link Popover}; every attribute of a `div` is passed on. */
export interface PopoverProps extends Omit<ComponentProps<'div'>, 'popover' | 'ref'> {
  /** The button that opened it. The popover is placed below or above it and returns the focus to it. */
  readonly anchor: HTMLElement;
  /** The edge of the button that it is aligned with; `end` by default. */
  readonly align?: 'start' | 'end' | undefined;
  /** Stays open when the user presses or focuses something else. */
  readonly isPersistent?: boolean | undefined;
  /** Called when Escape, an outside press or the focus moving away closes it. */
  readonly onClose: () => void;
}

/**
 * A layer next to the button that opened it. It is open while it is rendered; the focus returns to the button if it is
 * inside at the end.
 *
 * @example
 * {anchor && <Popover anchor={anchor} role="dialog" aria-label="Columns" onClose={() => setAnchor(undefined)}>…</Popover>}
 */
export function Popover({
  anchor,
  align = 'end',
  isPersistent = false,
  onClose,
  className,
  onKeyDown,
  ...attributes
}: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  function closeOnEscape(event: KeyboardEvent | ReactKeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    // Neither a dialog around the popover nor a hotkey of the page reacts to this key.
    event.preventDefault();
    event.stopPropagation();
    anchor.focus({ preventScroll: true });
    onClose();
  }
  const onAnchorKeyDown = useEffectEvent(closeOnEscape);
  const closeIfOutside = useEffectEvent(({ target }: Event) => {
    // An element that the press has removed was inside.
    if (isPersistent || !(target instanceof Node) || !target.isConnected) return;
    if (ref.current?.contains(target) !== true && !anchor.contains(target)) onClose();
  });
  useLayoutEffect(() => {
    const layer = ref.current;
    if (layer === null) return undefined;
    layer.showPopover({ source: anchor });
    return () => {
      if (layer.contains(layer.ownerDocument.activeElement)) anchor.focus({ preventScroll: true });
      layer.hidePopover();
    };
  }, [anchor]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    anchor.addEventListener('keydown', onAnchorKeyDown, { signal });
    document.addEventListener('pointerdown', closeIfOutside, { signal });
    document.addEventListener('focusin', closeIfOutside, { signal });
    return () => controller.abort();
  }, [anchor]);
  return (
    <div
      {...attributes}
      ref={ref}
      popover="manual"
      className={`bdk-popover bdk-screen-only ${className ?? ''}`}
      data-align={align}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        closeOnEscape(event);
      }}
    />
  );
}

/** Props of {@link PopoverButton}. */
export interface PopoverButtonProps
  extends Pick<PopoverProps, 'align'>,
    Pick<ButtonProps, 'icon' | 'endIcon' | 'variant' | 'textClassName'> {
  readonly id?: string | undefined;
  /** The accessible name and tooltip of a button without text. */
  readonly label?: string | undefined;
  /** The content of the button. */
  readonly button?: ReactNode;
  readonly className?: string | undefined;
  readonly popoverClassName?: string | undefined;
  /** The content of the popover; `close` closes it and returns the focus to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens and closes a {@link Popover}. */
export function PopoverButton({ label, button, popoverClassName, align, children, ...rest }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const popoverId = useId();
  const isOpen = anchor !== undefined;
  function close() {
    anchor?.focus({ preventScroll: true });
    setAnchor(undefined);
  }
  return (
    <>
      <Button
        {...rest}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? popoverId : undefined}
        onClick={({ currentTarget }) => setAnchor(isOpen ? undefined : currentTarget)}
      >
        {button}
      </Button>
      {isOpen && (
        <Popover
          id={popoverId}
          anchor={anchor}
          align={align}
          className={popoverClassName}
          onClose={() => setAnchor(undefined)}
        >
          {children(close)}
        </Popover>
      )}
    </>
  );
}
