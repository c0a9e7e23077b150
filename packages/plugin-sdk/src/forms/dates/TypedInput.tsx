import { InputGroup } from '@blueprintjs/core';
import { type ComponentProps, useState } from 'react';
import type { TypedKind } from './useDateKinds.ts';

/** The props of {@link TypedInput}; those that it does not define are passed on to the input. */
export interface TypedInputProps
  extends Omit<ComponentProps<typeof InputGroup>, 'value' | 'onChange' | 'type' | 'large' | 'small'> {
  readonly kind: TypedKind;
  readonly value: unknown;
  /** Called while the user types: with the read value, with the text itself if it cannot be read, or with null. */
  readonly onChange: (value: string | null) => void;
}

/**
 * An input for a value that is typed as text. The text changes only when the user leaves it, to how the value is written
 * elsewhere, so that neither the cursor nor the composition of an input method is disturbed.
 */
export function TypedInput({ kind, value, onChange, onBlur, ...rest }: TypedInputProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string | null }>();
  // A value that comes from elsewhere, such as the calendar, replaces what was typed.
  const text = typed && typed.value === (value ?? null) ? typed.text : kind.show(value);
  return (
    <InputGroup
      placeholder={kind.placeholder}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      value={text}
      onChange={({ target }) => {
        const isEmpty = target.value.trim() === '';
        const next = isEmpty ? null : (kind.read(target.value) ?? target.value);
        setTyped({ text: target.value, value: next });
        onChange(next);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
