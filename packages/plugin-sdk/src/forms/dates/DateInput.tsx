import calendarIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/calendar.js';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../kit/IconButton.tsx';
import { isComposing } from '../../services/isComposing.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';
import { useDateText } from './useDateText.ts';

/** The props of {@link DateInput}. */
export interface DateInputProps extends Omit<TypedInputProps, 'rightElement'> {
  /** The name of the field, for the calendar's button. */
  readonly label: string;
  /** Returns the calendar next to the element that opened it. */
  readonly renderCalendar: (anchor: HTMLElement, close: () => void) => ReactNode;
}

/** An input for typed dates with a button that opens a calendar; so does Alt with the down arrow. */
export function DateInput({ label, renderCalendar, onKeyDown, ...input }: DateInputProps) {
  const text = useDateText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isOpen = anchor !== undefined;
  const close = () => setAnchor(undefined);
  const calendarButton = (
    <IconButton
      label={text('open', { name: label })}
      paths={calendarIcon}
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => setAnchor(isOpen ? undefined : currentTarget)}
    />
  );
  return (
    <div className="bdk-short">
      <TypedInput
        {...input}
        rightElement={calendarButton}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.altKey || event.key !== 'ArrowDown' || isComposing(event)) return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
      />
      {anchor && renderCalendar(anchor, close)}
    </div>
  );
}
