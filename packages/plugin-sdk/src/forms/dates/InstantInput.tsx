import { useId, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Row } from '../../kit/Stack.tsx';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DateInput, type DateInputProps } from './DateInput.tsx';
import type { DateLimits } from './DateKind.ts';
import { clockTimeOf, instantOf, shanghaiDay } from '../../formats/shanghaiTime.ts';
import { currentTime } from '../../services/clock.ts';
import { TypedInput } from './TypedInput.tsx';
import { useDateText } from './useDateText.ts';
import { clockOf, useInstantKind, useTimeKind } from './useDateKinds.ts';

/** The props of {@link InstantInput}. */
export interface InstantInputProps extends Omit<DateInputProps, 'kind' | 'renderCalendar' | 'min' | 'max'>, DateLimits {
  /** The time of a day that is chosen in the calendar while the field has none, as `HH:mm`. */
  readonly defaultTime: string;
}

/** An input for a date and a time on the clock of Asia/Shanghai; its values are instants. */
export function InstantInput({ min, max, defaultTime, value, onChange, label, ...input }: InstantInputProps) {
  const text = useDateText();
  const kind = useInstantKind();
  const clock = clockOf(value);
  const limits = { min: dayOf(min), max: dayOf(max) };
  return (
    <DateInput
      {...input}
      {...{ kind, value, onChange, label }}
      renderCalendar={(anchor, close) => (
        <CalendarPopover
          {...{ anchor, label }}
          {...limits}
          day={clock?.day}
          onPick={(day) => onChange(instantOf({ day, time: clock?.time ?? defaultTime }))}
          onClear={() => {
            onChange(null);
            close();
          }}
          onNow={() => onChange(instantOf(clockTimeOf(currentTime())))}
          nowLabel={text('now')}
          onClose={close}
        >
          <TimeRow
            time={clock?.time ?? defaultTime}
            onChange={(time) => onChange(instantOf({ day: clock?.day ?? shanghaiDay(), time }))}
            onDone={close}
          />
        </CalendarPopover>
      )}
    />
  );
}

interface TimeRowProps {
  readonly time: string;
  readonly onChange: (time: string) => void;
  readonly onDone: () => void;
}

/** The time of the chosen day. A text that is not a time stays in the input and changes nothing. */
function TimeRow({ time, onChange, onDone }: TimeRowProps) {
  const text = useDateText();
  const kind = useTimeKind();
  const id = useId();
  const [unread, setUnread] = useState<{ readonly typed: string | null }>();
  return (
    <Row>
      <label htmlFor={id}>{text('time')}</label>
      <TypedInput
        id={id}
        kind={kind}
        value={unread ? unread.typed : time}
        aria-invalid={unread ? true : undefined}
        onChange={(typed) => {
          const isRead = typed !== null && kind.check(typed) === undefined;
          setUnread(isRead ? undefined : { typed });
          if (isRead) onChange(typed);
        }}
      />
      <Button intent="primary" onClick={onDone}>
        {text('done')}
      </Button>
    </Row>
  );
}

function dayOf(limit: string | undefined): string | undefined {
  if (limit === undefined) return undefined;
  return clockTimeOf(limit === 'now' ? currentTime() : limit).day;
}
