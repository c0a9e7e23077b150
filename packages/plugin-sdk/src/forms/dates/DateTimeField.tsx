import { FieldFrame } from '../fields/FieldFrame.tsx';
import { useField } from '../fields/useField.ts';
import { type DateFieldProps, shownBy } from './DateField.tsx';
import { InstantMeaning } from './DateMeaning.tsx';
import { describedBy } from './describedBy.ts';
import { InstantInput } from './InstantInput.tsx';
import { useInstantKind } from './useDateKinds.ts';

/** A {@link DateFieldProps} for a date and time; its limits are instants, and `min` can be `now`. */
export interface DateTimeFieldProps<Values extends object> extends DateFieldProps<Values> {
  /** The time of a day that is chosen in the calendar while the field has none; `00:00` by default. */
  readonly defaultTime?: string | undefined;
}

/**
 * A field for a date and time: RFC 3339 in UTC, or null. The user types and sees the clock of Asia/Shanghai; below it are
 * the zone, how far away the time is, and the time of a computer in another zone.
 *
 * @example
 * <DateTimeField form={form} name="pushTime" label={text('pushTime')} min="now" defaultTime="09:00" />
 */
export function DateTimeField<Values extends object>(props: DateTimeFieldProps<Values>) {
  const { label, hint, isRequired, min, max, defaultTime = '00:00' } = props;
  const kind = useInstantKind();
  const field = useField(props, { show: shownBy(kind), findProblem: (value) => kind.check(value, { min, max }) });
  const meaningId = `${field.id}-meaning`;
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <InstantInput
        {...{ label, min, max, defaultTime }}
        id={field.id}
        value={field.value}
        onChange={field.change}
        onBlur={field.blur}
        {...describedBy(field, meaningId)}
      />
      <InstantMeaning id={meaningId} value={field.value} />
    </FieldFrame>
  );
}
