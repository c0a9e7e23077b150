import type { ComponentProps } from 'react';
import { isComposing } from '../../services/isComposing.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DateInput } from './DateInput.tsx';
import { type DateLimits, isDay } from './DateKind.ts';
import { shanghaiDay } from '../../formats/shanghaiTime.ts';
import { useDateText } from './useDateText.ts';
import { useDayKind } from './useDateKinds.ts';

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>;

/** The props of {@link DayInput}: the attributes of its input, and the following. */
export interface DayInputProps extends DateLimits, InputAttributes {
  /** The name of the field, for the calendar. */
  readonly label: string;
  /** `YYYY-MM-DD`; any other text is shown as it is. */
  readonly value: unknown;
  /** Called while the user types: with a day, with a text that is not a day, or with null. */
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Called with what was entered when the user chose a day in the calendar, pressed Enter or left the input. */
  readonly onCommit?: ((value: string | null) => void) | undefined;
  /** The first and the last day of the range that the day belongs to. */
  readonly range?: { readonly from: string; readonly to: string } | undefined;
}

/**
 * An input for a day, without the frame of a field.
 */
export function DayInput({ min, max, range, value, onChange, onBlur, onCommit, label, ...input }: DayInputProps) {
  const text = useDateText();
  const kind = useDayKind();
  const today = shanghaiDay();
  const isTodayAllowed = kind.check(today, { min, max }) === undefined;
  const commit = () => onCommit?.(typeof value === 'string' && value !== '' ? value : null);
  return (
    <DateInput
      {...input}
      {...{ kind, value, onChange, label }}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && commit()}
      onBlur={() => {
        onBlur?.();
        commit();
      }}
      renderCalendar={(anchor, close) => {
        const choose = (day: string | null) => {
          onChange(day);
          onCommit?.(day);
          close();
        };
        return (
          <CalendarPopover
            {...{ anchor, label, min, max, range }}
            day={isDay(value) ? value : undefined}
            onPick={choose}
            onClear={() => choose(null)}
            onNow={isTodayAllowed ? () => choose(today) : undefined}
            nowLabel={text('today')}
            onClose={close}
          />
        );
      }}
    />
  );
}
