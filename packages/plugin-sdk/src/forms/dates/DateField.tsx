import { FieldFrame } from '../fields/FieldFrame.tsx';
import { type FieldProps, useField } from '../fields/useField.ts';
import type { DateLimits } from './DateKind.ts';
import { DayMeaning } from './DateMeaning.tsx';
import { DayInput } from './DayInput.tsx';
import { describedBy } from './describedBy.ts';
import { useDayKind } from './useDateKinds.ts';

/** A {@link FieldProps} for dates. */
export interface DateFieldProps<Values extends object> extends FieldProps<Values>, DateLimits {}

/**
 * A field for a day: `YYYY-MM-DD`, or null. The user types it, as ISO or in the order of the language, or chooses it in a
 * calendar. A typed text that is not a day stays the value, and the field names the expected form.
 *
 * @example
 * <DateField form={form} name="effectiveDate" label={text('effectiveDate')} min={shanghaiDay()} isRequired />
 */
export function DateField<Values extends object>(props: DateFieldProps<Values>) {
  const { label, hint, isRequired, min, max } = props;
  const kind = useDayKind();
  const field = useField(props, { show: shownBy(kind), findProblem: (value) => kind.check(value, { min, max }) });
  const meaningId = `${field.id}-meaning`;
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <DayInput
        {...{ label, min, max }}
        id={field.id}
        value={field.value}
        onChange={field.change}
        onBlur={field.blur}
        {...describedBy(field, meaningId)}
      />
      <DayMeaning id={meaningId} value={field.value} />
    </FieldFrame>
  );
}

/** Shows no value as nothing, so that a conflict shows its dash. */
export function shownBy(kind: { readonly show: (value: unknown) => string }) {
  return (value: unknown) => kind.show(value) || undefined;
}
