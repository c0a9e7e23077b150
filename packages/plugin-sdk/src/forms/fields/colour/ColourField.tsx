import { InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { nearestWithContrast, readColour } from '../../../formats/contrast.ts';
import { blueprintClasses } from '../../../kit/blueprintClasses.ts';
import { Button } from '../../../kit/Button.tsx';
import { Row } from '../../../kit/Stack.tsx';
import { useFormText } from '../../useFormText.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { type FieldProps, useField } from '../useField.ts';
import { ContrastCheck, type ContrastPartner } from './ContrastCheck.tsx';

/** A {@link FieldProps} for a colour. */
export interface ColourFieldProps<Values extends object> extends FieldProps<Values> {
  /** The colours next to it, whose contrast with it is checked and shown. It does not keep the form from being sent. */
  readonly against?: readonly ContrastPartner[];
  /** The contrast that is enough; 4.5 by default, as for text (3 for large text and for lines). */
  readonly ratio?: number;
}

/**
 * A field for a colour, chosen or typed. The value is a text as in `#1f5fbf`, empty without a colour.
 *
 * @example
 * <ColourField form={form} name="accent" label={text('accent')} against={[{ label: text('page'), colour: '#ffffff' }]} />
 */
export function ColourField<Values extends object>(props: ColourFieldProps<Values>) {
  const { label, hint, isRequired, against = [], ratio = 4.5 } = props;
  const text = useFormText();
  const [typed, setTyped] = useState<string>();
  const field = useField(props, {
    findProblem: (value) =>
      typeof value === 'string' && readColour(value) === undefined ? text('colour.invalid', { example }) : undefined,
  });
  const value = typeof field.value === 'string' ? field.value : '';
  const colour = readColour(value);
  const isOwn = typed !== undefined && toValue(typed) === value;
  const isColour = typeof colour === 'string';
  const nearest = isColour
    ? nearestWithContrast(colour, { backgrounds: against.map((one) => one.colour), ratio })
    : undefined;
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <Row>
        <input
          type="color"
          className={`${blueprintClasses.input} bdk-colour-swatch`}
          aria-label={text('colour.choose', { label })}
          value={isColour ? colour : '#000000'}
          onBlur={field.blur}
          onChange={({ target }) => field.change(target.value)}
        />
        <InputGroup
          id={field.id}
          className="bdk-short"
          autoComplete="off"
          spellCheck={false}
          placeholder={example}
          value={isOwn ? typed : value}
          onBlur={() => {
            setTyped(undefined);
            field.blur();
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            field.change(toValue(target.value));
          }}
          {...field.ariaProps}
        />
      </Row>
      {isColour && against.length > 0 && <ContrastCheck colour={colour} against={against} ratio={ratio} />}
      {isColour && nearest !== undefined && nearest !== colour && (
        <Row>
          <Button onClick={() => field.change(nearest)}>{text('colour.use', { colour: nearest })}</Button>
        </Row>
      )}
    </FieldFrame>
  );
}

const example = '#1f5fbf';

function toValue(typed: string): string {
  const colour = readColour(typed);
  return colour === undefined ? typed.trim() : (colour ?? '');
}
