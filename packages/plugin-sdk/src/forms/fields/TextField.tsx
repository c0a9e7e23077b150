import { InputGroup, TextArea } from '@blueprintjs/core';
import { useFormText } from '../useFormText.ts';
import { Count, FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.ts';

/** A {@link FieldProps} for text. */
export interface TextFieldProps<Values extends object> extends FieldProps<Values> {
  /** Several lines; the field grows with the text. */
  readonly isMultiline?: boolean | undefined;
  /** The visible label is that of the field above, which fills this one; only assistive technology reads its own. */
  readonly isLabelHidden?: boolean | undefined;
  /** `text` by default. */
  readonly type?: 'text' | 'email' | 'tel' | 'date' | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel' | undefined;
  /**
   * Maximum number of characters, shown as a count and never cut off, so that a user who pastes a longer text sees the
   * excess.
   */
  readonly limit?: number | undefined;
  /** The language of the input, for fonts and spelling. */
  readonly lang?: string | undefined;
  /** Called after a change by the user. */
  readonly onUserInput?: ((value: string) => void) | undefined;
}

/** A field for text, on one line or several. It does not interfere with the composition of an input method. */
export function TextField<Values extends object>(props: TextFieldProps<Values>) {
  const { label, hint, isRequired, isLabelHidden, isMultiline = false, type = 'text' } = props;
  const { inputMode, limit, lang, onUserInput } = props;
  const field = useField(props);
  const value = typeof field.value === 'string' ? field.value : '';
  const shared = {
    id: field.id,
    fill: true,
    value,
    // The browser must not translate what the user writes in another language.
    ...(lang !== undefined && { lang, translate: 'no' as const }),
    inputMode,
    autoComplete: 'off',
    onBlur: field.blur,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      field.change(target.value);
      onUserInput?.(target.value);
    },
    ...field.ariaProps,
  };
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      isRequired={isRequired}
      isLabelHidden={isLabelHidden}
      {...(limit === undefined ? {} : { aside: <CharacterCount count={[...value].length} limit={limit} /> })}
    >
      {isMultiline ? <TextArea {...shared} rows={3} /> : <InputGroup {...shared} type={type} />}
    </FieldFrame>
  );
}

function CharacterCount({ count, limit }: { readonly count: number; readonly limit: number }) {
  const text = useFormText();
  return (
    <Count isExceeded={count > limit} title={text('field.characters', { count, limit })}>
      <span aria-hidden="true">{`${count} / ${limit}`}</span>
      <span className="bdk-hidden">{text('field.characters', { count, limit })}</span>
    </Count>
  );
}
