import { Button as BlueprintButton, type ButtonProps as BlueprintButtonProps } from '@blueprintjs/core';
import { type FocusEvent, type KeyboardEvent, type ReactElement, useRef } from 'react';

/** Props in which `undefined` means the same as an absent prop, as in the whole kit. */
type OrUndefined<Props> = {
  [Name in keyof Props]: object extends Pick<Props, Name> ? Props[Name] | undefined : Props[Name];
};

/** Props of {@link Button}: those of Blueprint's button, without its icons by name and its deprecated ones. */
export interface ButtonProps
  extends OrUndefined<
    Omit<BlueprintButtonProps, 'icon' | 'endIcon' | 'rightIcon' | 'large' | 'minimal' | 'outlined' | 'small'>
  > {
  /** An icon before the text. */
  readonly icon?: ReactElement | undefined;
  /** An icon after the text. */
  readonly endIcon?: ReactElement | undefined;
}

/**
 * A button. If it cannot be used at the moment, set `aria-disabled` and ignore the click, so that it keeps the focus;
 * `disabled` is for buttons that never had it.
 *
 * Blueprint's button is pressed when Enter or Space is released, also if another element had the focus when the key went
 * down: Enter in a search field that opens a dialog would press the dialog's first button. This one ignores such keys, and
 * keys with a modifier, as the browser's own button does.
 */
export function Button(props: ButtonProps) {
  const pressedKey = useRef<string>(undefined);

  function onKeyDownCapture(event: KeyboardEvent<HTMLButtonElement>) {
    const { key, ctrlKey, metaKey, altKey } = event;
    pressedKey.current = ctrlKey || metaKey || altKey ? undefined : key;
    props.onKeyDownCapture?.(event);
  }
  function onKeyUpCapture(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== pressedKey.current) event.stopPropagation();
    pressedKey.current = undefined;
    props.onKeyUpCapture?.(event);
  }
  function onBlur(event: FocusEvent<HTMLButtonElement>) {
    pressedKey.current = undefined;
    props.onBlur?.(event);
  }
  const blueprintProps = props as BlueprintButtonProps;
  return (
    <BlueprintButton {...blueprintProps} data-intent={props.intent} {...{ onKeyDownCapture, onKeyUpCapture, onBlur }} />
  );
}
