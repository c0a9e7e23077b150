import { InputGroup } from '@brokerdesk/plugin-sdk';
import { FieldFrame, TextArea } from '@brokerdesk/plugin-sdk/forms';
import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { type PlainFieldProps, usePlainField } from './usePlainField.ts';

/** Props of {@link TextInput}. */
export interface TextInputProps extends PlainFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isMultiline?: boolean;
  readonly isReadOnly?: boolean;
  /** Only assistive technology reads the label. */
  readonly isLabelHidden?: boolean;
  /** Maximum number of characters; the count is shown near it. */
  readonly limit?: number;
  readonly lang?: string;
}

type Input = HTMLInputElement | HTMLTextAreaElement;

/** A text of the template. Every keystroke is stored; what an input method composes once it is complete. */
export function TextInput(props: TextInputProps) {
  const {
    path,
    label,
    hint,
    isRequired,
    value,
    onChange,
    isMultiline = false,
    isReadOnly = false,
    limit,
    lang,
  } = props;
  const [composed, setComposed] = useState<string>();
  const field = usePlainField(props, { value });
  const count = [...value].length;
  const shared = {
    id: field.id,
    'data-field': path,
    fill: true,
    readOnly: isReadOnly,
    value: composed ?? value,
    autoComplete: 'off',
    ...(lang === undefined ? {} : { lang, translate: 'no' as const }),
    onChange: ({ target }: ChangeEvent<Input>) =>
      composed === undefined ? onChange(target.value) : setComposed(target.value),
    onCompositionStart: ({ currentTarget }: CompositionEvent<Input>) => setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Input>) => {
      setComposed(undefined);
      onChange(currentTarget.value);
    },
    ...field.ariaProps,
  };
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      isRequired={isRequired}
      isLabelHidden={props.isLabelHidden}
      {...(limit !== undefined && count > limit * 0.8 ? { aside: `${count} / ${limit}` } : {})}
    >
      {isMultiline ? <TextArea {...shared} rows={2} /> : <InputGroup {...shared} />}
    </FieldFrame>
  );
}
