import type { FieldPath } from 'react-hook-form';
import { Row } from '../../kit/Stack.tsx';
import { FieldGroup, FieldMessages } from '../fields/FieldFrame.tsx';
import { useField } from '../fields/useField.ts';
import { type DateFieldProps, shownBy } from './DateField.tsx';
import { isDay } from './DateKind.ts';
import { DayInput } from './DayInput.tsx';
import { useDateText } from './useDateText.ts';
import { useDayKind } from './useDateKinds.ts';

/** A {@link DateFieldProps} for a first and a last day. */
export interface DateRangeFieldProps<Values extends object> extends Omit<DateFieldProps<Values>, 'name'> {
  /** The dotted path of the first day. */
  readonly from: FieldPath<Values>;
  /** The dotted path of the last day, which is included. */
  readonly to: FieldPath<Values>;
}

/** A field for a first and a last day, each `YYYY-MM-DD` or null. The last day cannot be before the first. */
export function DateRangeField<Values extends object>(props: DateRangeFieldProps<Values>) {
  const { form, label, hint, isRequired, min, max, isReadOnly = false } = props;
  const text = useDateText();
  const kind = useDayKind();
  const [fromLabel, toLabel] = [text('from', { name: label }), text('to', { name: label })];
  const first = useField(
    { ...props, name: props.from, label: fromLabel },
    { show: shownBy(kind), findProblem: (value) => kind.check(value, { min, max }) },
  );
  const last = useField(
    { ...props, name: props.to, label: toLabel },
    {
      show: shownBy(kind),
      findProblem(value) {
        const from: unknown = form.methods.getValues(props.from as never);
        return isDay(from) && isDay(value) && value < from ? text('problem.order') : kind.check(value, { min, max });
      },
    },
  );
  const [from, to] = [first.value, last.value];
  const range = isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
  const shared = { range, readOnly: isReadOnly };
  return (
    <FieldGroup label={label} isRequired={isRequired}>
      <Row wrap>
        <DayInput
          {...shared}
          {...{ min, max: isDay(to) ? to : max }}
          id={first.id}
          label={fromLabel}
          aria-label={fromLabel}
          value={from}
          onChange={(value) => {
            first.change(value);
            // Whether the last day is in order depends on the first.
            if (last.error !== undefined) void form.methods.trigger(props.to as never);
          }}
          onBlur={first.blur}
          {...first.ariaProps}
        />
        <span aria-hidden="true">{text('until')}</span>
        <DayInput
          {...shared}
          {...{ min: isDay(from) ? from : min, max }}
          id={last.id}
          label={toLabel}
          aria-label={toLabel}
          value={to}
          onChange={last.change}
          onBlur={last.blur}
          {...last.ariaProps}
        />
      </Row>
      <FieldMessages field={first} />
      <FieldMessages field={last} hint={hint} />
    </FieldGroup>
  );
}
