import { type ComponentPropsWithoutRef, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../services/isComposing.ts';

/** The props of {@link ModalFrame}: those of a `<dialog>`, without the ones that decide when it closes. */
export interface ModalFrameProps
  extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onKeyDown' | 'onCancel' | 'onClick' | 'onClose'> {
  readonly ref?: RefObject<HTMLDialogElement | null> | undefined;
  /** Called on Escape; a dialog without it stays until an action is taken. */
  readonly onDismiss?: (() => void) | undefined;
  /** True where a press on the backdrop dismisses the dialog, too. */
  readonly dismissesOnBackdrop?: boolean | undefined;
}

/**
 * A modal `<dialog>` that is open for as long as it is rendered. The browser keeps the focus inside. On opening, the
 * focus goes to the element marked `data-first`, or else to the first focusable element; on closing, it returns.
 */
export function ModalFrame({ ref, onDismiss, dismissesOnBackdrop = false, children, ...attributes }: ModalFrameProps) {
  const ownRef = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? ownRef;
  // A layout effect, so that the dialog closes before React removes it: only then the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React does not write the browser's own `autofocus` attribute.
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => element?.close();
  }, [dialog]);
  useEffect(
    () => () => {
      // The browser restores the focus without scrolling, and what the dialog has changed may have moved that control away.
      const { activeElement, body } = document;
      if (activeElement !== body) activeElement?.scrollIntoView?.({ block: 'nearest' });
    },
    [],
  );
  return (
    <dialog
      {...attributes}
      ref={dialog}
      onKeyDown={(event) => {
        // React also sends the keys of a dialog that is rendered inside this one.
        const isOwn = (event.target as Element).closest('dialog') === event.currentTarget;
        if (event.key !== 'Escape' || event.defaultPrevented || !isOwn || isComposing(event)) return;
        event.preventDefault();
        onDismiss?.();
      }}
      // The browser would close the dialog, and React would still render it.
      onCancel={(event) => event.preventDefault()}
      onClick={(event) => {
        if (dismissesOnBackdrop && event.target === event.currentTarget) onDismiss?.();
      }}
    >
      {children}
    </dialog>
  );
}
