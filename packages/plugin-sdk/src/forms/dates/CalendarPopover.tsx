import type { ReactNode } from 'react';
import { useLoaded } from '../../hooks/useLoaded.ts';
import { Button } from '../../kit/Button.tsx';
import { Popover } from '../../kit/Popover.tsx';
import { Row, Stack } from '../../kit/Stack.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { useDateText } from './useDateText.ts';

/** The props of {@link CalendarPopover}. */
export interface CalendarPopoverProps extends CalendarProps {
  /** The element that opened it, which receives the focus when it closes. */
  readonly anchor: HTMLElement;
  /** The name of the field. */
  readonly label: string;
  readonly onClear: () => void;
  /** Sets the field to the present; without it there is no such button, as where today is not allowed. */
  readonly onNow?: (() => void) | undefined;
  readonly nowLabel: string;
  readonly onClose: () => void;
  /** Parts between the calendar and the buttons. */
  readonly children?: ReactNode;
}

/** The calendar of a field, with buttons for today and for no date. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { anchor, label, onClear, onNow, nowLabel, onClose, children, ...calendar } = props;
  const text = useDateText();
  const Calendar = useLoaded(loadCalendar);
  return (
    <Popover anchor={anchor} role="dialog" aria-label={text('calendar', { name: label })} onClose={onClose}>
      <Stack gap={8} className="bdk-calendar-panel">
        {Calendar ? <Calendar {...calendar} /> : <p role="status">{text(Calendar === null ? 'failed' : 'loading')}</p>}
        {children}
        <Row justify="between">
          {onNow && (
            <Button variant="minimal" onClick={onNow}>
              {nowLabel}
            </Button>
          )}
          <Button variant="minimal" onClick={onClear}>
            {text('clear')}
          </Button>
        </Row>
      </Stack>
    </Popover>
  );
}

async function loadCalendar() {
  return (await import('./Calendar.tsx')).Calendar;
}
