import { useId, useState } from 'react';
import { Row, Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { type DateLimits, isDay } from './DateKind.ts';
import { DayInput, type DayInputProps } from './DayInput.tsx';
import { useDateText } from './useDateText.ts';
import { useDayKind } from './useDateKinds.ts';

/** The props of {@link PeriodInput}. */
export interface PeriodInputProps {
  /** What happened in the period, as in "Applied"; assistive technology reads it with each of the inputs. */
  readonly label: string;
  /** The first day, `YYYY-MM-DD`; empty for an open period. */
  readonly from: string;
  /** The last day, `YYYY-MM-DD`; empty for an open period. */
  readonly to: string;
  /** Called with an allowed day, or with an empty text, once the user has entered it. */
  readonly onChange: (end: 'from' | 'to', day: string) => void;
}

/** Two inputs for the first and the last day of a period outside of a form, such as a filter. */
export function PeriodInput({ label, from, to, onChange }: PeriodInputProps) {
  const text = useDateText();
  const range = isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
  return (
    <Row wrap align="baseline">
      <PeriodEnd
        label={text('from', { name: label })}
        day={from}
        range={range}
        max={to || undefined}
        onChange={(day) => onChange('from', day)}
      />
      <span aria-hidden="true">{text('until')}</span>
      <PeriodEnd
        label={text('to', { name: label })}
        day={to}
        range={range}
        min={from || undefined}
        onChange={(day) => onChange('to', day)}
      />
    </Row>
  );
}

interface PeriodEndProps extends DateLimits, Pick<DayInputProps, 'label' | 'range'> {
  readonly day: string;
  readonly onChange: (day: string) => void;
}

/** Typed text takes effect when the user leaves the input: on the way to a day, the text may be another day. */
function PeriodEnd({ label, day, range, min, max, onChange }: PeriodEndProps) {
  const problemId = useId();
  const kind = useDayKind();
  // The entered text, and the day that it is to replace; a day from elsewhere replaces it.
  const [entered, setEntered] = useState<{ readonly day: string; readonly value: string | null }>();
  const [isCommitted, setCommitted] = useState(false);
  const value = entered?.day === day ? entered.value : day;
  const problem = isCommitted ? kind.check(value, { min, max }) : undefined;
  return (
    <Stack gap={4} className="bdk-period-end">
      <DayInput
        {...{ label, value, range, min, max }}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={(next) => {
          setEntered({ day, value: next });
          setCommitted(false);
        }}
        onCommit={(next) => {
          setCommitted(true);
          if (kind.check(next, { min, max }) === undefined && (next ?? '') !== day) onChange(next ?? '');
        }}
      />
      {problem !== undefined && (
        <Text as="p" id={problemId} tone="failed" size="small" role="status">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
