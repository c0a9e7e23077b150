import { FieldFrame } from '../fields/FieldFrame.tsx';
import { useField } from '../fields/useField.ts';
import { type DateFieldProps, shownBy } from './DateField.tsx';
import { TypedInput } from './TypedInput.tsx';
import { useTimeKind } from './useDateKinds.ts';

/**
 * A field for a time of day: `HH:mm`, or null; its limits are times of day. The user types it with 24 hours, or with am
 * and pm in English and 上午 and 下午 in Chinese.
 */
export function TimeField<Values extends object>(props: DateFieldProps<Values>) {
  const { label, hint, isRequired, min, max, isReadOnly = false } = props;
  const kind = useTimeKind();
  const field = useField(props, { show: shownBy(kind), findProblem: (value) => kind.check(value, { min, max }) });
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <div className="bdk-short">
        <TypedInput
          kind={kind}
          id={field.id}
          value={field.value}
          onChange={field.change}
          onBlur={field.blur}
          readOnly={isReadOnly}
          {...field.ariaProps}
        />
      </div>
    </FieldFrame>
  );
}
