import { InputGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { Button } from '../Button.tsx';
import { isComposing } from '../../services/isComposing.ts';
import { Row, Stack } from '../Stack.tsx';
import { Text } from '../Text.tsx';
import type { PositionRange } from './ReorderItem.ts';
import { useReorderText } from './useReorderText.ts';

/** The props of {@link PositionForm}. */
export interface PositionFormProps {
  /** The present position, counted from 0; undefined for several items. */
  readonly position?: number | undefined;
  readonly range: PositionRange;
  /** Called with a position in the range, counted from 0. */
  readonly onMove: (position: number) => void;
}

/** Asks for a position as users count it, from 1. */
export function PositionForm({ position, range, onMove }: PositionFormProps) {
  const text = useReorderText();
  const { count } = useFormats();
  const id = useId();
  const [value, setValue] = useState(position === undefined ? '' : String(position + 1));
  const [isInvalid, setIsInvalid] = useState(false);
  const [first, last] = [range.first + 1, range.last + 1];

  function submit() {
    // Input methods also produce full-width digits.
    const digits = value.normalize('NFKC').trim();
    const target = Number(digits);
    const isValid = /^\d+$/.test(digits) && target >= first && target <= last;
    setIsInvalid(!isValid);
    if (isValid) onMove(target - 1);
  }
  return (
    <Stack gap={8} className="bdk-panel">
      <label htmlFor={id}>{text('position', { first: count(first), last: count(last) })}</label>
      <Row align="start">
        <InputGroup
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-error`}
          inputRef={focusInput}
          onChange={({ target }) => setValue(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            submit();
          }}
        />
        <Button intent="primary" onClick={submit}>
          {text('move')}
        </Button>
      </Row>
      <Text as="p" id={`${id}-error`} tone="failed" size="small" role="alert">
        {isInvalid && text('notAPosition', { first: count(first), last: count(last) })}
      </Text>
    </Stack>
  );
}

/** Runs once: a function declared outside is the same in every rendering. */
function focusInput(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
