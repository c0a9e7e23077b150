import type { InputGroupProps } from '@blueprintjs/core';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHost } from '../../../hooks/useHost.ts';
import { isComposing } from '../../../services/isComposing.ts';
import { useFormText } from '../../useFormText.ts';
import { type Field, type FieldProps, useField } from '../useField.ts';
import { addStep, decimalsOf, readNumber } from './readNumber.ts';

/** The rules of a number. */
export interface NumberRules {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** How much the arrow keys add or subtract (Page Up and Page Down ten times as much); without it they do nothing. */
  readonly step?: number | undefined;
  /** The maximum number of decimals; 0 by default. */
  readonly decimals?: number | undefined;
}

/** A number field, ready to be rendered. */
export interface NumberFieldState {
  readonly field: Field;
  readonly inputProps: InputGroupProps;
}

/**
 * Connects a number field with its form. The value is a number, or null for an empty field; a text that is not a number
 * stays in the field, and in the draft, until the user corrects it.
 */
export function useNumberField<Values extends object>(props: FieldProps<Values> & NumberRules): NumberFieldState {
  const { minimum, maximum, step, decimals = 0 } = props;
  const text = useFormText();
  const { language } = useHost();
  // While the user types, the text is theirs: it is formatted when they leave the field.
  const [typed, setTyped] = useState<string>();
  const format = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 20 });
  const field = useField(props, {
    show: (value) => (typeof value === 'number' ? format(value) : textOf(value) || '–'),
    findProblem(value) {
      if (typeof value === 'string' && value !== '') return text('number.invalid');
      if (typeof value !== 'number') return undefined;
      if (decimalsOf(value) > decimals) {
        return decimals === 0 ? text('number.whole') : text('number.decimals', { count: decimals });
      }
      if (minimum !== undefined && value < minimum) return text('rule.atLeast.number', { minimum: format(minimum) });
      return maximum !== undefined && value > maximum
        ? text('rule.atMost.number', { maximum: format(maximum) })
        : undefined;
    },
  });
  const value = typeof field.value === 'number' ? field.value : undefined;
  const isOwnText = typed !== undefined && readNumber(typed) === (field.value ?? null);
  const formatted = value === undefined ? textOf(field.value) : format(value);

  function onFocus({ target }: FocusEvent<HTMLInputElement>) {
    // A browser selects the text of a field that Tab reaches, and the selection ends when the text changes.
    const isSelected =
      target.value !== '' && target.selectionStart === 0 && target.selectionEnd === target.value.length;
    flushSync(() => setTyped(value === undefined ? undefined : String(value)));
    if (isSelected) target.select();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const factor = stepFactors[event.key];
    if (factor === undefined || step === undefined || isComposing(event)) return;
    event.preventDefault();
    // A text that is not a number is not replaced.
    if (value === undefined && (field.value ?? '') !== '') return;
    const next = addStep(value ?? 0, step * factor);
    const stepped = Math.min(maximum ?? next, Math.max(minimum ?? next, next));
    setTyped(String(stepped));
    field.change(stepped);
  }
  return {
    field,
    inputProps: {
      id: field.id,
      inputMode: decimals === 0 && minimum !== undefined && minimum >= 0 ? 'numeric' : 'decimal',
      autoComplete: 'off',
      value: isOwnText ? typed : formatted,
      onFocus,
      onBlur() {
        setTyped(undefined);
        field.blur();
      },
      onChange({ target }) {
        setTyped(target.value);
        field.change(readNumber(target.value));
      },
      onKeyDown,
      ...(step === undefined ? {} : spinAttributes({ value, minimum, maximum })),
      ...field.ariaProps,
    },
  };
}

const stepFactors: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function spinAttributes({
  value,
  minimum,
  maximum,
}: {
  readonly value: number | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}): InputGroupProps {
  return { role: 'spinbutton', 'aria-valuenow': value, 'aria-valuemin': minimum, 'aria-valuemax': maximum };
}

/** The text that is not a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
